import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { numericIds } from '#database/numericIds.ts'
import { type InTransaction, query } from '#database/sql.ts'
import type { Id } from './actor.ts'
import { isPermission, type Permission } from './permissionNames.ts'

/** The rights of a user: by their roles, by their author records, and by the assistants that name them as a manager. */
export interface Rights {
  /** Sorted, without repetition. */
  permissions: Permission[]
  /** The author records that stand for the person in by-lines. */
  authorIds: number[]
  managesAssistants: boolean
}

const row = z.object({
  permissions: z.array(z.string()),
  authorIds: z.array(z.number()),
  managesAssistants: z.boolean(),
})

/**
 * Reads the rights of a person in one statement: every request of theirs waits for it. Reads past access control, because
 * each user's own rights count, whether or not they may read roles.
 */
export async function rightsOf(req: InTransaction, userId: Id, roleIds: readonly Id[]): Promise<Rights> {
  const id = Number(userId)
  const roles = numericIds(roleIds.map(String))
  const [rights] = await query(
    req,
    sql`SELECT ARRAY(SELECT DISTINCT value::text FROM roles_permissions
                     WHERE parent_id = ANY(${sql.param(roles)}::int[])) AS permissions,
               ARRAY(SELECT id FROM authors WHERE user_id = ${id} ORDER BY name, id) AS "authorIds",
               EXISTS (SELECT FROM assistants_rels WHERE path = 'managers' AND users_id = ${id}) AS "managesAssistants"`,
    row,
  )
  if (!rights) throw new Error('A statement without a table answered nothing.')
  return { ...rights, permissions: rights.permissions.filter(isPermission).sort() }
}
