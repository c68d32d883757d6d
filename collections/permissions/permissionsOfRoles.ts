import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { numericIds } from '#database/numericIds.ts'
import { type InTransaction, query } from '#database/sql.ts'
import type { Id } from './actor.ts'
import type { Permission } from './permissionNames.ts'
import { isPermission } from './permissionNames.ts'

/**
 * Returns the permissions of some roles together, sorted and without repetition. Reads past access control, because
 * each user's own permissions count, whether or not they may read roles; and past Payload's own reading, because every
 * request of a signed-in person waits for it.
 */
export async function permissionsOfRoles(req: InTransaction, roleIds: readonly Id[]): Promise<Permission[]> {
  // A client may name roles that cannot be: they give nothing, and Payload's check of the field refuses them.
  const ids = numericIds(roleIds.map(String))
  if (ids.length === 0) return []
  const rows = await query(
    req,
    sql`SELECT DISTINCT value FROM roles_permissions WHERE parent_id = ANY(${sql.param(ids)}::int[])`,
    z.object({ value: z.string() }),
  )
  return rows
    .map(({ value }) => value)
    .filter(isPermission)
    .sort()
}
