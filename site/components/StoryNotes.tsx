import { dateTimeLabel, fullDateTime } from '#blocks/core/publicationDate.ts'
import type { ReaderCorrection, ReaderSite } from '#contract/readerApi.schema.ts'
import { correctionLabels } from '../format/labels.ts'

interface Props {
  corrections: readonly ReaderCorrection[]
  site: Pick<ReaderSite, 'language' | 'timeZone'>
}

/** Fragment of the notes on a story's page. */
export const notesId = 'corrections'

/** Lists corrections, clarifications and updates below a story, newest first. */
export function StoryNotes({ corrections, site: { language, timeZone } }: Props) {
  if (corrections.length === 0) return null
  return (
    <aside className="story-notes" id={notesId} aria-label="Corrections and updates">
      {corrections.map(({ kind, date, text }) => {
        const moment = new Date(date)
        return (
          <div key={`${kind} ${date}`} className="story-notes__note">
            <p className="story-notes__head">
              <bdi {...language}>
                <strong className="story-notes__kind">{correctionLabels[kind]}</strong>
                <time dateTime={moment.toISOString()} title={fullDateTime(moment, timeZone)}>
                  {dateTimeLabel(moment, timeZone)}
                </time>
              </bdi>
            </p>
            <p className="story-notes__text" dir="auto">
              {text}
            </p>
          </div>
        )
      })}
    </aside>
  )
}
