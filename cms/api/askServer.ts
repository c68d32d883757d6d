/**
 * Sends a request to the back office as the person who is logged in.
 * @throws TypeError with a sentence for the person when there is no answer: browsers say "Failed to fetch" or "Load failed".
 * An aborted request throws what `fetch` throws.
 */
export const askServer = (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, credentials: 'include' }).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error
    throw new TypeError('The back office does not answer. Check the connection and try again.', { cause: error })
  })
