import { z } from 'zod'
import { languageOf } from '#blocks/core/language.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderNewsSitemap } from '#contract/readerApi.schema.ts'
import type { ReaderRequest } from './answer.types.ts'
import { loadSite } from './frame.load.ts'

const maxAge = 48 * 60 * 60 * 1000
const maxLength = 1000

const source = {
  collection: 'posts',
  row: z.object({
    id: z.union([z.string(), z.number()]),
    path: z.string(),
    headline: z.string(),
    publishDateTime: z.string(),
    language: z.string().nullish(),
  }),
  tagOf: () => cacheTag.posts,
} as const

/** Returns the posts of the last 48 hours, newest first, at most 1,000: the limits of news search engines. */
export async function answerNewsSitemap(request: ReaderRequest, now: Date): Promise<ReaderNewsSitemap> {
  const since = new Date(now.getTime() - maxAge).toISOString()
  const [site, rows] = await Promise.all([
    loadSite(request),
    request.reads.many(source, {
      // News search engines take no advertisements.
      where: { publishDateTime: { greater_than: since }, type: { not_equals: 'sponsored' } },
      sort: '-publishDateTime',
      limit: maxLength,
    }),
  ])
  const posts = rows.map(({ language, path, headline, publishDateTime }) => ({
    path,
    headline,
    publishDateTime,
    language: language ? languageOf(language) : null,
  }))
  return { site, posts, tags: [cacheTag.posts, cacheTag.settings] }
}
