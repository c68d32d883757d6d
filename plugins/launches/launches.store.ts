/** The launches of front pages, in the table `curating.launches`. Bodies stay in Payload's versions. */
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Publication } from '#collections/lifecycle/lifecycleWrites.ts'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import { outlinedRow } from './frontOutline.ts'

// Launches of a front that are kept.
const kept = 200

const outline = z.array(outlinedRow).nullable().catch(null)
const headlines = z.record(z.string(), z.string()).catch({})

const launchRow = z.object({
  id: z.number(),
  front_id: z.number(),
  version_id: z.number(),
  launched_at: z.coerce.date(),
  action: z.enum(['publish', 'part', 'revert', 'fire']),
  by_name: z.string().nullable(),
  // False when Payload has cleared the version away.
  has_version: z.boolean(),
  has_page: z.boolean(),
  outline,
  headlines,
})

export type LaunchRow = z.output<typeof launchRow>

export interface NewLaunch extends Publication {
  front: number
  version: number
  launchedAt: Date
  /** As JSON; null where it could not be made. */
  picture: { outline: unknown; headlines: Record<string, string>; page: unknown } | null
}

/** Adds a launch, and removes the oldest ones beyond those that are kept. */
export async function addLaunch(req: InTransaction, launch: NewLaunch): Promise<void> {
  const { front, version, launchedAt, action, by, picture } = launch
  const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))
  await query(
    req,
    sql`INSERT INTO curating.launches (front_id, version_id, launched_at, action, user_id, outline, headlines, page)
        VALUES (${front}, ${version}, ${launchedAt.toISOString()}, ${action}, ${by}, ${json(picture?.outline)}::jsonb,
          ${JSON.stringify(picture?.headlines ?? {})}::jsonb, ${json(picture?.page)}::jsonb)`,
    nothing,
  )
  await query(
    req,
    sql`DELETE FROM curating.launches WHERE front_id = ${front} AND id <= (
          SELECT id FROM curating.launches WHERE front_id = ${front} ORDER BY id DESC OFFSET ${kept} LIMIT 1)`,
    nothing,
  )
}

const columns = sql`l.id, l.front_id, l.version_id, l.launched_at, l.action, u.name AS by_name,
  EXISTS (SELECT FROM public._fronts_v v WHERE v.id = l.version_id) AS has_version,
  l.page IS NOT NULL AS has_page, l.outline, l.headlines`
const joined = sql`curating.launches l LEFT JOIN public.users u ON u.id = l.user_id`

/**
 * Returns launches of a front, the newest first.
 * @param before id of a launch: only older ones; null for all
 */
export function launchRows(
  req: InTransaction,
  front: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<LaunchRow[]> {
  return query(
    req,
    sql`SELECT ${columns} FROM ${joined}
        WHERE l.front_id = ${front} AND (${before}::int IS NULL OR l.id < ${before}::int)
        ORDER BY l.id DESC LIMIT ${limit}`,
    launchRow,
  )
}

/** Returns one launch; null when it is not kept. */
export async function launchRowOf(req: InTransaction, id: number): Promise<LaunchRow | null> {
  return (await query(req, sql`SELECT ${columns} FROM ${joined} WHERE l.id = ${id}`, launchRow))[0] ?? null
}

/** Returns the launch that readers had at a moment; null where none is known. */
export async function launchRowAt(req: InTransaction, front: number, at: Date): Promise<LaunchRow | null> {
  return (
    (
      await query(
        req,
        sql`SELECT ${columns} FROM ${joined} WHERE l.front_id = ${front} AND l.launched_at <= ${at.toISOString()}
          ORDER BY l.id DESC LIMIT 1`,
        launchRow,
      )
    )[0] ?? null
  )
}

/** Returns the page of a launch as JSON; null where none is kept. */
export async function pageOfLaunch(req: InTransaction, id: number): Promise<unknown> {
  return (
    (await query(req, sql`SELECT page FROM curating.launches WHERE id = ${id}`, z.object({ page: z.unknown() })))[0]
      ?.page ?? null
  )
}
