import { sql } from '@payloadcms/db-postgres/drizzle'
import { executeAccess, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { query as runQuery } from '#database/sql.ts'
import { matchOf, queryMatches } from '../../desk-search/deskMatch.ts'
import { documentConditions } from '../../posts-list/rowConditions.ts'
import type { MediaQuery, TimeRange } from '../provider/mediaProvider.types.ts'

const idRow = z.object({ id: z.number() })
const countRow = z.object({ total: z.coerce.number() })

/** Returns the ids of a page of the library, and the number of all that the person may see. */
export async function findMedia(req: PayloadRequest, query: MediaQuery): Promise<{ ids: number[]; found: number }> {
  const { payload } = req
  const where = whereOf(query, query.creator ? await peopleCalled(req, query.creator) : [])
  const readable = await executeAccess({ req }, payload.collections.media.config.access.read)
  const all = [where, ...(typeof readable === 'object' ? [readable] : [])]
  const { condition } = documentConditions(payload, 'media', all)
  const { media } = payload.db.tables
  const page = sql`ORDER BY ${orderOf(query, media)} LIMIT ${query.limit} OFFSET ${query.start}`
  const match = query.keyword.trim() === '' ? undefined : await matchOf(req, 'media', query.keyword)
  if (match === null) return { ids: [], found: 0 }

  const desk = match && sql`WITH desk AS MATERIALIZED (SELECT desk.id FROM ${match.table} WHERE ${match.isFound})`
  const rows = sql`${media} ${match && sql`JOIN desk ON desk.id = ${media.id}`}`
  const run = match ? queryMatches : runQuery
  const [ids, counted] = await Promise.all([
    run(req, sql`${desk} SELECT ${media.id} AS id FROM ${rows} WHERE ${condition} ${page}`, idRow),
    run(req, sql`${desk} SELECT count(*) AS total FROM ${rows} WHERE ${condition}`, countRow),
  ])
  return { ids: ids.map(({ id }) => id), found: counted[0]?.total ?? 0 }
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
