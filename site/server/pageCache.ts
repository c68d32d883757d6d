import { cacheTag, isAddressTag } from '#contract/cacheTag.ts'
import { type CachedPage, nextStep, packPage, type RenderedPage, readsAt } from './cachedPage.ts'
import { isFrontPage, isPaperAddress } from './cacheKey.ts'
import { PageStore } from './pageStore.ts'
import { RenewalQueue, type Urgency } from './renewalQueue.ts'

/** Storage in which pages outlive the process. All of it may fail silently: a cache is allowed to lose pages. */
export interface PageArchive {
  read(key: string): Promise<CachedPage | undefined>
  write(key: string, page: CachedPage): void
  /** Records that a page is still requested: those that are not requested are evicted first. */
  touch(key: string): void
  remove(key: string): void
}

export interface PageCacheOptions {
  /** Makes a page. Rejects where nothing at all came back. */
  render(key: string): Promise<RenderedPage>
  archive: PageArchive
  now(): number
  /** Resolves when a reader has waited long enough for a renewal and gets the old page. */
  renderTimeout(signal: AbortSignal): Promise<void>
  /** Room in memory, in bytes. */
  limit: number
  /** Resolves after a number of milliseconds, or rejects when the signal aborts. */
  rest(milliseconds: number, signal: AbortSignal): Promise<void>
  /** The share of time in which purged pages are rendered behind readers, above 0 and at most 1. */
  renewalShare: number
  /** Milliseconds after a failed renewal in which the old page is shown without trying again. */
  pauseAfterFailure: number
}

/** Cache status of a page, in the words of RFC 9211. */
export type CacheStatus = 'hit' | 'hit; stale' | 'fwd=miss' | 'fwd=stale'

export type PageAnswer =
  | { kind: 'kept'; page: CachedPage; status: CacheStatus }
  /** The renderer failed and nothing was ever kept: what it said, if anything. */
  | { kind: 'failed'; response: RenderedPage | null }

// A render under way. Purges that come meanwhile are noted: what began before them may be out of date.
interface Flight {
  outcome: Promise<PageAnswer>
  purgedTags: Set<string>
}

const maxAttempts = 3

/**
 * A shared HTTP cache for pages: one render for all who ask at the same time, tags to purge by, and the last good page
 * for as long as the renderer fails.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #store: PageStore
  readonly #flights = new Map<string, Flight>()
  readonly #renewals: RenewalQueue

  constructor(options: PageCacheOptions) {
    const { now, rest, renewalShare, pauseAfterFailure } = options
    this.#options = options
    this.#store = new PageStore(options.limit)
    this.#renewals = new RenewalQueue({
      renew: (key) => this.#renewPurged(key),
      readsOf: (key) => this.#readsOf(key),
      now,
      rest,
      share: renewalShare,
      pauseAfterFailure,
    })
  }

  /** Pages in memory, their bytes, and how many of them wait to be rendered again after a purge. */
  get size(): { pages: number; bytes: number; renewals: number } {
    return { ...this.#store.size, renewals: this.#renewals.length }
  }

  async get(key: string): Promise<PageAnswer> {
    const { now, archive } = this.#options
    let slot = this.#store.ask(key, now())
    if (!slot && !this.#flights.has(key)) {
      const page = await archive.read(key)
      slot = this.#store.ask(key, now())
      if (page && !slot && !this.#flights.has(key)) {
        // It is unknown what was purged while it lay there: it has to be renewed, and is served when that fails.
        slot = { page, isPurged: true, requestedAt: now(), reads: 1, retryAt: 0 }
        this.#store.put(key, slot)
      }
    }
    if (!slot) return this.#renew(key)

    const step = nextStep(slot, now())
    if (step === 'serve') return { kind: 'kept', page: slot.page, status: 'hit' }
    const old: PageAnswer = { kind: 'kept', page: slot.page, status: 'hit; stale' }
    if (step === 'serveAndRenew') void this.#renew(key)
    if (step !== 'renewFirst') return old
    const waiting = new AbortController()
    try {
      return await Promise.race([this.#renew(key), this.#options.renderTimeout(waiting.signal).then(() => old)])
    } finally {
      waiting.abort()
    }
  }

  /**
   * Marks every page made of one of these as out of date: from now on it is rendered before it is served. Those in memory
   * are also rendered without a request, behind the answer. Pages on disk bear no mark, because none of them is served
   * without an attempt to render it.
   *
   * @returns the number of pages in memory that were marked
   */
  purge(tags: readonly string[]): { marked: number } {
    for (const flight of this.#flights.values()) for (const tag of tags) flight.purgedTags.add(tag)
    const changedAddresses = new Set(tags.filter(isAddressTag))
    const renewals: [key: string, urgency: Urgency][] = []
    let marked = 0
    for (const key of this.#store.keysWith(tags)) {
      const slot = this.#store.peek(key)
      if (!slot) continue
      slot.isPurged = true
      slot.retryAt = 0
      marked += 1
      const isAtChangedAddress = slot.page.tags.some((tag) => changedAddresses.has(tag))
      // Of addresses with nothing there is no end: they wait for a reader.
      if (slot.page.status === 404 && !isAtChangedAddress) continue
      renewals.push([key, isAtChangedAddress ? 'address' : isFrontPage(key) ? 'front' : 'other'])
    }
    this.#renewals.add(renewals)
    return { marked }
  }

  #readsOf(key: string): number {
    const slot = this.#store.peek(key)
    return slot ? readsAt(slot, this.#options.now()) : 0
  }

  // Renders a page unless that was done since the purge. Resolves to false when it could not be rendered.
  async #renewPurged(key: string): Promise<boolean> {
    if (this.#store.peek(key)?.isPurged) await this.#renew(key)
    return !this.#store.peek(key)?.isPurged
  }

  // Renders a page, or joins a render in progress. Never rejects.
  #renew(key: string): Promise<PageAnswer> {
    const underWay = this.#flights.get(key)
    if (underWay) return underWay.outcome
    const purgedTags = new Set<string>()
    const outcome = this.#render(key, purgedTags).finally(() => this.#flights.delete(key))
    this.#flights.set(key, { outcome, purgedTags })
    return outcome
  }

  async #render(key: string, purgedTags: Set<string>): Promise<PageAnswer> {
    const { render, now } = this.#options
    let response: RenderedPage | null = null
    try {
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        purgedTags.clear()
        response = await render(key)
        if (response.status >= 500) return this.#fallBack(key, response)
        const before = this.#store.peek(key)
        const page = await packPage(response, now(), before?.page)
        const isOutdated = purgedTags.has(cacheTag.everything) || page.tags.some((tag) => purgedTags.has(tag))
        if (isOutdated && attempt < maxAttempts) continue
        if (page.freshFor === 0) this.#store.remove(key)
        else {
          const { requestedAt, reads } = before ?? { requestedAt: now(), reads: 1 }
          this.#store.put(key, { page, isPurged: isOutdated, requestedAt, reads, retryAt: 0 })
        }
        if (isPaperAddress(key)) this.#archive(key, page, before?.page)
        return { kind: 'kept', page, status: before ? 'fwd=stale' : 'fwd=miss' }
      }
    } catch {
      // Whatever kept the renderer from answering, readers get the last good page.
    }
    return this.#fallBack(key, response)
  }

  #archive(key: string, page: CachedPage, before: CachedPage | undefined): void {
    const { archive } = this.#options
    if (page.freshFor === 0 || page.status === 404) archive.remove(key)
    else if (before?.etag === page.etag && before.status === page.status) archive.touch(key)
    else archive.write(key, page)
  }

  #fallBack(key: string, response: RenderedPage | null): PageAnswer {
    const slot = this.#store.peek(key)
    if (!slot) return { kind: 'failed', response }
    slot.retryAt = this.#options.now() + this.#options.pauseAfterFailure
    return { kind: 'kept', page: slot.page, status: 'hit; stale' }
  }
}
