import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import { documentKeyOf, type SharedDocumentName } from '../room/documentKey.ts'

const row = z.object({ id: z.number() })

const versionsOf = ({ collection }: Pick<SharedDocumentName, 'collection'>) =>
  sql.identifier(`_${collection.replaceAll('-', '_')}_v`)

/**
 * Makes the newest version of a draft one that stays: Payload writes the next autosave beside it, not over it. By hand,
 * because Payload can only seal a version by writing it all again.
 * @returns whether there was one: a version that was made on purpose stays anyway
 */
export async function sealVersion(req: InTransaction, name: SharedDocumentName): Promise<boolean> {
  const sealed = await query(
    req,
    sql`UPDATE ${versionsOf(name)} SET autosave = false WHERE parent_id = ${name.id} AND autosave RETURNING id`,
    row,
  )
  return sealed.length > 0
}

/**
 * Seals the newest version of a draft, and gives it a name by which people find it.
 * @returns its id; null for a document that has no versions
 */
export async function keepVersion(req: InTransaction, name: SharedDocumentName, title: string): Promise<number | null> {
  await sealVersion(req, name)
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
