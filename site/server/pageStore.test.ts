import { describe, expect, it } from '@jest/globals'
import type { Slot } from './cachedPage.ts'
import { PageStore } from './pageStore.ts'

// A slot of about so many bytes.
function slot(bytes: number, { status = 200, tags = [] as string[] } = {}): Slot {
  const bodies = { identity: Buffer.alloc(bytes - 1024), gzip: Buffer.alloc(0), br: Buffer.alloc(0) }
  const page = { status, tags, bodies, headers: {}, etag: '', freshFor: 1, staleFor: 1, renderedAt: 0, changedAt: 0 }
  return { page, isPurged: false, requestedAt: 0, reads: 0, retryAt: 0 }
}

describe('pages in memory', () => {
  it('stay within their room; those least recently asked for go first', () => {
    const store = new PageStore(16_000)
    for (const key of ['/a', '/b', '/c', '/d']) store.put(key, slot(3_500))
    store.ask('/a', 1)
    store.put('/e', slot(3_500))
    expect(['/a', '/b', '/c', '/d', '/e'].filter((key) => store.peek(key))).toEqual(['/a', '/c', '/d', '/e'])
    expect(store.size).toEqual({ pages: 4, bytes: 14_000 })
  })

  it('keep their place when they are rendered again without a reader', () => {
    const store = new PageStore(16_000)
    for (const key of ['/a', '/b', '/c', '/d']) store.put(key, slot(3_500))
    store.put('/a', slot(3_400))
    store.put('/e', slot(3_500))
    expect(['/a', '/b', '/c', '/d', '/e'].filter((key) => store.peek(key))).toEqual(['/b', '/c', '/d', '/e'])
  })

  it('cannot be pushed out by addresses without a story', () => {
    const store = new PageStore(16_000)
    store.put('/a', slot(10_000))
    for (let index = 0; index < 100; index += 1) store.put(`/wp-login-${index}`, slot(1_900, { status: 404 }))
    expect(store.peek('/a')).toBeDefined()
    expect(store.size).toEqual({ pages: 2, bytes: 11_900 })
  })

  it('are found by each of their tags, and no longer once they are gone or made of something else', () => {
    const store = new PageStore(100_000)
    store.put('/a', slot(2_000, { tags: ['post:1', 'posts'] }))
    store.put('/b', slot(2_000, { tags: ['posts'] }))
    expect([...store.keysWith(['post:1', 'posts'])]).toEqual(['/a', '/b'])
    store.put('/a', slot(2_000, { tags: ['post:2'] }))
    expect([...store.keysWith(['post:1', 'posts'])]).toEqual(['/b'])
    store.remove('/b')
    expect([...store.keysWith(['posts'])]).toEqual([])
    expect(store.size.bytes).toBe(2_000)
  })

  it('are counted again when their status changes', () => {
    const store = new PageStore(100_000)
    store.put('/a', slot(2_000, { status: 404 }))
    store.put('/a', slot(3_000))
    expect(store.size).toEqual({ pages: 1, bytes: 3_000 })
  })
})
