import { APIError } from 'payload'

/** Returns the error for a document that another user holds. */
export function lockedError(holder: { id: number; name: string }): APIError {
  return new APIError(
    `${holder.name} has locked this document. Only they can change it until they unlock it.`,
    423,
    { code: 'document.locked', holder },
    true,
  )
}

/** Returns the error for a document that is not locked: no user holds it, or another one released it first. */
export function notLockedError(): APIError {
  return new APIError('Nobody has locked this document.', 409, { code: 'document.notLocked' }, true)
}
