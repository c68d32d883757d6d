import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { APIError } from 'payload'
import { actorOfRequest } from '../permissions/actorOfRequest.ts'
import { isPermission } from '../permissions/permission.names.ts'
import { permissionError } from '../permissions/permissionError.ts'
import { requireAnAdministrator } from '../users/administrators.ts'
import type { RoleFacts } from './roles.policy.ts'
import { canGrant } from './roles.policy.ts'

/** Nobody makes a role that holds more than they do, nor changes one that does. */
export const refuseExcess: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  await requireGrantable(req, data)
  if (originalDoc) await requireGrantable(req, originalDoc)
  return data
}

/** There is always somebody active who may do everything, also after their role was changed. */
export const keepAnAdministratorAfterRoleChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await requireAnAdministrator(req)
  return doc
}

/** A role that people have is taken from them first: to lose it in passing would surprise them. */
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

/** Roles made by the server itself (the first start, imports) have nobody who could exceed their rights. */
const requireGrantable = async (req: PayloadRequest, role: RoleFacts): Promise<void> => {
  if (!req.user) return
  const actor = await actorOfRequest(req)
  if (!canGrant(actor, role)) throw permissionError(actor, (role.permissions ?? []).filter(isPermission))
}
