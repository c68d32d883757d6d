import type { ReaderPage } from '#contract/readerApi.schema.ts'
import type { PublicReads } from './publicReads.ts'
import type { Publication } from './site.shape.ts'

/** What every answer is made with. */
export interface ReaderRequest {
  reads: PublicReads
  /** ReaderRequest for at once and waited for late, so that it is read side by side with the page's own document. */
  settings: Promise<Publication>
  /** The public address of the site, without a trailing slash. */
  siteUrl: string
  /** Which page of a list, from 1. */
  page: number
}

/** A page, or null where readers get none. */
export type FoundPage = ReaderPage | null
