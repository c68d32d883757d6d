import { APIError } from 'payload'
import type { Actor } from './actor.ts'
import { holds } from './actor.ts'
import type { Permission } from './permission.names.ts'

/**
 * "action.permissions.forbidden" (back-office specification, section 8): a 403 that lists what is required and what of
 * it the actor lacks.
 */
export const permissionError = (actor: Actor, requiredPermissions: readonly Permission[]): APIError => {
  const missingPermissions = requiredPermissions.filter((permission) => !holds(actor, permission))
  return new APIError(
    `You attempted to perform an action you are not allowed to. The additional permissions required for this action are: ${missingPermissions.join(', ')}`,
    403,
    { requiredPermissions, missingPermissions },
    true,
  )
}
