import { ApiError } from './apiError.ts'

/**
 * Sends a request to the back office as the person who is logged in, past the cache of the browser.
 * @throws ApiError with a sentence for the person when there is no answer: browsers say "Failed to fetch" or "Load failed".
 * An aborted request throws what `fetch` throws.
 */
export function askServer(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, credentials: 'include', cache: 'no-store' }).catch((cause: unknown) => {
    if (!(cause instanceof TypeError)) throw cause
    const message = 'The back office does not answer. Check the connection and try again.'
    throw new ApiError(message, 0, undefined, { cause })
  })
}
