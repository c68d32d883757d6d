import { dateTimeLabel, fullDateTime } from '#blocks/core/publicationDate.ts'
import { PublishTime } from '#blocks/core/teaser/PublishTime.tsx'
import type { ReaderArticle, ReaderCredits, ReaderSite } from '#contract/readerApi.schema.ts'
import { readingTime } from '../format/labels.ts'
import { Picture } from '../images/Picture.tsx'
import { AuthorList } from './AuthorList.tsx'
import { notesId } from './StoryNotes.tsx'

interface Props {
  article: ReaderArticle
  credits: ReaderCredits
  now: Date
  site: Pick<ReaderSite, 'language' | 'timeZone'>
}

/** Shows the authors of a story and the times of its publication and update, in the publication's language. */
export function Byline({ article, credits, now, site }: Props) {
  const { language, timeZone } = site
  // With several authors the by-line is their names alone: the boxes below the story introduce them.
  const only = article.authors.length === 1 ? credits.authors[0] : undefined
  return (
    <div className="byline">
      {only?.portrait ? (
        <div className="byline__portrait">
          <Picture media={only.portrait} alt="" sizes="44px" aspectRatio={1} />
        </div>
      ) : null}
      <div className="byline__words">
        {article.authors.length > 0 ? (
          <p className="byline__authors">
            <bdi {...language}>
              By <AuthorList authors={article.authors} />
              {only?.role ? <span className="byline__role">, {only.role}</span> : null}
            </bdi>
          </p>
        ) : null}
        <p className="byline__time">
          <bdi {...language}>
            <PublishTime published={article.publishDateTime} now={now} timeZone={timeZone} />
            <span className="byline__date">{dateTimeLabel(new Date(article.publishDateTime), timeZone)}</span>
            {article.type === 'episode' ? null : (
              <span className="byline__length">{readingTime(article.wordCount)}</span>
            )}
          </bdi>
        </p>
        {article.updated ? (
          <p className="byline__time">
            <bdi {...language}>
              <UpdateTime updated={new Date(article.updated)} timeZone={timeZone} isExplained={hasNotes(article)} />
            </bdi>
          </p>
        ) : null}
      </div>
    </div>
  )
}

const hasNotes = ({ corrections }: ReaderArticle): boolean => corrections.length > 0

interface UpdateProps {
  updated: Date
  timeZone: string
  // True when the page has notes about the changes.
  isExplained: boolean
}

function UpdateTime({ updated, timeZone, isExplained }: UpdateProps) {
  const words = (
    <>
      {/* One text: a space of its own, drawn before the time has arrived, counts as one that moves. */}
      {'Updated '}
      <time dateTime={updated.toISOString()} title={fullDateTime(updated, timeZone)}>
        {dateTimeLabel(updated, timeZone)}
      </time>
    </>
  )
  return isExplained ? (
    <a className="byline__updated" href={`#${notesId}`}>
      {words}
    </a>
  ) : (
    <span className="byline__updated">{words}</span>
  )
}
