import { z } from 'zod'
import { type PageKind, pageKinds } from '#contract/readerEvents.schema.ts'

const withKind = z.object({ page: z.object({ kind: z.enum(pageKinds) }) })

/** Returns the kind of a page, by which it is counted; "other" for one that has none. */
export function kindOfPage(pageProps: unknown): PageKind {
  return withKind.safeParse(pageProps).data?.page.kind ?? 'other'
}
