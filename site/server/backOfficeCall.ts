import { signedCall } from '#contract/signedCalls.ts'

// Milliseconds until a call counts as failed.
const timeout = 5_000

export interface BackOffice {
  cmsUrl: string
  /** Shared with the back office. */
  secret: string
}

/**
 * Sends a signed call to the back office, and returns its response as it is: any status, the body still arriving.
 * @param now milliseconds since 1970
 * @param signal ends the call, also while the body arrives
 * @throws Error when the back office does not answer
 */
export function sendToBackOffice(
  { cmsUrl, secret }: BackOffice,
  path: string,
  value: object,
  now: number,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(cmsUrl + path, { ...signedCall(path, value, secret, now), signal })
}

/** A call that the back office has answered, with anything but 2xx. */
export class RefusedCallError extends Error {
  override name = 'RefusedCallError'

  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`${path} answered ${status}`)
  }
}

/**
 * Sends a signed call to the back office.
 * @param now milliseconds since 1970
 * @returns the parsed answer
 * @throws RefusedCallError for any answer but 2xx, Error for none or one without JSON
 */
export async function callBackOffice(
  backOffice: BackOffice,
  path: string,
  value: object,
  now: number,
): Promise<unknown> {
  const response = await sendToBackOffice(backOffice, path, value, now, AbortSignal.timeout(timeout))
  if (!response.ok) {
    await response.body?.cancel()
    throw new RefusedCallError(path, response.status)
  }
  return response.json()
}
