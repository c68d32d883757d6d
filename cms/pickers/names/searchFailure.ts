import { TRPCClientError } from '@trpc/client'

// Spelled like that (docs/spec/editor.md#name-search-errors).
const unknownError = 'An unkown error occurred'
const failedRequest = 'Unable to process the query'

/**
 * Returns the message of a failed search by name: the server's own for a refusal, one sentence for any other error
 * (docs/spec/editor.md#name-search-errors).
 */
export const searchFailure = (error: unknown): string => {
  if (!(error instanceof TRPCClientError)) return unknownError
  const data: unknown = error.data
  const status = typeof data === 'object' && data !== null && 'httpStatus' in data ? data.httpStatus : null
  if (typeof status !== 'number' || status >= 500) return failedRequest
  return error.message || unknownError
}
