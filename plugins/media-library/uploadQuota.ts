import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { query } from '#database/sql.ts'

/** The limit of one user's uploads in 24 hours: above what a photographer brings in a day, below the size of a disk. */
export const uploadQuota = { files: 2_000, bytes: 20 * 1024 ** 3 }

const used = z.object({ files: z.number(), bytes: z.number() })

/**
 * Refuses a file of a user who has reached the limit. Files that the product adds by itself are not counted.
 * @param size bytes of the file
 * @throws APIError 429 that says what the limit is
 */
export async function refuseBeyondQuota(req: PayloadRequest, size: number, quota = uploadQuota): Promise<void> {
  const { user } = req
  if (user?.collection !== 'users') return
  const [today] = await query(
    req,
    sql`SELECT count(*)::int AS files, coalesce(sum(filesize), 0)::float8 AS bytes FROM media
        WHERE created_by_id = ${Number(user.id)} AND created_at > now() - interval '24 hours'`,
    used,
  )
  if (!today || (today.files < quota.files && today.bytes + size <= quota.bytes)) return
  const gigabytes = Math.round(quota.bytes / 1024 ** 3)
  throw new APIError(
    `You have uploaded as much as is taken from one person in 24 hours: ${quota.files.toLocaleString('en')} files or ${gigabytes} GB. Go on later.`,
    429,
    { code: 'media.quota' },
    true,
  )
}
