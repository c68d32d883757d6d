// Maximum of counts in one call, and of counts that are kept while the back office does not answer.
const maxPerCall = 500
const maxKept = 10_000

export interface CountBufferOptions<Count> {
  what: string
  sum(one: Count, other: Count): Count
  /** Sends counts to the back office. @throws Error when it did not accept them. */
  send(counted: [key: string, count: Count][], now: number): Promise<unknown>
}

/** Counts by key and sends the counts to the back office in batches; a failed call is repeated with the next batch. */
export class CountBuffer<Count> {
  readonly #kept = new Map<string, Count>()
  readonly #options: CountBufferOptions<Count>

  constructor(options: CountBufferOptions<Count>) {
    this.#options = options
  }

  add(key: string, count: Count): void {
    const known = this.#kept.get(key)
    if (known !== undefined) this.#kept.set(key, this.#options.sum(known, count))
    else if (this.#kept.size < maxKept) this.#kept.set(key, count)
  }

  /** Sends what was counted since the last call. Never rejects. */
  async send(now: number): Promise<void> {
    const counted = [...this.#kept].slice(0, maxPerCall)
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
