import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { query } from '#database/sql.ts'
import { numericIds } from './numericIds.ts'

/** Collections that are searched by name. */
const namedCollections = ['tags', 'authors', 'sections', 'post-sources', 'pages'] as const
export type NamedCollection = (typeof namedCollections)[number]

/** Pages have a title. */
const nameFieldOf = (collection: NamedCollection): 'name' | 'title' => (collection === 'pages' ? 'title' : 'name')

/** Those with drafts and a trash. */
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

/** As many as fit below a search field with little scrolling. */
const defaultPageSize = 20

const row = z.object({ id: z.coerce.string(), name: z.string(), total: z.coerce.number() })

/**
 * Documents by parts of their name: the very name first, then what begins with the text, then the rest by the alphabet.
 * One statement over an index, which Payload has no words for: it cannot sort by how well something fits.
 */
export const searchByName = async (
  { payload }: PayloadRequest,
  collection: NamedCollection,
  { text, page = 1, pageSize = defaultPageSize, isSeenByReaders = false }: NameSearch,
): Promise<NamedPage> => {
  const sought = text.trim()
  const words = sought.split(/\s+/).filter(Boolean).map(asPattern)
  if (words.length === 0) return { items: [], pagination: { totalItems: 0, totalPages: 0 } }
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const name = sql.identifier(nameFieldOf(collection))
  const hasLife = published.includes(collection)
  const kept = hasLife ? sql`AND deleted_at IS NULL` : sql``
  const seen = hasLife && isSeenByReaders ? sql`AND _status = 'published'` : sql``
  const items = await query(
    { payload },
    sql`
    SELECT id, ${name} AS name, count(*) OVER () AS total FROM ${table}
    WHERE ${sql.join(
      words.map((word) => sql`${name} ILIKE ${`%${word}%`}`),
      sql` AND `,
    )} ${kept} ${seen}
    ORDER BY lower(${name}) <> lower(${sought}), ${name} NOT ILIKE ${`${asPattern(sought)}%`}, lower(${name}), id
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    row,
  )
  const totalItems = items[0]?.total ?? 0
  return {
    items: items.map(({ id, name }) => ({ id, name })),
    pagination: { totalItems, totalPages: Math.ceil(totalItems / pageSize) },
  }
}

/** Wildcards of SQL are letters here. */
const asPattern = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** Documents by id, in the order of the ids. What is gone, or is no id of this collection, is missing. */
export const namesOf = async (
  req: PayloadRequest,
  collection: NamedCollection,
  ids: readonly string[],
): Promise<NamedItem[]> => {
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
