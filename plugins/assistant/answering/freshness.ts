import type { PayloadRequest } from 'payload'
import type { Passage, PassageRetriever } from '../assistant.types.ts'

// Milliseconds for which an answer about passages holds.
const holdsFor = 300

/** Knows which passages of an answer readers still see, while the answer is being made. */
export class Freshness {
  #req: PayloadRequest
  #retriever: PassageRetriever
  #passages: readonly Passage[]
  #gone = new Set<string>()
  #checkedAt: number
  #now: () => number

  /** @param passages as they were found just now */
  constructor(req: PayloadRequest, retriever: PassageRetriever, passages: readonly Passage[], now: () => number) {
    this.#req = req
    this.#retriever = retriever
    this.#passages = passages
    this.#now = now
    this.#checkedAt = now()
  }

  /** Returns the ids of passages that readers no longer see as they were found. @param isCertain asks in any case */
  async gone(isCertain = false): Promise<ReadonlySet<string>> {
    if (!isCertain && this.#now() - this.#checkedAt < holdsFor) return this.#gone
    const held = this.#passages.filter(({ id }) => !this.#gone.has(id))
    const checkedAt = this.#now()
    const current = await this.#retriever.current(
      this.#req,
      held.map(({ id, version }) => ({ id, version })),
    )
    for (const { id } of held) if (!current.has(id)) this.#gone.add(id)
    this.#checkedAt = checkedAt
    return this.#gone
  }
}
