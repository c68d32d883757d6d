import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { lockNames } from '#database/namedLocks.ts'
import { idsOf } from '../permissions/actor.ts'
import { permissionNames } from '../permissions/permissionNames.ts'
import { permissionsOfRoles } from '../permissions/permissionsOfRoles.ts'

/**
 * Returns whether there is an administrator: an active person whose roles together hold every permission. One who has no
 * password does not count: the provider of single sign-on may fail.
 */
export async function hasAdministrator(req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      and: [{ status: { equals: 'ACTIVE' } }, { roles: { exists: true } }, { provider: { not_equals: 'OIDC' } }],
    },
    select: { roles: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  for (const user of docs) {
    const permissions = await permissionsOfRoles(req, idsOf(user.roles))
    if (permissions.length === permissionNames.length) return true
  }
  return false
}

/**
 * Refuses a change that has just left the newsroom without an administrator; thrown after the write, it takes the whole
 * transaction back. Changes by the server itself (imports, the demo) are not asked.
 */
export async function requireAnAdministrator(req: PayloadRequest): Promise<void> {
  if (!req.user) return
  // Two changes at once would each count the administrator whom the other one takes away.
  await lockNames(req, ['administrators'])
  if (await hasAdministrator(req)) return
  throw new APIError(
    'This would leave nobody with a password who may do everything. Make somebody else an administrator first.',
    409,
    null,
    true,
  )
}
