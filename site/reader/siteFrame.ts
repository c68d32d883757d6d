import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { lastKnownSite, readPage } from './readerApi.ts'

/** Returns masthead and footer for a page that is no content, as the page of all newsletters has them. */
export function siteFrame(): Promise<ReaderSite> {
  return readPage('/newsletters', 1).then(
    (answer) => (answer.status === 200 ? answer.page.site : lastKnownSite()),
    () => lastKnownSite(),
  )
}
