/** Order of rendering after a purge: the changed address, front pages, all others. */
export type Urgency = 'address' | 'front' | 'other'

const order: readonly Urgency[] = ['address', 'front', 'other']

export interface RenewalQueueOptions {
  /** Renders a page. Resolves to false when that failed; never rejects. */
  renew(key: string): Promise<boolean>
  readsOf(key: string): number
  /** Milliseconds since any fixed time. */
  now(): number
  /** Resolves after a number of milliseconds, or rejects when the signal aborts. */
  rest(milliseconds: number, signal: AbortSignal): Promise<void>
  /** The share of time spent on pages that are not urgent, above 0 and at most 1. */
  share: number
  /** Milliseconds of rest after a page that could not be rendered. */
  pauseAfterFailure: number
}

/**
 * Renders purged pages behind the answer to the purge call, one at a time: those at changed addresses first, then front
 * pages, then the most read. Between two of the others it rests in proportion to the time that the last one took, so
 * that readers' requests find the processor free; an urgent page ends the rest. A page that waits already is not added
 * twice. Nothing is kept when the process ends.
 */
export class RenewalQueue {
  readonly #options: RenewalQueueOptions
  readonly #waiting = new Map<string, Urgency>()
  #resting: AbortController | null = null
  #isRunning = false

  constructor(options: RenewalQueueOptions) {
    this.#options = options
  }

  get length(): number {
    return this.#waiting.size
  }

  /** Adds pages. A page that waits already keeps the more urgent of its two places. */
  add(pages: Iterable<readonly [key: string, urgency: Urgency]>): void {
    for (const [key, urgency] of pages) {
      const known = this.#waiting.get(key)
      if (known === undefined || order.indexOf(urgency) < order.indexOf(known)) this.#waiting.set(key, urgency)
      if (urgency !== 'other') this.#resting?.abort()
    }
    if (!this.#isRunning) void this.#work()
  }

  async #work(): Promise<void> {
    const { renew, now, share, pauseAfterFailure } = this.#options
    this.#isRunning = true
    for (let key = this.#next(); key !== undefined; key = this.#next()) {
      const begin = now()
      const isRenewed = await renew(key)
      await this.#rest(isRenewed ? (now() - begin) * (1 / share - 1) : pauseAfterFailure)
    }
    this.#isRunning = false
  }

  // Takes the page that comes first.
  #next(): string | undefined {
    let first: { key: string; place: number; reads: number } | undefined
    for (const [key, urgency] of this.#waiting) {
      const [place, reads] = [order.indexOf(urgency), this.#options.readsOf(key)]
      if (!first || place < first.place || (place === first.place && reads > first.reads)) first = { key, place, reads }
    }
    if (first) this.#waiting.delete(first.key)
    return first?.key
  }

  async #rest(milliseconds: number): Promise<void> {
    const isUrgent = [...this.#waiting.values()].some((urgency) => urgency !== 'other')
    if (isUrgent) return
    this.#resting = new AbortController()
    try {
      await this.#options.rest(milliseconds, this.#resting.signal)
    } catch {
      // An urgent page has ended the rest.
    }
  }
}
