import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { ListedCollection } from '#collections/posts-list/listModels.ts'
import type { ListFind } from '#collections/posts-list/listWhere.ts'
import { query } from '#database/sql.ts'
import { type DeskMatch, matchOf, queryMatches } from '../desk-search/deskMatch.ts'
import { readableLimits, versionConditions } from './rowConditions.ts'

/** A page of a list. Its documents can be read while all are still counted: both are awaited at once. */
export interface PageOfIds {
  ids: Promise<number[]>
  totalItems: Promise<number>
}

// Items before a page, beyond which a list is counted first and read from whichever end is nearer; and matches from which
// on a page of them is looked for in the order of the list.
const far = 1000

const idRow = z.object({ id: z.number() })
const countRow = z.object({ total: z.coerce.number() })
const foundRow = countRow.extend({ ids: z.array(z.number()) })

type Found = z.output<typeof foundRow>

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
  const limits = [where, ...(await readableLimits(req, collection))]
  const conditionsOf = (more: Where[]) => versionConditions(req.payload, collection, [...limits, ...more])
  const { condition, isLookedUp, isInTexts } = conditionsOf(trash ? [] : [{ deletedAt: { exists: false } }])
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
  if (text === '') {
    if (isInTexts) return pageOf(query(req, foundAtOnce(versionPage), foundRow).then(first))
    return isLookedUp ? readFiltered(req, versionPage) : readInOrder(req, versionPage)
  }
  const match = await matchOf(req, collection, text)
  if (!match) return pageOf(Promise.resolve(none))
  const find = (matches: Matches, page = versionPage) =>
    queryMatches(req, foundAtOnce(page, matches), foundRow).then(first)
  // Where only the trash is left out, few rows are looked up to subtract it; otherwise each match is.
  const isUnlimited = !trash && limits.every((limit) => Object.keys(limit).length === 0)
  const inTrash = isUnlimited ? conditionsOf([{ deletedAt: { exists: true } }]).condition : null
  const total = () => queryMatches(req, countOf(versionPage, match, inTrash), countRow).then(([row]) => row?.total ?? 0)
  const walk = async (condition: SQL): Promise<number[] | null> => {
    if (!isUnlimited || versionPage.offset >= far || !(await isFrequent(req, match, condition))) return null
    const first = isByRank ? match.isTitle : sql`false`
    return (await queryMatches(req, walked(versionPage, { match, condition, first }), idRow)).map(({ id }) => id)
  }
  if (isByRank) {
    const ids = walk(match.isInTitle).then((found) => found ?? idsByRank(versionPage, match, find))
    return { ids, totalItems: total() }
  }
  const inOrder = await walk(match.isFound)
  if (inOrder) return { ids: Promise.resolve(inOrder), totalItems: total() }
  return pageOf(find({ match, condition: match.isFound }))
}

const none: Found = { ids: [], total: 0 }
const first = ([found = none]: Found[]): Found => found

const pageOf = (found: Promise<Found>): PageOfIds => ({
  ids: found.then(({ ids }) => ids),
  totalItems: found.then(({ total }) => total),
})

// Titles with the words come before all other matches, so that these need not be read where titles fill the page.
async function idsByRank(
  versionPage: VersionPage,
  match: DeskMatch,
  find: (matches: Matches, page?: VersionPage) => Promise<Found>,
): Promise<number[]> {
  const { pageSize, offset } = versionPage
  const { ids, total } = await find({ match, condition: match.isInTitle, first: match.isTitle })
  if (ids.length === pageSize) return ids
  const rest = { ...versionPage, pageSize: pageSize - ids.length, offset: Math.max(0, offset - total) }
  const isInText = sql`${match.isFound} AND desk.id NOT IN (SELECT desk.id FROM ${match.table} WHERE ${match.isInTitle})`
  return [...ids, ...(await find({ match, condition: isInText }, rest)).ids]
}

// Matches of a text: a condition on `desk`, and one that says which come first.
interface Matches {
  match: DeskMatch
  condition: SQL
  first?: SQL
}

// All that fits is found once, whatever order it is wanted in: to go through an index in that order until a page is full
// takes long where little fits.
function foundAtOnce({ versions, condition, order, pageSize, offset }: VersionPage, matches?: Matches): SQL {
  const keys = [...order.map(({ name }) => sql`${versions[name]}`), ...(matches ? [sql`desk.is_first`] : [])]
  const orderBy = matches ? sql`is_first DESC, ${orderIn({ versions, order })}` : orderIn({ versions, order })
  const desk =
    matches &&
    sql`desk AS MATERIALIZED (
      SELECT desk.id, ${matches.first ?? sql`false`} AS is_first FROM ${matches.match.table} WHERE ${matches.condition}
    ),`
  return sql`WITH ${desk} ${versions} AS MATERIALIZED (
      SELECT ${sql.join(keys, sql`, `)} FROM ${versions} ${desk && sql`JOIN desk ON desk.id = ${versions.parent}`}
      WHERE ${condition}
    )
    SELECT (SELECT count(*) FROM ${versions}) AS total,
      ARRAY(SELECT ${versions.parent} FROM ${versions} ORDER BY ${orderBy} LIMIT ${pageSize} OFFSET ${offset}) AS ids`
}

// Returns whether more matches meet a condition than are joined to their versions.
async function isFrequent(req: PayloadRequest, { table }: DeskMatch, condition: SQL): Promise<boolean> {
  const statement = sql`SELECT count(*) AS total FROM (SELECT FROM ${table} WHERE ${condition} LIMIT ${far}) AS found`
  const [row] = await queryMatches(req, statement, countRow)
  return (row?.total ?? 0) >= far
}

// Goes through an index in the order of the list, and looks up whether each document matches, until the page is full: what
// most documents match fills it soon. Those of `first` are found by themselves.
function walked(
  { versions, condition, order, pageSize, offset }: VersionPage,
  { match, condition: of, first }: Matches,
): SQL {
  const keys = sql.join(
    order.map(({ name }) => sql`${versions[name]}`),
    sql`, `,
  )
  const orderBy = orderIn({ versions, order })
  return sql`
    WITH first AS (
      SELECT ${versions.parent} AS id, row_number() OVER (ORDER BY ${orderBy}) AS place
      FROM ${match.table} JOIN ${versions} ON ${versions.parent} = desk.id WHERE ${first ?? sql`false`} AND ${condition}
    ), others AS (
      SELECT ${versions.parent} AS id, row_number() OVER () AS place
      FROM (SELECT ${keys} FROM ${versions} WHERE ${condition} ORDER BY ${orderBy}) AS ${versions},
        LATERAL (SELECT FROM ${match.table} WHERE desk.id = ${versions.parent} AND ${of} OFFSET 0) AS found
      WHERE ${versions.parent} NOT IN (SELECT id FROM first) LIMIT ${offset + pageSize}
    )
    SELECT id FROM (SELECT id, 0 AS part, place FROM first UNION ALL SELECT id, 1, place FROM others) AS found
    ORDER BY part, place LIMIT ${pageSize} OFFSET ${offset}`
}

// Counts the matches that meet the conditions; with `inTrash`, all matches less those.
function countOf({ versions, condition }: VersionPage, { table, isFound }: DeskMatch, inTrash: SQL | null): SQL {
  if (inTrash === null)
    return sql`WITH desk AS MATERIALIZED (SELECT desk.id FROM ${table} WHERE ${isFound})
      SELECT count(*) AS total FROM ${versions} JOIN desk ON desk.id = ${versions.parent} WHERE ${condition}`
  return sql`SELECT (SELECT count(*) FROM ${table} WHERE ${isFound}) - (
      SELECT count(*) FROM ${versions} WHERE ${inTrash}
      AND EXISTS (SELECT FROM ${table} WHERE desk.id = ${versions.parent} AND ${isFound} OFFSET 0)
    ) AS total`
}

// Goes through an index in the order of the list, from the end that is nearer to the page.
function readInOrder(req: PayloadRequest, versionPage: VersionPage): PageOfIds {
  const { pageSize, offset } = versionPage
  const totalItems = countRows(req, versionPage)
  if (offset < far) return { ids: idsInOrder(req, versionPage), totalItems }
  const idsFromEnd = async (total: number) => {
    const after = total - offset - pageSize
    if (offset <= after) return idsInOrder(req, versionPage)
    const limit = Math.min(pageSize, total - offset)
    const fromEnd = { ...versionPage, offset: Math.max(0, after), pageSize: limit }
    return limit > 0 ? (await idsInOrder(req, fromEnd, true)).reverse() : []
  }
  return { ids: totalItems.then(idsFromEnd), totalItems }
}

// Counts first: many rows are gone through in the order of the list, few are found at once.
function readFiltered(req: PayloadRequest, versionPage: VersionPage): PageOfIds {
  const totalItems = countRows(req, versionPage)
  const ids = totalItems.then(async (total) => {
    if (total >= far && versionPage.offset < far) return idsInOrder(req, versionPage)
    return first(await query(req, foundAtOnce(versionPage), foundRow)).ids
  })
  return { ids, totalItems }
}

async function countRows(req: PayloadRequest, { versions, condition }: VersionPage): Promise<number> {
  const [row] = await query(req, sql`SELECT count(*) AS total FROM ${versions} WHERE ${condition}`, countRow)
  return row?.total ?? 0
}

async function idsInOrder(req: PayloadRequest, versionPage: VersionPage, isReversed = false): Promise<number[]> {
  const { versions, condition, pageSize, offset } = versionPage
  const rows = await query(
    req,
    sql`SELECT ${versions.parent} AS id FROM ${versions} WHERE ${condition}
      ORDER BY ${orderIn(versionPage, isReversed)} LIMIT ${pageSize} OFFSET ${offset}`,
    idRow,
  )
  return rows.map(({ id }) => id)
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
