import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { idsOf } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { permissionsOfRoles } from '#collections/permissions/permissionsOfRoles.ts'
import { canManage } from '#collections/users/users.policy.ts'
import type { User } from '../../../payload-types.ts'

/**
 * Returns the account of a person, for a caller who manages users.
 * @throws APIError when there is none, or when it may do more than the caller
 */
export async function managedAccount(req: PayloadRequest, userId: number): Promise<User> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: userId } },
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [user] = docs
  if (!user) throw new APIError('This account does not exist any more.', 404, null, true)
  const permissions = await permissionsOfRoles(req, idsOf(user.roles))
  const actor = await actorOfRequest(req)
  if (!canManage(actor, { id: userId, permissions })) throw permissionError(actor, permissions)
  return user
}
