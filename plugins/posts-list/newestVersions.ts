import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { executeAccess } from 'payload'
import { z } from 'zod'
import type { ListedCollection } from '#collections/posts-list/listModels.ts'
import type { ListFind } from '#collections/posts-list/listWhere.ts'
import { query } from '#database/sql.ts'
import { versionConditions } from './versionConditions.ts'

export interface PageOfIds {
  ids: number[]
  totalItems: number
}

/** Items before a page, beyond which a list is counted first and read from whichever end is nearer. */
const far = 1000

const idRow = z.object({ id: z.number() })
const countRow = z.object({ total: z.coerce.number() })
const foundRow = countRow.extend({ ids: z.array(z.number()) })

/**
 * Returns the documents on a page of a list, newest version each, and their total number, as far as the person behind
 * the request may read. Payload finds the same, but joins the tags and authors of all versions to look for one of them,
 * groups that by document, and does so twice.
 */
export const newestVersions = async (
  req: PayloadRequest,
  collection: ListedCollection,
  { where, trash, sort }: ListFind,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<PageOfIds> => {
  const readable = await executeAccess({ req }, req.payload.collections[collection].config.access.read)
  const { condition, isLookedUp } = versionConditions(req.payload, collection, [
    where,
    ...(typeof readable === 'object' ? [readable] : []),
    ...(trash ? [] : [{ deletedAt: { exists: false } }]),
  ])
  const versions = req.payload.db.tables[`_${collection}_v`]
  // What was changed in the same moment keeps one order, so that no page repeats or skips anything.
  const order = [...sort.map(keyOf), { name: 'parent', isDescending: sort[0]?.startsWith('-') ?? false }]
  const orderBy = (isReversed = false) =>
    sql.join(
      order.map(({ name, isDescending }) =>
        isDescending === isReversed ? sql`${versions[name]}` : sql`${versions[name]} DESC`,
      ),
      sql`, `,
    )
  const offset = (page - 1) * pageSize

  if (isLookedUp) {
    // All that fits is found once, whatever order it is wanted in: to go through an index in that order until a page is
    // full takes long where little fits.
    const keys = sql.join(
      order.map(({ name }) => versions[name]),
      sql`, `,
    )
    const [found] = await query(
      req,
      sql`WITH ${versions} AS MATERIALIZED (SELECT ${keys} FROM ${versions} WHERE ${condition})
        SELECT (SELECT count(*) FROM ${versions}) AS total,
          ARRAY(SELECT ${versions.parent} FROM ${versions} ORDER BY ${orderBy()} LIMIT ${pageSize} OFFSET ${offset}) AS ids`,
      foundRow,
    )
    return { ids: found?.ids ?? [], totalItems: found?.total ?? 0 }
  }

  const idsFrom = async (first: number, limit: number, isReversed = false) => {
    const rows = await query(
      req,
      sql`SELECT ${versions.parent} AS id FROM ${versions} WHERE ${condition}
        ORDER BY ${orderBy(isReversed)} LIMIT ${limit} OFFSET ${first}`,
      idRow,
    )
    return rows.map(({ id }) => id)
  }
  const counted = query(req, sql`SELECT count(*) AS total FROM ${versions} WHERE ${condition}`, countRow)
  const total = async () => (await counted)[0]?.total ?? 0
  if (offset < far) {
    const [ids, totalItems] = await Promise.all([idsFrom(offset, pageSize), total()])
    return { ids, totalItems }
  }
  const totalItems = await total()
  const after = totalItems - offset - pageSize
  if (offset <= after) return { ids: await idsFrom(offset, pageSize), totalItems }
  const limit = Math.min(pageSize, totalItems - offset)
  const ids = limit > 0 ? (await idsFrom(Math.max(0, after), limit, true)).reverse() : []
  return { ids, totalItems }
}

/** A key of a list's order, such as "-updatedAt", as a column of versions. */
const keyOf = (key: string) => ({ name: `version_${key.replace('-', '')}`, isDescending: key.startsWith('-') })
