import { type BackOffice, callBackOffice } from './backOfficeCall.ts'
import { CountBuffer } from './countBuffer.ts'

interface Hits {
  hits: number
  // Milliseconds since the epoch.
  lastHit: number
}

/** Counts requests for addresses that are redirected or withdrawn. */
export class AddressHits {
  readonly #buffer: CountBuffer<Hits>

  constructor(backOffice: BackOffice) {
    this.#buffer = new CountBuffer<Hits>({
      what: 'the hits of redirects',
      sum: (one, other) => ({ hits: one.hits + other.hits, lastHit: Math.max(one.lastHit, other.lastHit) }),
      send: (counted, now) => {
        const hits = counted.map(([path, count]) => ({ path, ...count }))
        return callBackOffice(backOffice, '/api/url-targets/hits', { hits }, now)
      },
    })
  }

  /** @param path as requested; spellings of one address are counted together by the back office. */
  count(path: string, now: number): void {
    this.#buffer.add(path, { hits: 1, lastHit: now })
  }

  send(now: number): Promise<void> {
    return this.#buffer.send(now)
  }
}
