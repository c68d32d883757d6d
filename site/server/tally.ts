/** What is told in one call, and what is kept while the back office does not answer. */
const toldAtOnce = 500
const mostKept = 10_000

export interface TallyOptions<Count> {
  /** What it counts, for the log. */
  what: string
  sum(one: Count, other: Count): Count
  /** Tells the back office. @throws where it did not take it. */
  send(counted: [key: string, count: Count][], now: number): Promise<unknown>
}

/**
 * Counts by key, and tells the back office now and then: no reader waits for it, and a call that fails is made up for by
 * the next one.
 */
export class Tally<Count> {
  readonly #kept = new Map<string, Count>()
  readonly #options: TallyOptions<Count>

  constructor(options: TallyOptions<Count>) {
    this.#options = options
  }

  add(key: string, count: Count): void {
    const known = this.#kept.get(key)
    if (known !== undefined) this.#kept.set(key, this.#options.sum(known, count))
    else if (this.#kept.size < mostKept) this.#kept.set(key, count)
  }

  /** Tells what was counted since the last time. Never rejects. */
  async tell(now: number): Promise<void> {
    const counted = [...this.#kept].slice(0, toldAtOnce)
    if (counted.length === 0) return
    for (const [key] of counted) this.#kept.delete(key)
    try {
      await this.#options.send(counted, now)
    } catch (error) {
      const reason = error instanceof Error ? error.message : error
      console.warn(`The back office was not told of ${this.#options.what}:`, reason)
      for (const [key, count] of counted) this.add(key, count)
    }
  }
}
