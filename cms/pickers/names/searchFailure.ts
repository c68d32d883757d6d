import { apiErrorOf, isUnanswered } from '../../api/apiError.ts'

// Spelled like that (docs/spec/editor.md#name-search-errors).
const unknownError = 'An unkown error occurred'
const failedRequest = 'Unable to process the query'

/**
 * Returns the message of a failed search by name: the server's own for a refusal, one sentence for any other error
 * (docs/spec/editor.md#name-search-errors).
 */
export function searchFailure(error: unknown): string {
  if (isUnanswered(error)) return failedRequest
  return apiErrorOf(error)?.message || unknownError
}
