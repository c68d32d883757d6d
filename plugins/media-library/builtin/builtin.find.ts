import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { executeAccess, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { query as runQuery } from '#database/sql.ts'
import { type DeskMatch, matchOf, queryMatches } from '../../desk-search/deskMatch.ts'
import { documentConditions } from '../../posts-list/rowConditions.ts'
import type { MediaQuery, TimeRange } from '../provider/mediaProvider.types.ts'

const idRow = z.object({ id: z.number() })
const countRow = z.object({ total: z.coerce.number() })

// Matches from which on a page of them is looked for in the order of the library.
const many = 1000

interface MediaIds {
  ids: number[]
  found: number
}

/** Returns the ids of a page of the library, and the number of all that the person may see. */
export async function findMedia(req: PayloadRequest, query: MediaQuery): Promise<MediaIds> {
  const { payload } = req
  const where = whereOf(query, query.creator ? await peopleCalled(req, query.creator) : [])
  const readable = await executeAccess({ req }, payload.collections.media.config.access.read)
  const all = [where, ...(typeof readable === 'object' ? [readable] : [])]
  const { media } = payload.db.tables
  const rows = {
    media,
    condition: documentConditions(payload, 'media', all).condition,
    isUnlimited: all.every((limit) => Object.values(limit).flat().length === 0),
    start: query.start,
    page: sql`ORDER BY ${orderOf(query, media)} LIMIT ${query.limit} OFFSET ${query.start}`,
  }
  if (query.keyword.trim() !== '') {
    const match = await matchOf(req, 'media', query.keyword)
    return match ? findMatches(req, rows, match) : { ids: [], found: 0 }
  }
  const [ids, counted] = await Promise.all([
    runQuery(req, inOrder(rows), idRow),
    runQuery(req, sql`SELECT count(*) AS total FROM ${media} WHERE ${rows.condition}`, countRow),
  ])
  return { ids: ids.map(({ id }) => id), found: counted[0]?.total ?? 0 }
}

// The items that a person may see and that fit the filters, and the page of them.
interface MediaRows {
  media: PayloadRequest['payload']['db']['tables'][string]
  condition: SQL
  isUnlimited: boolean
  start: number
  page: SQL
}

const inOrder = ({ media, condition, page }: MediaRows, isMatch: SQL = sql`true`): SQL =>
  sql`SELECT ${media.id} AS id FROM ${media} WHERE ${condition} AND ${isMatch} ${page}`

// Many matches are gone through in the order of the library until the page is full; few are found at once.
async function findMatches(req: PayloadRequest, rows: MediaRows, { table, isFound }: DeskMatch): Promise<MediaIds> {
  const { media, condition, isUnlimited, page, start } = rows
  const desk = sql`WITH desk AS MATERIALIZED (SELECT desk.id FROM ${table} WHERE ${isFound})`
  const joined = sql`${media} JOIN desk ON desk.id = ${media.id} WHERE ${condition}`
  const count = isUnlimited
    ? sql`SELECT count(*) AS total FROM ${table} WHERE ${isFound}`
    : sql`${desk} SELECT count(*) AS total FROM ${joined}`
  const found = (await queryMatches(req, count, countRow))[0]?.total ?? 0
  const isMatch = sql`EXISTS (SELECT FROM ${table} WHERE desk.id = ${media.id} AND ${isFound} OFFSET 0)`
  const isGoneThrough = found >= many && start < many
  const statement = isGoneThrough
    ? inOrder(rows, isMatch)
    : sql`${desk} SELECT ${media.id} AS id FROM ${joined} ${page}`
  return { ids: (await queryMatches(req, statement, idRow)).map(({ id }) => id), found }
}

// Returns ids of people by a part of their name, in a query of its own: joining them to every item takes several times
// as long. Their names are shown with their items, to every user who may see those.
const peopleCalled = async (req: PayloadRequest, name: string): Promise<number[]> => {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { name: { contains: name } },
    pagination: false,
    select: {},
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id }) => Number(id))
}

const orderOf = ({ sortBy, sortDirection }: MediaQuery, media: PayloadRequest['payload']['db']['tables'][string]) => {
  const direction = sql.raw(sortDirection === 'descending' ? 'DESC' : 'ASC')
  // What came in the same moment keeps one order, so that no page repeats or skips anything.
  return sql`${sortBy === 'name' ? media.filename : media.createdAt} ${direction}, ${media.id} ${direction}`
}

// `makers`: ids of the people who are called as the question's creator.
const whereOf = ({ scheme, creator, created, uploaded }: MediaQuery, makers: readonly number[]): Where => {
  const conditions: Where[] = []
  if (creator) conditions.push({ or: [{ credit: { contains: creator } }, { createdBy: { in: [...makers] } }] })
  if (scheme !== 'all') conditions.push({ scheme: { equals: scheme } })
  if (uploaded) conditions.push(within('createdAt', uploaded))
  if (created) {
    const isKnown = within('takenAt', created)
    conditions.push({ or: [isKnown, { and: [{ takenAt: { exists: false } }, within('createdAt', created)] }] })
  }
  return { and: conditions }
}

const within = (field: string, { from, before }: TimeRange): Where => ({
  [field]: { greater_than_equal: from.toISOString(), less_than: before.toISOString() },
})
