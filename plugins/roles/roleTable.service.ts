import { sql } from '@payloadcms/db-postgres'
import { NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Actor, holds } from '#collections/permissions/actor.ts'
import { isPermission, type Permission } from '#collections/permissions/permissionNames.ts'
import { lockNames } from '#database/namedLocks.ts'
import { query } from '#database/sql.ts'

/** A role with what it allows. `people` is null for those who may not see users. */
export interface RoleOfTable {
  id: number
  name: string
  description: string
  permissions: Permission[]
  secondFactor: 'off' | 'optional' | 'required'
  graceDays: number
  people: number | null
}

/** Reads all roles that a person may see, by name. */
export async function roleTable(req: PayloadRequest, actor: Actor): Promise<RoleOfTable[]> {
  const { docs } = await req.payload.find({
    collection: 'roles',
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const people = holds(actor, 'READ_USER') ? await peopleByRole(req) : null
  return docs.map(({ id, name, description, permissions, secondFactor, graceDays }) => ({
    id,
    name,
    description: description ?? '',
    permissions: (permissions ?? []).filter(isPermission),
    secondFactor: secondFactor ?? 'optional',
    graceDays: graceDays ?? 0,
    people: people && (people.get(id) ?? 0),
  }))
}

const countOfRole = z.object({ role: z.coerce.number(), people: z.coerce.number() })

async function peopleByRole(req: PayloadRequest): Promise<Map<number, number>> {
  const counts = await query(
    req,
    sql`SELECT roles_id AS role, count(DISTINCT parent_id) AS people
        FROM public.users_rels WHERE roles_id IS NOT NULL GROUP BY roles_id`,
    countOfRole,
  )
  return new Map(counts.map(({ role, people }) => [role, people]))
}

/** What a role is given and what is taken from it: others may change the rest of it at the same time. */
export interface RoleChange {
  id: number
  given: readonly Permission[]
  taken: readonly Permission[]
}

/**
 * Changes the permissions of several roles: all of them, or none. Each change is held to the rules of a change of one.
 * @throws APIError of the first change that is refused
 */
export async function changeRoles(req: PayloadRequest, changes: readonly RoleChange[]): Promise<void> {
  await lockNames(req, ['roles'])
  for (const { id, given, taken } of changes) {
    const [role] = (
      await req.payload.find({
        collection: 'roles',
        where: { id: { equals: id } },
        limit: 1,
        depth: 0,
        overrideAccess: false,
        req,
      })
    ).docs
    if (!role) throw new NotFound(req.t)
    const kept = (role.permissions ?? []).filter((permission) => !taken.includes(permission))
    const permissions = [...new Set([...kept, ...given])]
    await req.payload.update({ collection: 'roles', id, data: { permissions }, depth: 0, overrideAccess: false, req })
  }
}
