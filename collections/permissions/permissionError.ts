import { APIError } from 'payload'
import type { Actor } from './actor.ts'
import { holds } from './actor.ts'
import type { Permission } from './permissionNames.ts'

const refused = 'You attempted to perform an action you are not allowed to.'

/**
 * Returns the error "action.permissions.forbidden" (docs/spec/newsroom.md#forbidden): a 403 that lists what is required
 * and what of it the actor lacks. An actor who lacks no permission is refused because of the document: of its authors,
 * or of its status.
 * @param isOneEnough whether any one of the permissions would do, which the message then says
 */
export function permissionError(actor: Actor, required: readonly Permission[], isOneEnough = false): APIError {
  const requiredPermissions = [...new Set(required)]
  const missingPermissions = requiredPermissions.filter((permission) => !holds(actor, permission))
  const remark = isOneEnough && missingPermissions.length > 1 ? ' (one of them is enough)' : ''
  const reason =
    missingPermissions.length > 0
      ? `The additional permissions required for this action are: ${missingPermissions.join(', ')}${remark}`
      : 'You have the permissions, but not for this document: you are not one of its authors, or its status does not allow the action.'
  return new APIError(`${refused} ${reason}`, 403, { requiredPermissions, missingPermissions }, true)
}
