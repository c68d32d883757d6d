import { APIError } from 'payload'
import type { Actor } from './actor.ts'
import { holds } from './actor.ts'
import type { Permission } from './permission.names.ts'

/**
 * Returns the error "action.permissions.forbidden" (back-office specification, section 8): a 403 that lists what is
 * required and what of it the actor lacks.
 * @param isOneEnough whether any one of the permissions would do, which the message then says
 */
export const permissionError = (
  actor: Actor,
  requiredPermissions: readonly Permission[],
  isOneEnough = false,
): APIError => {
  const missingPermissions = requiredPermissions.filter((permission) => !holds(actor, permission))
  const remark = isOneEnough && missingPermissions.length > 1 ? ' (one of them is enough)' : ''
  return new APIError(
    `You attempted to perform an action you are not allowed to. The additional permissions required for this action are: ${missingPermissions.join(', ')}${remark}`,
    403,
    { requiredPermissions, missingPermissions },
    true,
  )
}
