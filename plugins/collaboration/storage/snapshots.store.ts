/**
 * The states that drafts were saved from, by the revisions that clients know them by: what a client has read is the base of
 * what it writes.
 */
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'

const bytes = z.instanceof(Uint8Array)

// The newest states that are all kept, and how far apart (in minutes) and how many of them are kept in all.
const newest = 20
const apart = 2
const maxSnapshots = 40

/**
 * Keeps a state that the draft was written from. Older ones are thinned out, so that forty reach back over half an hour.
 * @param revision when the draft was written: `updatedAt` of who reads it; null for a state that no draft says
 */
export async function keepSnapshot(
  req: InTransaction,
  documentKey: string,
  state: Uint8Array,
  revision: string | null,
): Promise<void> {
  await query(
    req,
    sql`INSERT INTO collaboration.projections (guid, state, revisions)
        VALUES (${documentKey}, ${Buffer.from(state)}, array_remove(ARRAY[${revision}::text], NULL))`,
    nothing,
  )
  await query(
    req,
    sql`DELETE FROM collaboration.projections WHERE id IN (
          SELECT id FROM (
            SELECT id, row_number() OVER (ORDER BY id DESC) AS place,
              row_number() OVER (PARTITION BY date_bin(make_interval(mins => ${apart}), at, 'epoch') ORDER BY id) AS in_its_time
            FROM collaboration.projections WHERE guid = ${documentKey}
          ) ranked WHERE place > ${maxSnapshots} OR (place > ${newest} AND in_its_time > 1))`,
    nothing,
  )
}

/** A state that a draft was written from. */
export interface Snapshot {
  id: string
  state: Uint8Array
}

/** Returns the states that drafts were written from, the newest first. */
export async function loadSnapshots(req: InTransaction, documentKey: string): Promise<Snapshot[]> {
  return query(
    req,
    sql`SELECT id::text, state FROM collaboration.projections WHERE guid = ${documentKey}
        ORDER BY collaboration.projections.id DESC`,
    z.object({ id: z.string(), state: bytes }),
  )
}

/** Returns the id of the newest state that a draft was written from; null for a document that was never opened. */
export async function newestSnapshot(req: InTransaction, documentKey: string): Promise<string | null> {
  const [row] = await query(
    req,
    sql`SELECT max(id)::text AS id FROM collaboration.projections WHERE guid = ${documentKey}`,
    z.object({ id: z.string().nullable() }),
  )
  return row?.id ?? null
}

/** Returns the id of the state that a draft of this revision says; null when it is not known or not kept any more. */
export async function snapshotOfRevision(
  req: InTransaction,
  documentKey: string,
  revision: string,
): Promise<string | null> {
  const [row] = await query(
    req,
    sql`SELECT max(id)::text AS id FROM collaboration.projections WHERE guid = ${documentKey} AND ${revision} = ANY (revisions)`,
    z.object({ id: z.string().nullable() }),
  )
  return row?.id ?? null
}

/** Notes that a draft was written which says the same as the newest state, such as one that was published. */
export async function addRevision(req: InTransaction, documentKey: string, revision: string): Promise<void> {
  await query(
    req,
    sql`UPDATE collaboration.projections SET revisions = array_append(revisions, ${revision}::text)
        WHERE id = (SELECT max(id) FROM collaboration.projections WHERE guid = ${documentKey})
        AND NOT EXISTS (SELECT 1 FROM collaboration.writes WHERE guid = ${documentKey})`,
    nothing,
  )
}
