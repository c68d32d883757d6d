import type { AfterErrorHook } from 'payload'

/** PostgreSQL's words for a value that its column cannot hold, or that names what is not there. */
const codes: ReadonlySet<unknown> = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05', '23503'])

const message =
  'One of the values is none that its field can hold, or names a document that is not there. Nothing was stored.'

/**
 * Drafts are stored as they are, unfinished, so nobody looks at their values before the database does. What it refuses is
 * a mistake of whoever sent it: 400, and no fault of the server.
 */
export const answerImpossibleValue: AfterErrorHook = ({ error }) =>
  isImpossibleValue(error)
    ? {
        status: 400,
        response: { errors: [{ message, data: { code: 'lifecycle.impossibleValue' }, name: 'APIError' }] },
      }
    : undefined

const isImpossibleValue = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(error.code)) return true
  return isImpossibleValue(error.cause)
}
