import type { Payload } from 'payload'
import { forwardedNetwork } from '#contract/clientNetwork.ts'
import { countAttempt } from '#plugins/accounts/attempts/attempts.store.ts'
import { readToken } from './tokenReading.ts'
import { refusalResponse } from './tokenRefusal.ts'
import { type StoredToken, touchToken } from './tokens.store.ts'

/** Calls a minute of a token that has no limit of its own. */
export const usualPerMinute = 300

/** The largest number of calls a minute that a token can have. */
export const mostPerMinute = 6000

/** Returns the answer to a request whose token does not let it in, and counts the others; null for every other request. */
export async function refusalOfToken(payload: Payload, headers: Headers): Promise<Response | null> {
  const reading = await readToken(payload, headers)
  if (!reading) return null
  if ('refusal' in reading) return refusalResponse({ code: reading.refusal })
  const { token } = reading
  const retryAfter = await waitOf(payload, token)
  if (retryAfter !== null) return refusalResponse({ code: 'limit', retryAfter })
  noteUse(payload, token, forwardedNetwork(headers))
  return null
}

// Counts a call for all processes. Returns the seconds until the token has calls again; null while it has.
async function waitOf(payload: Payload, { id, perMinute }: StoredToken): Promise<number | null> {
  const limit = perMinute ?? usualPerMinute
  const { failures: calls, seconds } = await countAttempt(
    { payload },
    { subject: `calls of token ${id}`, limit, minutes: 1 },
  )
  return calls <= limit ? null : Math.max(1, Math.ceil(seconds))
}

// Does not delay the request, and stands outside of its transaction.
function noteUse(payload: Payload, { id, lastUsedAt }: StoredToken, from: string | null): void {
  if (lastUsedAt && Date.now() - lastUsedAt.getTime() < 60_000) return
  touchToken({ payload }, id, from).catch((error: unknown) => {
    payload.logger.warn({ err: error, msg: 'The last use of a token was not noted' })
  })
}
