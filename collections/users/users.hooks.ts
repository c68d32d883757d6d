import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { APIError, ValidationError } from 'payload'
import type { Id } from '../permissions/actor.ts'
import { idsOf } from '../permissions/actor.ts'
import { actorOfRequest } from '../permissions/actorOfRequest.ts'
import { permissionError } from '../permissions/permissionError.ts'
import { permissionsOfRoles } from '../permissions/permissionsOfRoles.ts'
import { shippedRoles } from '../permissions/shippedRoles.ts'
import { canGrant } from '../roles/roles.policy.ts'
import { requireAnAdministrator } from './administrators.ts'
import { isLongEnough, tooShortPassword } from './password.rules.ts'
import { canManage } from './users.policy.ts'

export const refuseInactive: CollectionBeforeLoginHook = ({ user }) => {
  if (user.status !== 'ACTIVE') throw new APIError('This account is inactive. Ask an administrator.', 403, null, true)
}

/**
 * Refuses short passwords wherever one is set: the first user, a new one, a change, a reset.
 * @throws ValidationError on the field `password`
 */
export const refuseShortPassword: CollectionBeforeOperationHook = ({ args, operation, collection, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const data: unknown = 'data' in args ? args.data : undefined
  if (typeof data !== 'object' || data === null || !('password' in data)) return args
  const { password } = data
  // The form of an account that keeps its password sends none, or an empty one.
  if ((password === undefined || password === null || password === '') && operation === 'update') return args
  if (typeof password === 'string' && isLongEnough(password)) return args
  const errors = [{ message: tooShortPassword, path: 'password' }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/**
 * The first user ever created is Administrator (docs/spec/newsroom.md#first-user); the role is made when it is missing.
 */
export const makeFirstUserAdministrator: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req })
  if (totalDocs > 0) return data
  return { ...data, status: 'ACTIVE', roles: [await administratorRole(req)] }
}

const administratorRole = async (req: PayloadRequest): Promise<Id> => {
  const { administrator } = shippedRoles
  const { docs } = await req.payload.find({
    collection: 'roles',
    where: { name: { equals: administrator.name } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (docs[0]) return docs[0].id
  const data = { ...administrator, permissions: [...administrator.permissions] }
  const role = await req.payload.create({ collection: 'roles', data, depth: 0, overrideAccess: true, req })
  return role.id
}

/** Refuses to give a role with more permissions than the user's own, and to change an account above their own. */
export const guardPrivileges: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!req.user) return data
  const actor = await actorOfRequest(req)
  const before = idsOf(originalDoc?.roles)
  if (originalDoc) {
    const permissions = await permissionsOfRoles(req, before)
    if (!canManage(actor, { id: originalDoc.id, permissions })) throw permissionError(actor, permissions)
  }
  const given = idsOf(data.roles).filter((id) => !before.some((known) => String(known) === String(id)))
  const permissions = await permissionsOfRoles(req, given)
  if (!canGrant(actor, { permissions })) throw permissionError(actor, permissions)
  return data
}

/** Refuses a change after which no active user holds all permissions. @throws APIError for such a change */
export const keepAnAdministrator: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await requireAnAdministrator(req)
  return doc
}

/** Refuses to delete an account above the user's own. */
export const refuseDeletionAbove: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req })
  const actor = await actorOfRequest(req)
  const permissions = await permissionsOfRoles(req, idsOf(user.roles))
  if (!canManage(actor, { id, permissions })) throw permissionError(actor, permissions)
}

/** Does the same when an account is deleted. */
export const keepAnAdministratorAfterDeletion: CollectionAfterDeleteHook = ({ req }) => requireAnAdministrator(req)
