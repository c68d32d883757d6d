import type { Payload } from 'payload'
import type { z } from 'zod'
import { plainTextOf } from '#collections/fields/plainTextOf.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import type { SharedCollection, SharedDocumentName } from '../collaboration/room/documentKey.ts'
import type { ReaderRequest } from '../reader-api/answer.types.ts'
import { articlePage } from '../reader-api/article.answer.ts'
import { homePage } from '../reader-api/home.answer.ts'
import { sectionPage } from '../reader-api/listing.answer.ts'
import { issuePage } from '../reader-api/newsletters.answer.ts'
import { sources } from '../reader-api/sources.ts'
import { staticPage } from '../reader-api/staticPage.answer.ts'
import { type Draft, readDraft } from './draft.read.ts'

interface Maker {
  row: z.ZodObject
  page: (request: ReaderRequest, draft: Draft, now: Date) => Promise<ReaderPage | null>
}

// Makers by collection. A field that a draft lacks gets the value that a publication would give it now.
const makers: Record<SharedCollection, Maker> = {
  posts: {
    row: sources.articles.row,
    page: (request, draft, now) =>
      articlePage(
        request,
        sources.articles.row.parse({
          ...draft,
          headline: draft.headline || 'No headline yet',
          subheadText: plainTextOf(draft.subhead),
          path: draft.path ?? '/',
          publishDateTime: draft.publishDateTime ?? now.toISOString(),
        }),
      ),
  },
  newsletters: {
    row: sources.issues.row,
    page: async (request, draft, now) => {
      const row = sources.issues.row.parse({
        ...draft,
        title: draft.title || 'No title yet',
        slug: draft.slug ?? '',
        publishDateTime: draft.publishDateTime ?? now.toISOString(),
      })
      const lists = row.list === null ? null : await request.reads.byIds(sources.newsletterPages, [row.list])
      return issuePage(request, row, lists?.get(row.list ?? '') ?? null)
    },
  },
  sections: {
    row: sources.sectionPages.row,
    page: (request, draft) =>
      sectionPage(
        request,
        sources.sectionPages.row.parse({ ...draft, name: draft.name || 'No name yet', slug: draft.slug ?? '' }),
      ),
  },
  pages: {
    row: sources.pages.row,
    page: (request, draft) =>
      staticPage(
        request,
        sources.pages.row.parse({ ...draft, title: draft.title || 'No title yet', slug: draft.slug ?? '' }),
      ),
  },
  // Readers get its blocks within stories, and never its title.
  'reusable-blocks': {
    row: sources.pages.row.omit({ slug: true, title: true }),
    page: (request, draft) =>
      staticPage(request, sources.pages.row.parse({ ...draft, title: 'A story with this block', slug: '' })),
  },
  fronts: {
    row: sources.fronts.row,
    page: (request, draft) => homePage(request, sources.fronts.row.parse(draft).body, null),
  },
}

/**
 * Returns the page of a document as it is being written. References are resolved as for readers.
 * @returns null for a document that does not exist or is in the trash
 */
export async function draftPage(
  payload: Payload,
  request: ReaderRequest,
  document: SharedDocumentName,
  now: Date,
): Promise<ReaderPage | null> {
  const { row, page } = makers[document.collection]
  const draft = await readDraft(payload, document, Object.keys(row.shape))
  return draft && page(request, draft, now)
}
