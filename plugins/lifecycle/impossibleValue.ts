import type { AfterErrorHook } from 'payload'

/** PostgreSQL's error codes for a value that its column cannot hold, or that refers to a missing row. */
const codes: ReadonlySet<unknown> = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05', '23503'])

const message =
  'One of the values is none that its field can hold, or names a document that is not there. Nothing was stored.'

/**
 * Answers 400 for values that the database refuses: drafts are stored unfinished, without validation before the
 * database, so such a value is an error of the client, and not a fault of the server.
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
