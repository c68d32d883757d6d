import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { plainLetters } from '#collections/posts-list/plainLetters.ts'
import { numericIds } from '#database/numericIds.ts'
import { comparedTitle } from '../desk-search/deskDocument.shape.ts'
import { matchOf, queryMatches } from '../desk-search/deskMatch.ts'
import { withoutExcluded, wordsOf } from '../search/terms.ts'

// Collections that are searched by name.
const namedCollections = ['tags', 'authors', 'sections', 'post-sources', 'pages'] as const
export type NamedCollection = (typeof namedCollections)[number]

// Pages have a title.
const nameFieldOf = (collection: NamedCollection): 'name' | 'title' => (collection === 'pages' ? 'title' : 'name')

// Those with drafts and a trash.
const published: readonly NamedCollection[] = ['sections', 'pages']

export interface NamedItem {
  id: string
  name: string
}

export interface NamedPage {
  items: NamedItem[]
  pagination: { totalItems: number; totalPages: number }
}

export interface NameSearch {
  /** Words that the name must contain. An empty text finds nothing. */
  text: string
  /** From 1. */
  page?: number
  pageSize?: number
  /** Leaves out what readers cannot see. */
  isSeenByReaders?: boolean
}

// As many as fit below a search field with little scrolling.
const defaultPageSize = 20

const row = z.object({ id: z.coerce.string(), name: z.string(), total: z.coerce.number() })

/**
 * Returns documents by their names: the very name first, then what begins with the text, then the rest by the alphabet. A
 * name is found by parts of its words and by other forms of them, without accents; a page by its text, too.
 */
export async function searchByName(
  req: PayloadRequest,
  collection: NamedCollection,
  { text, page = 1, pageSize = defaultPageSize, isSeenByReaders = false }: NameSearch,
): Promise<NamedPage> {
  const match = await matchOf(req, collection, text)
  if (!match) return { items: [], pagination: { totalItems: 0, totalPages: 0 } }
  const hasLife = published.includes(collection)
  const kept = hasLife ? sql`AND named.deleted_at IS NULL` : sql``
  const seen = hasLife && isSeenByReaders ? sql`AND named._status = 'published'` : sql``
  const words = wordsOf(withoutExcluded(text))
  const parts = [...words.map((word) => sql`desk.title LIKE ${`%${plainLetters(word)}%`}`), match.isAllowed]
  const sought = comparedTitle(text)
  const items = await queryMatches(
    req,
    sql`
    WITH titled AS MATERIALIZED (SELECT desk.id FROM ${match.table} WHERE ${match.isInTitle}),
    desk AS MATERIALIZED (
      SELECT desk.id, desk.title FROM ${match.table} WHERE ${match.isFound} OR (${sql.join(parts, sql` AND `)})
    )
    SELECT named.id, named.${sql.identifier(nameFieldOf(collection))} AS name, count(*) OVER () AS total
    FROM desk JOIN ${sql.identifier(collection.replaceAll('-', '_'))} AS named ON named.id = desk.id
    WHERE true ${kept} ${seen}
    ORDER BY desk.title <> ${sought}, desk.title NOT LIKE ${`${sought}%`}, desk.id NOT IN (SELECT id FROM titled),
      desk.title, named.id
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    row,
  )
  const totalItems = items[0]?.total ?? 0
  return {
    items: items.map(({ id, name }) => ({ id, name })),
    pagination: { totalItems, totalPages: Math.ceil(totalItems / pageSize) },
  }
}

/** Documents by id, in the order of the ids. What is gone, or is no id of this collection, is missing. */
export async function namesOf(
  req: PayloadRequest,
  collection: NamedCollection,
  ids: readonly string[],
): Promise<NamedItem[]> {
  const numbers = numericIds(ids)
  if (numbers.length === 0) return []
  const field = nameFieldOf(collection)
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: numbers } },
    select: { [field]: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const found = new Map(docs.map((document) => [String(document.id), Reflect.get(document, field)]))
  return [...new Set(ids)].flatMap((id) => {
    const name = found.get(id)
    return typeof name === 'string' ? [{ id, name }] : []
  })
}
