import { APIError } from 'payload'

/** Somebody else has the document for themselves. */
export const lockedError = (holder: { id: number; name: string }): APIError =>
  new APIError(
    `${holder.name} has locked this document. Only they can change it until they unlock it.`,
    423,
    { code: 'document.locked', holder },
    true,
  )

/** There was nothing to unlock: nobody holds the document, or somebody else was quicker. */
export const notLockedError = (): APIError =>
  new APIError('Nobody has locked this document.', 409, { code: 'document.notLocked' }, true)
