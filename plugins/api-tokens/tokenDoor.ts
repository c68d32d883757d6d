import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { forwardedNetwork } from '#contract/clientNetwork.ts'
import { readToken } from './tokenReading.ts'
import { refusalResponse } from './tokenRefusal.ts'
import { type StoredToken, touchToken } from './tokens.store.ts'

/** Calls a minute of a token that has no limit of its own. */
export const usualPerMinute = 300

/** The largest number of calls a minute that a token can have. */
export const mostPerMinute = 6000

/** Counts the calls of tokens in this process, and refuses what a token does not let in. */
export class TokenDoor {
  private readonly calls = new RateLimiterMemory({ points: mostPerMinute, duration: 60 })

  /** Returns the answer to a request whose token does not let it in; null for every other request. */
  async refusal(payload: Payload, headers: Headers): Promise<Response | null> {
    const reading = await readToken(payload, headers)
    if (!reading) return null
    if ('refusal' in reading) return refusalResponse({ code: reading.refusal })
    const { token } = reading
    const retryAfter = await this.waitOf(token)
    if (retryAfter !== null) return refusalResponse({ code: 'limit', retryAfter })
    noteUse(payload, token, forwardedNetwork(headers))
    return null
  }

  // Counts a call. Returns the seconds until the token has calls again; null while it has.
  private async waitOf({ id, perMinute }: StoredToken): Promise<number | null> {
    const { consumedPoints, msBeforeNext } = await this.calls.consume(id).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused
      throw refused
    })
    return consumedPoints <= (perMinute ?? usualPerMinute) ? null : Math.max(1, Math.ceil(msBeforeNext / 1000))
  }
}

// Does not delay the request, and stands outside of its transaction.
function noteUse(payload: Payload, { id, lastUsedAt }: StoredToken, from: string | null): void {
  if (lastUsedAt && Date.now() - lastUsedAt.getTime() < 60_000) return
  touchToken({ payload }, id, from).catch((error: unknown) => {
    payload.logger.warn({ err: error, msg: 'The last use of a token was not noted' })
  })
}
