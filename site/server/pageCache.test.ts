import { beforeEach, describe, expect, it } from '@jest/globals'
import type { CachedPage, RenderedPage } from './cachedPage.ts'
import { type PageAnswer, PageCache, type PageCacheOptions } from './pageCache.ts'

const fresh = 30_000
const stale = 30_000
const pause = 5_000

function rendered(text: string, change: Partial<RenderedPage> = {}): RenderedPage {
  return { status: 200, headers: {}, body: Buffer.from(text), tags: [], freshFor: fresh, staleFor: stale, ...change }
}

class Stage {
  time = 1_000_000
  renders: string[] = []
  files = new Map<string, CachedPage>()
  timeouts: (() => void)[] = []
  render: (key: string) => Promise<RenderedPage> = async (key) => rendered(key)
  readonly cache: PageCache

  constructor(change: Partial<PageCacheOptions> = {}) {
    this.cache = new PageCache({
      render: (key) => {
        this.renders.push(key)
        return this.render(key)
      },
      archive: {
        read: async (key) => this.files.get(key),
        write: (key, page) => void this.files.set(key, page),
        remove: (key) => void this.files.delete(key),
        touch: () => undefined,
      },
      now: () => this.time,
      renderTimeout: () => new Promise((resolve) => this.timeouts.push(resolve)),
      limit: 10_000_000,
      rest: async () => undefined,
      renewalShare: 0.5,
      pauseAfterFailure: pause,
      ...change,
    })
  }

  async text(key: string): Promise<string> {
    return textOf(await this.cache.get(key))
  }
}

function textOf(answer: PageAnswer): string {
  if (answer.kind === 'kept') return answer.page.bodies.identity.toString()
  return answer.response ? `failed ${answer.response.status}` : 'failed'
}

function later<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

// Waits for something to become true; a test that waits in vain ends with Jest's own limit.
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve))
}

describe('the page cache', () => {
  let stage: Stage
  beforeEach(() => {
    stage = new Stage()
  })

  it('renders once for all who ask at the same time', async () => {
    const gate = later<RenderedPage>()
    stage.render = () => gate.promise
    const readers = Array.from({ length: 50 }, () => stage.text('/a'))
    await until(() => stage.renders.length > 0)
    gate.resolve(rendered('story'))
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['story']))
    expect(stage.renders).toEqual(['/a'])
  })

  it('takes the tag of everything for every page, one under way too', async () => {
    await stage.text('/a')
    const gate = later<RenderedPage>()
    let isGated = true
    stage.render = async (key) => (key === '/b' && isGated ? gate.promise : rendered(`new ${key}`))
    const reader = stage.text('/b')
    await until(() => stage.renders.includes('/b'))
    expect(stage.cache.purge(['*'])).toEqual({ marked: 1 })
    isGated = false
    gate.resolve(rendered('old'))
    expect(await reader).toBe('new /b')
    expect(await stage.text('/a')).toBe('new /a')
  })

  it('shows a fresh page without asking', async () => {
    await stage.text('/a')
    stage.time += fresh - 1
    expect((await stage.cache.get('/a')).kind).toBe('kept')
    expect(stage.renders).toHaveLength(1)
  })

  it('shows a stale page at once and renews it behind the reader', async () => {
    stage.render = async () => rendered('old')
    await stage.text('/a')
    stage.time += fresh
    stage.render = async () => rendered('new')
    expect(await stage.text('/a')).toBe('old')
    await until(async () => (await stage.text('/a')) === 'new')
    expect(stage.renders).toHaveLength(2)
  })

  it('never shows a page older than both times without having tried to renew it: a lost purge heals', async () => {
    stage.render = async () => rendered('old')
    await stage.text('/a')
    stage.time += fresh + stale
    stage.render = async () => rendered('new')
    expect(await stage.text('/a')).toBe('new')
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new Error('refused'))],
    ['answers 500', async () => rendered('broken', { status: 500, freshFor: 0 })],
    ['answers 503', async () => rendered('closed', { status: 503, freshFor: 0 })],
  ])('shows the last good page for as long as the renderer %s', async (_, fault) => {
    stage.render = async () => rendered('good')
    await stage.text('/a')
    stage.render = fault
    stage.time += 365 * 24 * 3_600_000
    expect(await stage.text('/a')).toBe('good')
    expect(await stage.text('/a')).toBe('good')
    expect(stage.renders).toHaveLength(2)
    stage.time += pause
    stage.render = async () => rendered('better')
    expect(await stage.text('/a')).toBe('better')
  })

  it('gives a reader the old page when a renewal takes too long, and the next one the new page', async () => {
    stage.render = async () => rendered('old')
    await stage.text('/a')
    stage.time += fresh + stale
    const gate = later<RenderedPage>()
    stage.render = () => gate.promise
    const reader = stage.text('/a')
    await until(() => stage.timeouts.length > 0)
    for (const resolve of stage.timeouts) resolve()
    expect(await reader).toBe('old')
    gate.resolve(rendered('new'))
    await until(async () => {
      const next = stage.text('/a')
      for (const resolve of stage.timeouts) resolve()
      return (await next) === 'new'
    })
    expect(stage.renders).toHaveLength(2)
  })

  it('hands on what a failing renderer says when nothing was ever kept, and keeps none of it', async () => {
    stage.render = async () => rendered('closed', { status: 503, freshFor: 0 })
    expect(await stage.text('/a')).toBe('failed 503')
    stage.render = () => Promise.reject(new Error('refused'))
    expect(await stage.text('/a')).toBe('failed')
    stage.render = async () => rendered('open')
    expect(await stage.text('/a')).toBe('open')
  })

  it('does not keep a page that says it must not be kept', async () => {
    stage.render = async (key) => rendered(key, { freshFor: 0, staleFor: 0 })
    await stage.text('/a')
    await stage.text('/a')
    expect(stage.renders).toHaveLength(2)
    expect(stage.cache.size.pages).toBe(0)
    expect(stage.files.size).toBe(0)
  })
})

describe('a purge', () => {
  let stage: Stage
  beforeEach(() => {
    stage = new Stage()
  })

  it('marks every page of a tag at once, and renders them without a reader, and no other page', async () => {
    stage.render = async (key) => rendered(`old ${key}`, { tags: key === '/c' ? ['post:2'] : ['post:1', 'posts'] })
    for (const key of ['/a', '/b', '/c']) await stage.text(key)
    stage.render = async (key) => rendered(`new ${key}`, { tags: ['post:1'] })
    stage.renders = []
    expect(stage.cache.purge(['post:1', 'posts'])).toEqual({ marked: 2 })
    await until(() => stage.renders.length === 2)
    expect(stage.renders.toSorted()).toEqual(['/a', '/b'])
    expect(await stage.text('/a')).toBe('new /a')
    expect(await stage.text('/c')).toBe('old /c')
    expect(stage.renders).toHaveLength(2)
  })

  it('renders the changed address first, then front pages, then what is read most', async () => {
    const own = '/2026/01/02/story'
    const fronts = ['/section/news', '/']
    stage.render = async (key) => rendered(key, { tags: ['posts', `address:${key}`] })
    for (const key of ['/c', '/a', '/b', '/a', '/b', '/a', ...fronts, '/', own, '/section/news?page=2']) {
      await stage.text(key)
    }
    stage.renders = []
    stage.cache.purge(['posts', `address:${own}`])
    await until(() => stage.renders.length === 7)
    expect(stage.renders).toEqual([own, '/', '/section/news', '/a', '/b', '/c', '/section/news?page=2'])
  })

  it('counts requests of an hour ago less than those of this minute', async () => {
    stage.render = async (key) => rendered(key, { tags: ['posts'] })
    for (let count = 0; count < 20; count += 1) await stage.text('/yesterday')
    stage.time += 3_600_000
    for (let count = 0; count < 3; count += 1) await stage.text('/today')
    stage.renders = []
    stage.cache.purge(['posts'])
    await until(() => stage.renders.length === 2)
    expect(stage.renders).toEqual(['/today', '/yesterday'])
  })

  it('lets a reader have a marked page before its turn, which renders it once', async () => {
    const blocked = later<RenderedPage>()
    stage.render = async (key) => rendered(`old ${key}`, { tags: ['posts'] })
    for (const key of ['/', '/a', '/b']) await stage.text(key)
    stage.render = async (key) => (key === '/' ? blocked.promise : rendered(`new ${key}`, { tags: ['posts'] }))
    stage.renders = []
    expect(stage.cache.purge(['posts'])).toEqual({ marked: 3 })
    expect(await stage.text('/b')).toBe('new /b')
    blocked.resolve(rendered('new /', { tags: ['posts'] }))
    await until(() => stage.cache.size.renewals === 0 && stage.renders.includes('/a'))
    expect(stage.renders).toEqual(['/', '/b', '/a'])
  })

  it('renders a page once more for all purges that come while it waits', async () => {
    const blocked = later<RenderedPage>()
    stage.render = async (key) => rendered(`old ${key}`, { tags: ['posts'] })
    for (const key of ['/', '/a']) await stage.text(key)
    stage.render = (key) => (key === '/' ? blocked.promise : Promise.resolve(rendered(key, { tags: ['posts'] })))
    stage.renders = []
    for (let count = 0; count < 5; count += 1) stage.cache.purge(['posts'])
    stage.render = async (key) => rendered(`new ${key}`, { tags: ['posts'] })
    blocked.resolve(rendered('between', { tags: ['posts'] }))
    await until(() => stage.renders.includes('/a') && stage.cache.size.renewals === 0)
    expect(await stage.text('/')).toBe('new /')
    expect(stage.renders).toEqual(['/', '/', '/a'])
  })

  it('wins over a render that began before it', async () => {
    const before = later<RenderedPage>()
    stage.render = () => before.promise
    const reader = stage.text('/a')
    await until(() => stage.renders.length > 0)
    stage.cache.purge(['post:1'])
    stage.render = async () => rendered('new', { tags: ['post:1'] })
    before.resolve(rendered('old', { tags: ['post:1'] }))
    expect(await reader).toBe('new')
    expect(await stage.text('/a')).toBe('new')
  })

  it('wins over a renewal that began before it', async () => {
    stage.render = async () => rendered('first', { tags: ['post:1'] })
    await stage.text('/a')
    const before = later<RenderedPage>()
    stage.time += fresh
    stage.render = () => before.promise
    await stage.text('/a')
    expect(stage.cache.purge(['post:1'])).toEqual({ marked: 1 })
    stage.render = async () => rendered('third', { tags: ['post:1'] })
    before.resolve(rendered('second', { tags: ['post:1'] }))
    expect(await stage.text('/a')).toBe('third')
  })

  it('finds the page that an address without a story was told', async () => {
    stage.render = async () => rendered('nothing', { status: 404, tags: ['address:/a'] })
    await stage.text('/a')
    stage.render = async () => rendered('story', { tags: ['post:1'] })
    stage.cache.purge(['address:/a'])
    expect(await stage.text('/a')).toBe('story')
  })

  it('renders pages of addresses without anything when they are asked for, and no sooner', async () => {
    stage.render = async (key) => rendered(key, { status: key === '/a' ? 200 : 404, tags: ['post:1'] })
    for (const key of ['/a', '/none', '/nothing']) await stage.text(key)
    stage.renders = []
    expect(stage.cache.purge(['post:1'])).toEqual({ marked: 3 })
    await until(() => stage.cache.size.renewals === 0)
    expect(stage.renders).toEqual(['/a'])
    await stage.text('/none')
    expect(stage.renders).toEqual(['/a', '/none'])
  })

  it('keeps the old page to show while the renderer fails, and says that it is old', async () => {
    stage.render = async () => rendered('old', { tags: ['post:1'] })
    await stage.text('/a')
    stage.render = () => Promise.reject(new Error('refused'))
    expect(stage.cache.purge(['post:1'])).toEqual({ marked: 1 })
    for (let count = 0; count < 2; count += 1) {
      const answer = await stage.cache.get('/a')
      expect([textOf(answer), answer.kind === 'kept' && answer.status]).toEqual(['old', 'hit; stale'])
    }
  })
})

describe('pages on disk', () => {
  it('are shown after a restart only if they cannot be rendered again', async () => {
    const first = new Stage()
    first.render = async () => rendered('yesterday')
    await first.text('/a')

    const working = new Stage()
    working.files = first.files
    working.render = async () => rendered('today')
    expect(await working.text('/a')).toBe('today')

    const broken = new Stage()
    broken.files = new Map(first.files)
    broken.render = () => Promise.reject(new Error('refused'))
    expect(await broken.text('/a')).toBe('today')
  })

  it('leave with the story: what is 404 now is not kept there', async () => {
    const stage = new Stage()
    await stage.text('/a')
    expect([...stage.files.keys()]).toEqual(['/a'])
    stage.time += fresh + stale
    stage.render = async () => rendered('nothing', { status: 404 })
    await stage.text('/a')
    expect(stage.files.size).toBe(0)
  })
})
