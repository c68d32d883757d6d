/**
 * The search of readers: what can be asked (`GET /api/reader/search`, `/search` of the reader site) and what is answered.
 * The back office types its answers by these schemas, the reader site checks answers with them.
 */
import { z } from 'zod'
import { readerTeaser } from './reader.schema.ts'
import { readerSite } from './readerApi.schema.ts'

/** The limits of a search. */
export const searchLimits = {
  /** Characters of the text. */
  text: 200,
  /** Results on a page. */
  pageLength: 20,
  /** The newest results that are ranked and listed. */
  depth: 500,
}

const lastPage = searchLimits.depth / searchLimits.pageLength

/** The types of posts, with the words that a filter shows. */
export const searchedTypes = { article: 'Articles', opinion: 'Opinion', sponsored: 'Sponsored', episode: 'Episodes' }

export type SearchedType = keyof typeof searchedTypes

/** Removes what is no text (control characters, halves of characters) and makes all empty space one space. */
export function searchText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

const pageMessage = `must be a whole number from 1 to ${lastPage}`

// A form sends empty fields, too.
const filled = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

// Returns a check of a date of the years that a paper can have; a database has no others.
const dated = (schema: z.ZodType) => (text: string) => /^[12]\d{3}-/u.test(text) && schema.safeParse(text).success

const slug = filled(z.string().max(200, 'must have at most 200 characters').transform(searchText))
const day = filled(z.string().refine(dated(z.iso.date()), 'must be a day, such as 2026-01-31'))

/** The parameters of a search. Each message follows the parameter's name: "page must be …". */
export const searchQuery = z.object({
  /** Words; "phrases" in quotation marks; `or`; `-` before what must not occur. */
  q: z
    .string()
    .transform(searchText)
    .pipe(z.string().max(searchLimits.text, `must have at most ${searchLimits.text} characters`))
    .default(''),
  /** The slug of a section. */
  section: slug,
  /** The slug of an author. */
  author: slug,
  type: filled(
    z.enum(['article', 'opinion', 'sponsored', 'episode'], 'must be article, opinion, sponsored or episode'),
  ),
  /** Days in the publication's time zone, both included. */
  from: day,
  to: day,
  sort: filled(z.enum(['relevance', 'date'], 'must be relevance or date')).transform((sort) => sort ?? 'relevance'),
  page: filled(z.coerce.number(pageMessage).int(pageMessage).min(1, pageMessage).max(lastPage, pageMessage)).transform(
    (page) => page ?? 1,
  ),
  /** Of the first page of results: later pages leave out what was published since, so that nothing moves. */
  asOf: filled(z.string().refine(dated(z.iso.datetime()), 'must be a time, such as 2026-01-31T12:00:00.000Z')),
})

export type SearchQuery = z.output<typeof searchQuery>

// Running text in pieces; those that were searched for are matches.
const snippet = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))

export type SearchSnippet = z.infer<typeof snippet>

// A story or a page. The snippet is empty where the words stand in the title only.
const hit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('post'),
    post: readerTeaser,
    snippet,
    // The second of an episode's recording at which the words are said; null where that is not known.
    moment: z.number().nullable(),
  }),
  z.object({ kind: z.literal('page'), id: z.string(), title: z.string(), url: z.string(), snippet }),
])

export type SearchHit = z.infer<typeof hit>

const choice = z.object({ value: z.string(), label: z.string(), count: z.number() })

export type SearchChoice = z.infer<typeof choice>

const named = z.object({
  kind: z.enum(['author', 'section', 'tag', 'page', 'newsletter']),
  label: z.string(),
  href: z.string(),
})

export type SearchName = z.infer<typeof named>

/** Why a search is answered with 503. */
export const searchFaults = {
  tooSlow: 'This search takes too long. Search for fewer or rarer words.',
  unavailable: 'The search does not work right now. Try again in a minute.',
}

/** `GET /api/reader/search?q=…`. */
export const readerSearch = z.object({
  site: readerSite,
  hits: z.array(hit),
  page: z.number(),
  pages: z.number(),
  /** At most 500, which means that or more. */
  total: z.number(),
  /** For `asOf` of further pages. */
  asOf: z.string(),
  /** On the first page of a search without filters. */
  names: z.array(named),
  /** The values that the results have without the filters, the most frequent first. */
  filters: z.object({ sections: z.array(choice), authors: z.array(choice), types: z.array(choice) }),
  /** Another spelling that finds much more; null for none. */
  suggestion: z.string().nullable(),
  /** Only words that occur in almost every text: nothing can be searched for. */
  isTooCommon: z.boolean(),
  /** The newest stories where there are no results. */
  newest: z.array(readerTeaser),
})

export type ReaderSearch = z.infer<typeof readerSearch>
