import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import type { Anchor, ChainHead, ChainRow, FoundRow } from './chain.rules.ts'
import { beginning, hashOfEntry } from './chain.rules.ts'

const big = z.coerce.number()

// Texts that do not depend on the time zone of the session.
const isoOf = (column: string) => sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

// An entry with all its columns, those of later versions too.
const wholeEntry = sql`to_jsonb(activity) || jsonb_build_object(
  'created_at', ${isoOf('activity.created_at')}, 'updated_at', ${isoOf('activity.updated_at')})`

// An entry as it is stored, by the names of the columns.
const storedEntry = z.looseObject({ id: z.number() })
type StoredEntry = z.infer<typeof storedEntry>

const head = z.object({ sequence: big, hash: z.string() })

/** Reads the newest row, or what stands before the first; then it was never sealed. */
export async function newestRow(req: Queryable): Promise<ChainHead & { sealedAt: string | null }> {
  const [row] = await query(
    req,
    sql`SELECT sequence, hash, ${isoOf('sealed_at')} AS "sealedAt" FROM activity_chain.rows ORDER BY sequence DESC LIMIT 1`,
    head.extend({ sealedAt: z.string() }),
  )
  return row ?? { ...beginning, sealedAt: null }
}

/** Reads entries that the chain does not have yet, oldest first. Such as were removed meanwhile are not among them. */
export async function waitingEntries(req: Queryable, limit: number): Promise<StoredEntry[]> {
  const rows = await query(
    req,
    sql`SELECT ${wholeEntry} AS entry FROM activity_chain.waiting
        JOIN activity ON activity.id = waiting.entry_id ORDER BY waiting.entry_id LIMIT ${limit}`,
    z.object({ entry: storedEntry }),
  )
  return rows.map(({ entry }) => entry)
}

export async function countWaiting(req: Queryable): Promise<number> {
  const [row] = await query(req, sql`SELECT count(*) AS count FROM activity_chain.waiting`, z.object({ count: big }))
  return row?.count ?? 0
}

/** Adds rows at the end of the chain, and takes their entries off what is waiting. */
export async function addRows(req: Queryable, rows: readonly ChainRow[]): Promise<void> {
  await query(
    req,
    sql`WITH added AS (
          INSERT INTO activity_chain.rows (sequence, entry_id, entry_hash, previous_hash, hash, sealed_at)
          SELECT "sequence", "entryId", "entryHash", "previousHash", "hash", "sealedAt"
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given ("sequence" bigint, "entryId" integer,
            "entryHash" text, "previousHash" text, "hash" text, "sealedAt" timestamptz)
          RETURNING entry_id)
        DELETE FROM activity_chain.waiting USING added WHERE waiting.entry_id = added.entry_id`,
    nothing,
  )
}

const foundRow = z
  .object({
    sequence: big,
    entryId: z.number(),
    entryHash: z.string(),
    previousHash: z.string(),
    hash: z.string(),
    sealedAt: z.string(),
    entry: storedEntry.nullable(),
  })
  .transform(({ entry, ...row }): FoundRow => ({ ...row, foundHash: entry && hashOfEntry(entry) }))

/** Reads rows after one, each with the hash of its entry as it is now. */
export function rowsAfter(req: Queryable, sequence: number, limit: number): Promise<FoundRow[]> {
  return query(
    req,
    sql`SELECT sealed.sequence, sealed.entry_id AS "entryId", sealed.entry_hash AS "entryHash",
          sealed.previous_hash AS "previousHash", sealed.hash, ${isoOf('sealed.sealed_at')} AS "sealedAt",
          CASE WHEN activity.id IS NOT NULL THEN ${wholeEntry} END AS entry
        FROM activity_chain.rows AS sealed LEFT JOIN activity ON activity.id = sealed.entry_id
        WHERE sealed.sequence > ${sequence} ORDER BY sealed.sequence LIMIT ${limit}`,
    foundRow,
  )
}

/** Returns the row of an entry; null while it is not sealed. */
export async function chainRowOf(req: Queryable, entryId: number): Promise<(ChainHead & { sealedAt: string }) | null> {
  const [row] = await query(
    req,
    sql`SELECT sequence, hash, ${isoOf('sealed_at')} AS "sealedAt" FROM activity_chain.rows WHERE entry_id = ${entryId}`,
    head.extend({ sealedAt: z.string() }),
  )
  return row ?? null
}

/** Reads entries with their rows of the chain, as far as they are sealed: what a check outside of the newsroom needs. */
export function sealedEntries(req: Queryable, ids: readonly number[]): Promise<object[]> {
  return query(
    req,
    sql`SELECT ${wholeEntry} AS entry, sealed.sequence, sealed.entry_hash AS "entryHash",
          sealed.previous_hash AS "previousHash", sealed.hash, ${isoOf('sealed.sealed_at')} AS "sealedAt"
        FROM activity LEFT JOIN activity_chain.rows AS sealed ON sealed.entry_id = activity.id
        WHERE activity.id = ANY(${sql.param([...ids])}::int[]) ORDER BY activity.id`,
    z.looseObject({ entry: storedEntry, sequence: big.nullable() }),
  )
}

/** Returns an entry that came in past the chain, or went before it was sealed, in words; null when there is none. */
export async function faultOutsideChain(req: Queryable): Promise<string | null> {
  const [stray] = await query(
    req,
    sql`SELECT id, true AS "isThere" FROM activity
          WHERE NOT EXISTS (SELECT FROM activity_chain.rows WHERE entry_id = activity.id)
            AND NOT EXISTS (SELECT FROM activity_chain.waiting WHERE entry_id = activity.id)
        UNION ALL
        SELECT entry_id, false FROM activity_chain.waiting
          WHERE NOT EXISTS (SELECT FROM activity WHERE id = waiting.entry_id)
        ORDER BY 1 LIMIT 1`,
    z.object({ id: z.number(), isThere: z.boolean() }),
  )
  if (!stray) return null
  return stray.isThere
    ? `Entry ${stray.id} was inserted past the chain.`
    : `Entry ${stray.id} was removed before it was sealed.`
}

/** Returns the last row whose entry was removed because of its age, as the sealed entries about it say; 0 without one. */
export async function removedThrough(req: Queryable): Promise<number> {
  const [row] = await query(
    req,
    sql`SELECT max((detail ->> 'through')::bigint) AS through FROM activity
        JOIN activity_chain.rows AS sealed ON sealed.entry_id = activity.id WHERE action = 'expire'`,
    z.object({ through: big.nullable() }),
  )
  return row?.through ?? 0
}

/** Returns the hashes of rows by their sequence. */
export async function hashesOf(req: Queryable, sequences: readonly number[]): Promise<Map<number, string>> {
  const wanted = sql.param([...sequences])
  const rows = await query(
    req,
    sql`SELECT sequence, hash FROM activity_chain.rows WHERE sequence = ANY(${wanted}::bigint[])`,
    head,
  )
  return new Map(rows.map(({ sequence, hash }) => [sequence, hash]))
}

/** The result of a check; `fault` in words, null when all was in order. */
export interface ChainCheck {
  entries: number
  fault: string | null
  checkedAt: string
}

export async function addCheck(req: Queryable, { entries, fault }: Omit<ChainCheck, 'checkedAt'>): Promise<void> {
  await query(req, sql`INSERT INTO activity_chain.checks (entries, fault) VALUES (${entries}, ${fault})`, nothing)
}

export async function lastCheck(req: Queryable): Promise<ChainCheck | null> {
  const [check] = await query(
    req,
    sql`SELECT entries, fault, ${isoOf('checked_at')} AS "checkedAt" FROM activity_chain.checks ORDER BY id DESC LIMIT 1`,
    z.object({ entries: big, fault: z.string().nullable(), checkedAt: z.string() }),
  )
  return check ?? null
}

/** What became of writing the head down somewhere. */
export interface KeptAnchor extends Anchor {
  way: string
  error: string | null
}

export async function addAnchor(req: Queryable, { way, sequence, hash, error }: Omit<KeptAnchor, 'at'>): Promise<void> {
  await query(
    req,
    sql`INSERT INTO activity_chain.anchors (way, sequence, hash, error) VALUES (${way}, ${sequence}, ${hash}, ${error})`,
    nothing,
  )
}

/** Reads the newest anchor of each way. */
export function lastAnchors(req: Queryable): Promise<KeptAnchor[]> {
  return query(
    req,
    sql`SELECT DISTINCT ON (way) way, sequence, hash, error, ${isoOf('anchored_at')} AS at
        FROM activity_chain.anchors ORDER BY way, id DESC`,
    head.extend({ way: z.string(), error: z.string().nullable(), at: z.string() }),
  )
}

/** Begins a round of work that is due once a day. @returns whether it is this process that does it */
export async function beginRound(req: Queryable, name: string): Promise<boolean> {
  const begun = await query(
    req,
    sql`INSERT INTO activity_chain.rounds (name, began_at) VALUES (${name}, now())
        ON CONFLICT (name) DO UPDATE SET began_at = now() WHERE rounds.began_at < now() - interval '24 hours'
        RETURNING name`,
    nothing,
  )
  return begun.length > 0
}
