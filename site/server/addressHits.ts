import { signatureHeader, signPurge } from './purgeCall.ts'

/** Addresses that are told in one call, and that are kept while the back office does not answer. */
const addressesPerCall = 500
const mostKept = 10_000

/** Milliseconds until a call counts as failed. */
const timeout = 5_000

interface Hits {
  hits: number
  /** Milliseconds since the epoch. */
  lastHit: number
}

/**
 * Counts where readers asked for what is redirected or withdrawn, and tells the back office now and then: nobody waits for
 * it, and a call that fails is made up for by the next one.
 */
export class AddressHits {
  readonly #url: string
  readonly #secret: string
  readonly #kept = new Map<string, Hits>()

  /** @param secret shared with the back office. */
  constructor({ cmsUrl, secret }: { cmsUrl: string; secret: string }) {
    this.#url = `${cmsUrl}/api/url-targets/hits`
    this.#secret = secret
  }

  /** @param path as it was asked for; what stands for one address is counted together by the back office. */
  count(path: string, now: number): void {
    const known = this.#kept.get(path)
    if (known) this.#kept.set(path, { hits: known.hits + 1, lastHit: now })
    else if (this.#kept.size < mostKept) this.#kept.set(path, { hits: 1, lastHit: now })
  }

  /** Tells what was counted since the last time. Never rejects. */
  async tell(now: number): Promise<void> {
    const hits = [...this.#kept].slice(0, addressesPerCall).map(([path, counted]) => ({ path, ...counted }))
    if (hits.length === 0) return
    for (const { path } of hits) this.#kept.delete(path)
    const body = JSON.stringify({ hits, sentAt: now })
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signPurge(body, this.#secret) },
        body,
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      })
      await response.body?.cancel()
      if (response.ok) return
      console.warn(`The back office did not take the hits of redirects: it answered ${response.status}`)
    } catch (error) {
      console.warn(
        'The back office was not told of the hits of redirects:',
        error instanceof Error ? error.message : error,
      )
    }
    for (const { path, hits: count, lastHit } of hits) this.#giveBack(path, count, lastHit)
  }

  #giveBack(path: string, hits: number, lastHit: number): void {
    const since = this.#kept.get(path)
    this.#kept.set(path, { hits: hits + (since?.hits ?? 0), lastHit: Math.max(lastHit, since?.lastHit ?? 0) })
  }
}
