import type { PayloadRequest } from 'payload'
import type { Id } from './actor.ts'
import type { Permission } from './permission.names.ts'
import { isPermission } from './permission.names.ts'

/**
 * Returns the permissions of some roles together, sorted and without repetition. Reads past access control, because
 * each user's own permissions count, whether or not they may read roles.
 */
export const permissionsOfRoles = async (req: PayloadRequest, roleIds: readonly Id[]): Promise<Permission[]> => {
  if (roleIds.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'roles',
    where: { id: { in: [...roleIds] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const names = docs.flatMap((role) => role.permissions ?? []).filter(isPermission)
  return [...new Set(names)].sort()
}
