import { cacheTag } from '#contract/cacheTag.ts'
import { pageBytes, readsAt, type Slot } from './cachedPage.ts'
import { isPaperAddress } from './cacheKey.ts'

// Slots in the order in which they were last requested, within a number of bytes.
interface Lane {
  slots: Map<string, Slot>
  bytes: number
  readonly limit: number
}

/**
 * Pages in memory: the least recently requested go first, and every tag knows its pages. Absences (status 400 and up),
 * searches and odd spellings have an eighth of the room to themselves, so that a bot that tries addresses cannot push
 * out the paper.
 */
export class PageStore {
  readonly #paper: Lane
  readonly #rest: Lane
  readonly #keysByTag = new Map<string, Set<string>>()

  /** @param limit in bytes */
  constructor(limit: number) {
    this.#paper = { slots: new Map(), bytes: 0, limit: limit - limit / 8 }
    this.#rest = { slots: new Map(), bytes: 0, limit: limit / 8 }
  }

  get size(): { pages: number; bytes: number } {
    return {
      pages: this.#paper.slots.size + this.#rest.slots.size,
      bytes: this.#paper.bytes + this.#rest.bytes,
    }
  }

  /** Looks without counting as requested. */
  peek(key: string): Slot | undefined {
    return this.#paper.slots.get(key) ?? this.#rest.slots.get(key)
  }

  /** Looks for a reader: counts the request, and moves the page to the end of the queue of those to be dropped. */
  ask(key: string, now: number): Slot | undefined {
    for (const lane of [this.#paper, this.#rest]) {
      const slot = lane.slots.get(key)
      if (!slot) continue
      slot.reads = readsAt(slot, now) + 1
      slot.requestedAt = now
      lane.slots.delete(key)
      lane.slots.set(key, slot)
      return slot
    }
    return undefined
  }

  /** Keeps a page; one that is kept already under the key keeps its place in the queue of those to be dropped. */
  put(key: string, slot: Slot): void {
    const [lane, other] =
      slot.page.status < 400 && isPaperAddress(key) ? [this.#paper, this.#rest] : [this.#rest, this.#paper]
    this.#forget(key, lane)
    this.#forget(key, other)
    other.slots.delete(key)
    // A map keeps the place of a key that it has.
    lane.slots.set(key, slot)
    lane.bytes += pageBytes(slot.page)
    for (const tag of slot.page.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
    for (const oldest of lane.slots.keys()) {
      if (lane.bytes <= lane.limit) break
      this.remove(oldest)
    }
  }

  remove(key: string): void {
    for (const lane of [this.#paper, this.#rest]) {
      this.#forget(key, lane)
      lane.slots.delete(key)
    }
  }

  // Takes the bytes and tags of a page off the books.
  #forget(key: string, lane: Lane): void {
    const slot = lane.slots.get(key)
    if (!slot) return
    lane.bytes -= pageBytes(slot.page)
    for (const tag of slot.page.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }

  /** Keys of all pages made of any of these, each once. */
  keysWith(tags: readonly string[]): Set<string> {
    if (tags.includes(cacheTag.everything)) return new Set([...this.#paper.slots.keys(), ...this.#rest.slots.keys()])
    const found = new Set<string>()
    for (const tag of tags) for (const key of this.#keysByTag.get(tag) ?? []) found.add(key)
    return found
  }
}
