import type { ReaderBeacon, ReaderEvent } from '#contract/readerEvents.schema.ts'

/** What a service learns of a reader: it makes its own anonymous count of readers from it. Kept in memory only. */
export interface Visitor {
  userAgent: string
  address: string
  /** First language of `Accept-Language`; empty without one. */
  language: string
}

export interface OutgoingEvent {
  event: ReaderEvent
  page: ReaderBeacon['page']
  referrer: string
  visitor: Visitor
}

/** A service of web analytics, by its documented HTTP API. */
export interface AnalyticsService {
  name: string
  /** Returns the call that reports an event. */
  callOf(outgoing: OutgoingEvent): { url: string; headers: Record<string, string>; body: object }
}

export interface AnalyticsOptions {
  service: AnalyticsService
  /** Milliseconds until a call counts as failed. */
  timeout: number
  /** Waits before the next try. */
  rest(milliseconds: number): Promise<void>
}

// What the services do not have, or count themselves.
const firstPartyOnly: ReadonlySet<ReaderEvent['name']> = new Set(['engaged', 'read_on', 'web_vital'])

const maxWaiting = 1_000
const atOnce = 4
// Milliseconds before each further try.
const rests = [1_000, 5_000] as const

/** Reports events to a service, several at once, behind the answer to the reader. Events of a service that is down are dropped. */
export class AnalyticsQueue {
  readonly #options: AnalyticsOptions
  readonly #waiting: OutgoingEvent[] = []
  readonly #running = new Set<Promise<void>>()

  constructor(options: AnalyticsOptions) {
    this.#options = options
  }

  add({ page, referrer, events }: ReaderBeacon, visitor: Visitor): void {
    for (const event of events) {
      if (firstPartyOnly.has(event.name) || this.#waiting.length >= maxWaiting) continue
      this.#waiting.push({ event, page, referrer, visitor })
    }
    while (this.#running.size < atOnce && this.#waiting.length > 0) this.#start()
  }

  /** Resolves when nothing waits or runs any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  #start(): void {
    const run = this.#work().finally(() => this.#running.delete(run))
    this.#running.add(run)
  }

  async #work(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await this.#report(next)
  }

  async #report(outgoing: OutgoingEvent): Promise<void> {
    const { rest, service } = this.#options
    let failure = await this.#tryOnce(outgoing)
    for (const pause of rests) {
      if (!failure?.isPassing) break
      await rest(pause)
      failure = await this.#tryOnce(outgoing)
    }
    if (failure) console.warn(`${service.name} did not take "${outgoing.event.name}": ${failure.reason}`)
  }

  async #tryOnce(outgoing: OutgoingEvent): Promise<{ reason: string; isPassing: boolean } | null> {
    const { service, timeout } = this.#options
    const { url, headers, body } = service.callOf(outgoing)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      // An answer that is cut off counts as none.
      await response.arrayBuffer()
      const isPassing = response.status >= 500 || response.status === 429
      return response.ok ? null : { reason: `it answered ${response.status}`, isPassing }
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error), isPassing: true }
    }
  }
}
