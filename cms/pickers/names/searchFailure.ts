import { TRPCClientError } from '@trpc/client'

/** Spelled as the specification spells it (block-editor 2.5, 8). */
const unknownError = 'An unkown error occurred'
const failedRequest = 'Unable to process the query'

/**
 * What is said of a search by name that failed: the server's own words for a refusal, one sentence for whatever went wrong
 * on the way or inside of it (block-editor 8).
 */
export const searchFailure = (error: unknown): string => {
  if (!(error instanceof TRPCClientError)) return unknownError
  const data: unknown = error.data
  const status = typeof data === 'object' && data !== null && 'httpStatus' in data ? data.httpStatus : null
  if (typeof status !== 'number' || status >= 500) return failedRequest
  return error.message || unknownError
}
