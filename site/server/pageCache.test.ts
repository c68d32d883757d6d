import { beforeEach, describe, expect, it } from '@jest/globals'
import type { CachedPage, RenderedPage } from './cachedPage.ts'
import { type PageAnswer, PageCache, type PageCacheOptions } from './pageCache.ts'

const fresh = 30_000
const stale = 30_000
const pause = 5_000

function rendered(text: string, change: Partial<RenderedPage> = {}): RenderedPage {
  return { status: 200, headers: {}, body: Buffer.from(text), tags: [], freshFor: fresh, staleFor: stale, ...change }
}

/** A renderer, a clock and a disk that do what a test says. */
class Stage {
  time = 1_000_000
  renders: string[] = []
  files = new Map<string, CachedPage>()
  impatience: (() => void)[] = []
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
      patience: () => new Promise((resolve) => this.impatience.push(resolve)),
      limit: 10_000_000,
      renewAtMost: 10,
      renewAtOnce: 2,
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

/** Waits for something to become true; a test that waits in vain ends with Jest's own limit. */
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
    await until(() => stage.impatience.length > 0)
    for (const resolve of stage.impatience) resolve()
    expect(await reader).toBe('old')
    gate.resolve(rendered('new'))
    await until(async () => {
      const next = stage.text('/a')
      for (const resolve of stage.impatience) resolve()
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

  it('renders every page of a tag anew before it answers, and no other', async () => {
    stage.render = async (key) => rendered(`old ${key}`, { tags: key === '/c' ? ['post:2'] : ['post:1', 'posts'] })
    for (const key of ['/a', '/b', '/c']) await stage.text(key)
    stage.render = async (key) => rendered(`new ${key}`, { tags: ['post:1'] })
    stage.renders = []
    expect(await stage.cache.purge(['post:1', 'posts'])).toEqual({ renewed: 2, dropped: 0 })
    expect(stage.renders.sort()).toEqual(['/a', '/b'])
    expect(await stage.text('/a')).toBe('new /a')
    expect(await stage.text('/c')).toBe('old /c')
    expect(stage.renders).toHaveLength(2)
  })

  it('renders those that were asked for last, and leaves the others for when they are asked for', async () => {
    stage = new Stage({ renewAtMost: 2 })
    stage.render = async (key) => rendered(`old ${key}`, { tags: ['posts'] })
    for (const key of ['/a', '/b', '/c', '/d']) {
      stage.time += 1
      await stage.text(key)
    }
    stage.time += 1
    await stage.text('/a')
    stage.render = async (key) => rendered(`new ${key}`, { tags: ['posts'] })
    stage.renders = []
    expect(await stage.cache.purge(['posts'])).toEqual({ renewed: 2, dropped: 2 })
    expect(stage.renders.sort()).toEqual(['/a', '/d'])
    expect(await stage.text('/b')).toBe('new /b')
  })

  it('wins over a render that began before it', async () => {
    const before = later<RenderedPage>()
    stage.render = () => before.promise
    const reader = stage.text('/a')
    await until(() => stage.renders.length > 0)
    const purge = stage.cache.purge(['post:1'])
    stage.render = async () => rendered('new', { tags: ['post:1'] })
    before.resolve(rendered('old', { tags: ['post:1'] }))
    await purge
    expect(await reader).toBe('new')
    expect(await stage.text('/a')).toBe('new')
  })

  it('wins over a renewal that began before it, and waits for the one that begins after', async () => {
    stage.render = async () => rendered('first', { tags: ['post:1'] })
    await stage.text('/a')
    const before = later<RenderedPage>()
    stage.time += fresh
    stage.render = () => before.promise
    await stage.text('/a')
    const purge = stage.cache.purge(['post:1'])
    stage.render = async () => rendered('third', { tags: ['post:1'] })
    before.resolve(rendered('second', { tags: ['post:1'] }))
    expect(await purge).toEqual({ renewed: 1, dropped: 0 })
    expect(await stage.text('/a')).toBe('third')
  })

  it('finds the page that an address without a story was told', async () => {
    stage.render = async () => rendered('nothing', { status: 404, tags: ['address:/a'] })
    await stage.text('/a')
    stage.render = async () => rendered('story', { tags: ['post:1'] })
    await stage.cache.purge(['address:/a'])
    expect(await stage.text('/a')).toBe('story')
  })

  it('keeps the old page to show while the renderer fails, and says that it was not renewed', async () => {
    stage.render = async () => rendered('old', { tags: ['post:1'] })
    await stage.text('/a')
    stage.render = () => Promise.reject(new Error('refused'))
    expect(await stage.cache.purge(['post:1'])).toEqual({ renewed: 0, dropped: 1 })
    expect(await stage.text('/a')).toBe('old')
  })
})

describe('pages on disk', () => {
  it('are shown after a restart only if they cannot be rendered anew', async () => {
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
