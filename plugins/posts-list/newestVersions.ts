import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { executeAccess } from 'payload'
import { z } from 'zod'
import type { ListedCollection } from '#collections/posts-list/listModels.ts'
import type { ListFind } from '#collections/posts-list/listWhere.ts'
import { query } from '#database/sql.ts'
import { matchOf, queryMatches } from '../desk-search/deskMatch.ts'
import { versionConditions } from './rowConditions.ts'

export interface PageOfIds {
  ids: number[]
  totalItems: number
}

// Items before a page, beyond which a list is counted first and read from whichever end is nearer.
const far = 1000

const idRow = z.object({ id: z.number() })
const countRow = z.object({ total: z.coerce.number() })
const foundRow = countRow.extend({ ids: z.array(z.number()) })

// The rows of a page: the table of versions, what they have to meet, and their order.
interface VersionPage {
  versions: PayloadRequest['payload']['db']['tables'][string]
  condition: SQL
  order: readonly { name: string; isDescending: boolean }[]
  pageSize: number
  offset: number
}

/**
 * Returns the documents on a page of a list, newest version each, and their total number, as far as the person behind
 * the request may read. Payload finds the same, but joins the tags and authors of all versions to look for one of them,
 * groups that by document, and does so twice.
 */
export async function newestVersions(
  req: PayloadRequest,
  collection: ListedCollection,
  { where, text, trash, sort }: ListFind,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<PageOfIds> {
  const readable = await executeAccess({ req }, req.payload.collections[collection].config.access.read)
  const { condition, isLookedUp } = versionConditions(req.payload, collection, [
    where,
    ...(typeof readable === 'object' ? [readable] : []),
    ...(trash ? [] : [{ deletedAt: { exists: false } }]),
  ])
  const isByRank = text !== '' && sort.length === 0
  const keys = isByRank ? ['-updatedAt'] : sort
  const versionPage: VersionPage = {
    versions: req.payload.db.tables[`_${collection}_v`],
    condition,
    // What was changed in the same moment keeps one order, so that no page repeats or skips anything.
    order: [...keys.map(keyOf), { name: 'parent', isDescending: keys[0]?.startsWith('-') ?? false }],
    pageSize,
    offset: (page - 1) * pageSize,
  }
  if (text === '')
    return isLookedUp ? idsOf(await query(req, foundAtOnce(versionPage), foundRow)) : readInOrder(req, versionPage)
  const match = await matchOf(req, collection, text)
  if (!match) return { ids: [], totalItems: 0 }
  const joined = sql`JOIN ${match.table} ON desk.id = ${versionPage.versions.parent} AND ${match.condition}`
  return idsOf(await queryMatches(req, foundAtOnce(versionPage, joined, isByRank ? match.rank : undefined), foundRow))
}

const idsOf = ([found]: z.output<typeof foundRow>[]): PageOfIds => ({
  ids: found?.ids ?? [],
  totalItems: found?.total ?? 0,
})

// All that fits is found once, whatever order it is wanted in: to go through an index in that order until a page is full
// takes long where little fits.
// `rank` is goes before the order: the lower, the better
function foundAtOnce({ versions, condition, order, pageSize, offset }: VersionPage, joined = sql``, rank?: SQL): SQL {
  const keys = order.map(({ name }) => sql`${versions[name]}`)
  const orderBy = rank ? sql`rank, ${orderIn({ versions, order })}` : orderIn({ versions, order })
  return sql`WITH ${versions} AS MATERIALIZED (
      SELECT ${sql.join(rank ? [...keys, sql`${rank} AS rank`] : keys, sql`, `)} FROM ${versions} ${joined} WHERE ${condition}
    )
    SELECT (SELECT count(*) FROM ${versions}) AS total,
      ARRAY(SELECT ${versions.parent} FROM ${versions} ORDER BY ${orderBy} LIMIT ${pageSize} OFFSET ${offset}) AS ids`
}

// Goes through an index in the order of the list, from the end that is nearer to the page.
async function readInOrder(req: PayloadRequest, versionPage: VersionPage): Promise<PageOfIds> {
  const { versions, condition, pageSize, offset } = versionPage
  const idsFrom = async (first: number, limit: number, isReversed = false) => {
    const rows = await query(
      req,
      sql`SELECT ${versions.parent} AS id FROM ${versions} WHERE ${condition}
        ORDER BY ${orderIn(versionPage, isReversed)} LIMIT ${limit} OFFSET ${first}`,
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

const orderIn = ({ versions, order }: Pick<VersionPage, 'versions' | 'order'>, isReversed = false): SQL =>
  sql.join(
    order.map(({ name, isDescending }) =>
      isDescending === isReversed ? sql`${versions[name]}` : sql`${versions[name]} DESC`,
    ),
    sql`, `,
  )

// A key of a list's order, such as "-updatedAt", as a column of versions.
const keyOf = (key: string) => ({ name: `version_${key.replace('-', '')}`, isDescending: key.startsWith('-') })
