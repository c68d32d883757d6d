import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import { documentKeyOf, type SharedCollection, type SharedDocumentName } from '../room/documentKey.ts'

const row = z.object({ id: z.number() })

const versionsOf = ({ collection }: Pick<SharedDocumentName, 'collection'>) =>
  sql.identifier(`_${collection.replaceAll('-', '_')}_v`)

/**
 * Makes the newest version of a draft one that stays: Payload writes the next autosave beside it, not over it. By hand,
 * because Payload can only seal a version by writing it all again.
 * @returns the ids of what was sealed: a version that was made on purpose stays anyway
 */
export async function sealVersion(req: InTransaction, name: SharedDocumentName): Promise<number[]> {
  const sealed = await query(
    req,
    sql`UPDATE ${versionsOf(name)} SET autosave = false WHERE parent_id = ${name.id} AND autosave RETURNING id`,
    row,
  )
  return sealed.map(({ id }) => id)
}

/**
 * Seals versions of a collection that were not written for some milliseconds, those of the last month. Of several servers
 * at once each takes others.
 */
export async function sealQuietVersions(
  req: InTransaction,
  { collection, quiet, limit }: { collection: SharedCollection; quiet: number; limit: number },
): Promise<number[]> {
  const versions = versionsOf({ collection })
  const sealed = await query(
    req,
    sql`UPDATE ${versions} SET autosave = false WHERE id IN (
          SELECT id FROM ${versions}
          WHERE autosave AND updated_at < now() - ${`${quiet} milliseconds`}::interval
            AND updated_at > now() - interval '1 month'
          ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING id`,
    row,
  )
  return sealed.map(({ id }) => id)
}

/**
 * Gives the newest version of a draft a name by which people find it.
 * @returns its id; null for a document that has no versions
 */
export async function nameVersion(req: InTransaction, name: SharedDocumentName, title: string): Promise<number | null> {
  const [newest] = await query(
    req,
    sql`SELECT id FROM ${versionsOf(name)} WHERE parent_id = ${name.id} ORDER BY latest DESC, id DESC LIMIT 1`,
    row,
  )
  if (!newest) return null
  await query(
    req,
    sql`INSERT INTO collaboration.kept_versions (guid, version, name)
        VALUES (${documentKeyOf(name.collection, name.id)}, ${newest.id}, ${title})`,
    nothing,
  )
  return newest.id
}

export interface KeptVersion {
  /** The id of the version. */
  version: number
  name: string
  keptAt: Date
}

const keptRow = z.object({ version: z.number(), name: z.string(), at: z.number() })

/** Returns the versions of a document that have names, the newest first. */
export async function keptVersions(req: InTransaction, documentKey: string): Promise<KeptVersion[]> {
  const rows = await query(
    req,
    sql`SELECT version, name, (extract(epoch FROM at) * 1000)::float8 AS at FROM collaboration.kept_versions
        WHERE guid = ${documentKey} ORDER BY at DESC`,
    keptRow,
  )
  return rows.map(({ version, name, at }) => ({ version, name, keptAt: new Date(at) }))
}
