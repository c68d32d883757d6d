import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { APIError } from 'payload'
import { actorOfRequest } from '../permissions/actorOfRequest.ts'
import { permissionError } from '../permissions/permissionError.ts'
import { isPermission } from '../permissions/permissionNames.ts'
import { requireAnAdministrator } from '../users/administrators.ts'
import type { RoleFacts } from './roles.policy.ts'
import { canGrant } from './roles.policy.ts'

/** Refuses to create a role with more permissions than the user's own, or to change one. */
export const refuseExcess: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  await requireGrantable(req, data)
  if (originalDoc) await requireGrantable(req, originalDoc)
  return data
}

/** Refuses a change of a role after which no active user holds all permissions. */
export const keepAnAdministratorAfterRoleChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await requireAnAdministrator(req)
  return doc
}

/** Refuses to delete a role that users have: losing it as a side effect would surprise them. */
export const refuseDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const role = await req.payload.findByID({ collection: 'roles', id, depth: 0, overrideAccess: true, req })
  await requireGrantable(req, { permissions: role.permissions })
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { roles: { in: [id] } },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return
  const holders = totalDocs === 1 ? '1 person has' : `${totalDocs} people have`
  throw new APIError(`${holders} the role ${role.name}. Give them another one first.`, 409, null, true)
}

// Requires that the user may grant the role. Roles made by the server itself (the first start, imports) have no user
// whose permissions could be exceeded.
const requireGrantable = async (req: PayloadRequest, role: RoleFacts): Promise<void> => {
  if (!req.user) return
  const actor = await actorOfRequest(req)
  if (!canGrant(actor, role)) throw permissionError(actor, (role.permissions ?? []).filter(isPermission))
}
