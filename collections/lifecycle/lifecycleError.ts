import { APIError } from 'payload'
import type { LifecycleRefusal } from './lifecycle.machine.ts'
import { refusalMessage } from './lifecycle.machine.ts'

/** Returns the machine's refusal as a 409 with a message, and with data for programs. */
export function refusalError(refusal: LifecycleRefusal): APIError {
  return new APIError(refusalMessage(refusal), 409, { code: 'lifecycle.refused', ...refusal }, true)
}

/**
 * Returns the error for the losing one of two concurrent actions on one document
 * (docs/spec/newsroom.md#refused-action).
 */
export function conflictError(): APIError {
  return new APIError(
    'Somebody else is changing the status of this document right now. Look at it again before you go on.',
    409,
    { code: 'lifecycle.conflict' },
    true,
  )
}

export function staleError(): APIError {
  return new APIError(
    'The document was changed meanwhile, and nothing of this was written. Send it again.',
    409,
    { code: 'lifecycle.stale' },
    true,
  )
}

/** Returns the error for a status that was set directly; the message names the right call. */
export function directWriteError(field: string, call: string): APIError {
  return new APIError(
    `${field} cannot be set directly. Call ${call} instead.`,
    400,
    { code: 'lifecycle.directWrite', field, call },
    true,
  )
}
