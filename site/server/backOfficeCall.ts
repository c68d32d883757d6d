import { signatureHeader, signPurge } from './purgeCall.ts'

/** Milliseconds until a call counts as failed. */
const timeout = 5_000

export interface BackOffice {
  cmsUrl: string
  /** Shared with the back office. */
  secret: string
}

/**
 * A call that the back office takes from its sites only: signed, with the time in it.
 * @param now milliseconds since the epoch.
 * @returns what it answered, parsed.
 * @throws Error where it did not answer with 200 and JSON.
 */
export async function callBackOffice(
  { cmsUrl, secret }: BackOffice,
  path: string,
  value: object,
  now: number,
): Promise<unknown> {
  const body = JSON.stringify({ ...value, sentAt: now })
  const response = await fetch(cmsUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signPurge(body, secret),
    },
    body,
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`${path} answered ${response.status}`)
  }
  return response.json()
}
