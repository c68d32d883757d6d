import { type BackOffice, callBackOffice } from './backOfficeCall.ts'
import { Tally } from './tally.ts'

interface Hits {
  hits: number
  /** Milliseconds since the epoch. */
  lastHit: number
}

/** Where readers asked for what is redirected or withdrawn. */
export class AddressHits {
  readonly #tally: Tally<Hits>

  constructor(backOffice: BackOffice) {
    this.#tally = new Tally<Hits>({
      what: 'the hits of redirects',
      sum: (one, other) => ({ hits: one.hits + other.hits, lastHit: Math.max(one.lastHit, other.lastHit) }),
      send: (counted, now) => {
        const hits = counted.map(([path, count]) => ({ path, ...count }))
        return callBackOffice(backOffice, '/api/url-targets/hits', { hits }, now)
      },
    })
  }

  /** @param path as it was asked for; what stands for one address is counted together by the back office. */
  count(path: string, now: number): void {
    this.#tally.add(path, { hits: 1, lastHit: now })
  }

  tell(now: number): Promise<void> {
    return this.#tally.tell(now)
  }
}
