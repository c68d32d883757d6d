/**
 * The tables of shared documents (schema `collaboration`). The real-time server writes states; every process that writes
 * drafts notes its writes here, in the transaction of the write, so that none is lost when the real-time server is away.
 */
import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { distinctWriters, type Writer, writer } from '#collections/fields/savedBy.field.ts'
import { type InTransaction, nothing, query } from '#database/sql.ts'

/** Merge mode of a write into the shared document: an edit of what its writer had read, or the new state of all. */
export type WriteMode = 'edit' | 'restore'

export interface RecordedWrite {
  mode: WriteMode
  /** Names of the top-level fields that the write changed. */
  fields: string[]
  /** The id of the saved state that it is an edit of; null: of the newest one. */
  base: string | null
  /** Whether the writer named that state. */
  isBaseKnown: boolean
}

const bytes = z.instanceof(Uint8Array)

/**
 * Holds the document until the transaction ends: no other process writes it meanwhile, and reads return its newest
 * state. Without a transaction it does nothing.
 */
export async function lockSharedDocument(req: InTransaction, documentKey: string): Promise<void> {
  await query(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${documentKey}, 0))`, nothing)
}

/** Returns the generation of a document, which is named now if it has never been opened. */
export async function generationOf(req: InTransaction, documentKey: string): Promise<string> {
  await query(
    req,
    sql`INSERT INTO collaboration.documents (guid, generation) VALUES (${documentKey}, ${randomUUID()}) ON CONFLICT DO NOTHING`,
    nothing,
  )
  const [row] = await query(
    req,
    sql`SELECT generation FROM collaboration.documents WHERE guid = ${documentKey}`,
    z.object({ generation: z.string() }),
  )
  if (!row) throw new Error(`The shared document ${documentKey} was deleted while it was opened`)
  return row.generation
}

/** Returns whether the document has a shared state. One that was never opened has none; its draft is all there is. */
export async function isShared(req: InTransaction, documentKey: string): Promise<boolean> {
  const rows = await query(
    req,
    sql`SELECT 1 FROM collaboration.documents WHERE guid = ${documentKey} AND state IS NOT NULL`,
    nothing,
  )
  return rows.length > 0
}

/** The stored state of a document, as parts that together make up the state. */
export interface StoredState {
  state: Uint8Array[]
  /** The ids of the updates among them. */
  updates: string[]
  /** When the state that they come on top of was kept; null for a document that was never opened. */
  keptAt: string | null
}

const keptRow = z.object({ state: bytes, at: z.string() })
const updateRow = z.object({ id: z.string(), data: bytes })

/** Loads the state of a document; empty for one that was never opened. */
export function loadState(req: InTransaction, documentKey: string): Promise<StoredState> {
  return loadNewState(req, documentKey, { updates: [], keptAt: null })
}

/**
 * Returns the parts that were added to the database and are not known yet: by another server that has the document
 * open.
 * @param known what was loaded before, and what this server has written since
 */
export async function loadNewState(
  req: InTransaction,
  documentKey: string,
  { updates, keptAt }: Omit<StoredState, 'state'>,
): Promise<StoredState> {
  const states = await query(
    req,
    sql`SELECT state, updated_at::text AS at FROM collaboration.documents
        WHERE guid = ${documentKey} AND state IS NOT NULL AND updated_at::text IS DISTINCT FROM ${keptAt}::text`,
    keptRow,
  )
  const found = await query(
    req,
    sql`SELECT id::text, data FROM collaboration.updates
        WHERE guid = ${documentKey} AND id::text NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify(updates)}::jsonb))
        ORDER BY id`,
    updateRow,
  )
  return {
    state: [...states.map(({ state }) => state), ...found.map(({ data }) => data)],
    updates: found.map(({ id }) => id),
    keptAt: states[0]?.at ?? keptAt,
  }
}

/**
 * Keeps a state of which the draft was just written, in place of the updates that are in it.
 * @returns when, by which a server knows whether another one has kept a newer one
 */
export async function keepState(
  req: InTransaction,
  documentKey: string,
  state: Uint8Array,
  updates: readonly string[],
): Promise<string | null> {
  const [kept] = await query(
    req,
    sql`UPDATE collaboration.documents SET state = ${Buffer.from(state)}, updated_at = clock_timestamp()
        WHERE guid = ${documentKey} RETURNING updated_at::text AS at`,
    z.object({ at: z.string() }),
  )
  await query(
    req,
    sql`DELETE FROM collaboration.updates
        WHERE guid = ${documentKey} AND id::text IN (SELECT jsonb_array_elements_text(${JSON.stringify(updates)}::jsonb))`,
    nothing,
  )
  return kept?.at ?? null
}

/** Has other servers look at the draft again, of which a part was written without keeping a state. */
export async function touchState(req: InTransaction, documentKey: string): Promise<void> {
  await query(
    req,
    sql`UPDATE collaboration.documents SET updated_at = clock_timestamp() WHERE guid = ${documentKey}`,
    nothing,
  )
}

/** A change of a shared document, and whose it is; empty for a change of the server. */
export interface JournalUpdate {
  documentKey: string
  data: Uint8Array
  writers: readonly Writer[]
}

/** Keeps updates of several documents, in one statement. Documents that were deleted meanwhile keep none. */
export async function appendUpdates(
  req: InTransaction,
  updates: readonly JournalUpdate[],
): Promise<Map<string, string>> {
  const values = sql.join(
    updates.map(
      ({ documentKey, data, writers }, index) =>
        sql`(${index}::int, ${documentKey}::text, ${Buffer.from(data)}::bytea, ${JSON.stringify(writers)}::jsonb)`,
    ),
    sql`, `,
  )
  const rows = await query(
    req,
    sql`INSERT INTO collaboration.updates (guid, data, writers)
        SELECT given.guid, given.data, given.writers FROM (VALUES ${values}) AS given (place, guid, data, writers)
        JOIN collaboration.documents USING (guid) ORDER BY given.place
        RETURNING guid, id::text`,
    z.object({ guid: z.string(), id: z.string() }),
  )
  return new Map(rows.map(({ guid: documentKey, id }) => [documentKey, id]))
}

/** Returns whose updates a document has that the draft lacks, in the order in which they began. */
export async function writersOfUpdates(req: InTransaction, documentKey: string): Promise<Writer[]> {
  const rows = await query(
    req,
    sql`SELECT writers FROM collaboration.updates WHERE guid = ${documentKey} ORDER BY id`,
    z.object({ writers: z.array(writer) }),
  )
  return distinctWriters(rows.flatMap(({ writers }) => writers))
}

/** Records a write to the draft. Returns whether there is a shared document that has to merge it. */
export async function recordWrite(
  req: InTransaction,
  documentKey: string,
  { mode, fields, base, isBaseKnown }: RecordedWrite,
): Promise<boolean> {
  const rows = await query(
    req,
    sql`INSERT INTO collaboration.writes (guid, mode, fields, base, is_base_known)
        SELECT guid, ${mode}, ${JSON.stringify(fields)}::jsonb, ${base}::bigint, ${isBaseKnown}::boolean
        FROM collaboration.documents
        WHERE guid = ${documentKey} AND state IS NOT NULL RETURNING id`,
    nothing,
  )
  return rows.length > 0
}

/** Takes what was noted about a document, the first write first. */
export async function drainWrites(req: InTransaction, documentKey: string): Promise<RecordedWrite[]> {
  return query(
    req,
    sql`WITH taken AS (DELETE FROM collaboration.writes WHERE guid = ${documentKey} RETURNING *)
        SELECT mode, fields, base::text, is_base_known AS "isBaseKnown" FROM taken ORDER BY id`,
    z.object({
      mode: z.enum(['edit', 'restore']),
      fields: z.array(z.string()),
      base: z.string().nullable(),
      isBaseKnown: z.boolean(),
    }),
  )
}

/** Returns whether the draft lacks something of the shared document, or vice versa. */
export async function isUnsynced(req: InTransaction, documentKey: string): Promise<boolean> {
  const rows = await query(
    req,
    sql`SELECT 1 WHERE EXISTS (SELECT 1 FROM collaboration.updates WHERE guid = ${documentKey})
        OR EXISTS (SELECT 1 FROM collaboration.writes WHERE guid = ${documentKey})`,
    nothing,
  )
  return rows.length > 0
}

/** Returns whether anything was typed that the draft lacks. */
export async function hasUpdates(req: InTransaction, documentKey: string): Promise<boolean> {
  const rows = await query(req, sql`SELECT 1 FROM collaboration.updates WHERE guid = ${documentKey} LIMIT 1`, nothing)
  return rows.length > 0
}

/** Returns all documents of which that is true: those that a server that died left behind. */
export async function unsyncedDocuments(req: InTransaction): Promise<string[]> {
  const rows = await query(
    req,
    sql`SELECT guid FROM collaboration.updates UNION SELECT guid FROM collaboration.writes`,
    z.object({ guid: z.string() }),
  )
  return rows.map(({ guid: documentKey }) => documentKey)
}

/** Forgets a document that was deleted for good. */
export async function forgetDocument(req: InTransaction, documentKey: string): Promise<void> {
  await query(req, sql`DELETE FROM collaboration.documents WHERE guid = ${documentKey}`, nothing)
}

/** Stops waiting for locks of other transactions after this time, in milliseconds, until the transaction ends. */
export async function waitForLocks(req: InTransaction, milliseconds: number): Promise<void> {
  await query(req, sql`SELECT set_config('lock_timeout', ${String(milliseconds)}, true)`, nothing)
}

/** Returns whether another program has written the draft and the shared document has not merged it. */
export async function hasWrites(req: InTransaction, documentKey: string): Promise<boolean> {
  const rows = await query(req, sql`SELECT 1 FROM collaboration.writes WHERE guid = ${documentKey} LIMIT 1`, nothing)
  return rows.length > 0
}
