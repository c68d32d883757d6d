import { clockTime } from '#blocks/core/player/playback.rules.ts'
import type { ReaderTranscript } from '#contract/reader.schema.ts'
import { momentFragment, transcriptParts } from '#contract/transcript.ts'

/** Renders the words of a recording, folded up. A time leads to itself: the player goes there, too. */
export function Transcript({ transcript }: { transcript: ReaderTranscript }) {
  return (
    <details className="transcript">
      <summary className="transcript__title">Transcript</summary>
      <div className="transcript__text">
        {transcriptParts(transcript).map(({ start, speaker, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity, and the list never changes
          <p key={index} className="transcript__part" id={start === null ? undefined : momentFragment(start).slice(1)}>
            {start === null ? null : (
              <a className="transcript__time" href={momentFragment(start)}>
                {clockTime(start)}
              </a>
            )}
            <span className="transcript__words" dir="auto">
              {speaker ? <strong className="transcript__speaker">{speaker}: </strong> : null}
              {text}
            </span>
          </p>
        ))}
      </div>
    </details>
  )
}
