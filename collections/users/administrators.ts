import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { idsOf } from '../permissions/actor.ts'
import { permissionNames } from '../permissions/permission.names.ts'
import { permissionsOfRoles } from '../permissions/permissionsOfRoles.ts'

// An administrator is an active person whose roles together hold every permission.
const administratorExists = async (req: PayloadRequest): Promise<boolean> => {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ status: { equals: 'ACTIVE' } }, { roles: { exists: true } }] },
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
export const requireAnAdministrator = async (req: PayloadRequest): Promise<void> => {
  if (!req.user || (await administratorExists(req))) return
  throw new APIError(
    'This would leave nobody who may do everything. Make somebody else an administrator first.',
    409,
    null,
    true,
  )
}
