import { z } from 'zod'
import { maxPathLength } from '#collections/addresses/canonicalPath.ts'

/** Query parameters of the reader API. Each message follows the parameter's name: "page must be …". */

const wholeNumber = (max: number) =>
  z.coerce
    .number({ error: `must be a whole number from 1 to ${max}` })
    .int(`must be a whole number from 1 to ${max}`)
    .min(1, `must be a whole number from 1 to ${max}`)
    .max(max, `must be a whole number from 1 to ${max}`)

export const pageQuery = z.object({
  path: z
    .string({ error: 'is missing: the path that the reader asked for' })
    .startsWith('/', 'must begin with "/"')
    .max(maxPathLength, `must have at most ${maxPathLength} characters`),
  page: wholeNumber(100_000).default(1),
})

const slug = z.string().min(1, 'must not be empty').max(200, 'must have at most 200 characters')

/** At most one of the lists; the whole publication without any. */
export const feedQuery = z
  .object({
    section: slug.optional(),
    tag: slug.optional(),
    author: slug.optional(),
    aggregator: z.literal('1', { error: 'must be 1' }).optional(),
  })
  .refine((lists) => Object.values(lists).filter(Boolean).length <= 1, 'names more than one list')
  .transform(({ section, tag, author, aggregator }) => {
    if (aggregator !== undefined) return { kind: 'aggregator' as const }
    if (section !== undefined) return { kind: 'section' as const, slug: section }
    if (tag !== undefined) return { kind: 'tag' as const, slug: tag }
    return author === undefined ? null : { kind: 'author' as const, slug: author }
  })

export const toolQuery = z
  .object({ assistant: slug.optional(), forum: z.string().max(20).optional() })
  .refine(({ assistant, forum }) => (assistant === undefined) !== (forum === undefined), 'names one of both')

export const podcastQuery = z.object({ show: slug })

export const episodeQuery = z.object({ id: wholeNumber(2_147_483_647) })

export const captionsQuery = z.object({ id: wholeNumber(2_147_483_647), language: z.string().max(20).optional() })

export const sitemapQuery = z.object({ part: wholeNumber(100_000).optional() })

export const newsSitemapQuery = z.object({})

export const programsQuery = z.object({})

export const adsQuery = z.object({})
