import type { ReaderPage } from '#contract/readerApi.schema.ts'
import type { PublicReads } from './publicReads.ts'
import type { Publication } from './site.shape.ts'

/** The input of every answer. */
export interface ReaderRequest {
  reads: PublicReads
  /** Requested at once and awaited late, so that it is read in parallel with the page's own document. */
  settings: Promise<Publication>
  /** The public address of the site, without a trailing slash. */
  siteUrl: string
  /** Page of a list, from 1. */
  page: number
}

/** A page, or null where there is none for readers. */
export type FoundPage = ReaderPage | null
