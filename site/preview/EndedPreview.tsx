import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { NoticePage } from '../components/NoticePage.tsx'

/** Renders the page of a link that has ended, was cut, or names a document that is gone. */
export function EndedPreview({ site, now }: { site: ReaderSite; now: Date }) {
  return (
    <NoticePage
      site={site}
      now={now}
      label="Preview"
      headline="This preview has ended"
      wayOn={{ href: '/', label: 'Read today’s front page' }}
    >
      <p>
        Links to previews work for 24 hours at most. They end when what they show is published, taken back or deleted.
        Ask the person who sent you this one for a new link.
      </p>
    </NoticePage>
  )
}
