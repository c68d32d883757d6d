import { beforeEach, describe, expect, it } from '@jest/globals'
import { RenewalQueue } from './renewalQueue.ts'

// A queue whose pages take a second each, and whose rests end when a test says so.
class Stage {
  time = 0
  renewed: string[] = []
  rests: { milliseconds: number; end: () => void }[] = []
  failing = new Set<string>()
  onRenewal: (key: string) => void = () => undefined
  reads: Record<string, number> = {}
  readonly queue = new RenewalQueue({
    renew: async (key) => {
      this.renewed.push(key)
      this.onRenewal(key)
      this.time += 1000
      return !this.failing.has(key)
    },
    readsOf: (key) => this.reads[key] ?? 0,
    now: () => this.time,
    rest: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        this.rests.push({ milliseconds, end: resolve })
      }),
    share: 0.25,
    pauseAfterFailure: 5000,
  })

  async settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
  }

  async endRest(): Promise<void> {
    await this.settle()
    this.rests.at(-1)?.end()
    await this.settle()
  }
}

describe('the renewal queue', () => {
  let stage: Stage
  beforeEach(() => {
    stage = new Stage()
  })

  it('takes changed addresses first, then front pages, and neither rests before nor between them', async () => {
    stage.queue.add([
      ['/other', 'other'],
      ['/', 'front'],
      ['/story', 'address'],
      ['/section/news', 'front'],
    ])
    await stage.settle()
    expect(stage.renewed).toEqual(['/story', '/', '/section/news'])
    expect(stage.rests.map(({ milliseconds }) => milliseconds)).toEqual([3000])
    await stage.endRest()
    expect(stage.renewed.at(-1)).toBe('/other')
  })

  it('takes what is read most at the time', async () => {
    stage.reads = { '/a': 1, '/b': 2, '/c': 3 }
    stage.queue.add([
      ['/a', 'other'],
      ['/b', 'other'],
      ['/c', 'other'],
    ])
    await stage.settle()
    stage.reads['/a'] = 9
    await stage.endRest()
    await stage.endRest()
    expect(stage.renewed).toEqual(['/c', '/a', '/b'])
  })

  it('rests three times as long as a page took when its share is a quarter', async () => {
    stage.queue.add([
      ['/a', 'other'],
      ['/b', 'other'],
    ])
    await stage.settle()
    expect(stage.renewed).toEqual(['/a'])
    await stage.endRest()
    expect(stage.renewed).toEqual(['/a', '/b'])
    expect(stage.rests.map(({ milliseconds }) => milliseconds)).toEqual([3000, 3000])
  })

  it('rests after the last page too, so that purges one after the other share one budget', async () => {
    stage.queue.add([['/a', 'other']])
    await stage.settle()
    stage.queue.add([['/b', 'other']])
    await stage.settle()
    expect(stage.renewed).toEqual(['/a'])
    await stage.endRest()
    expect(stage.renewed).toEqual(['/a', '/b'])
  })

  it('ends its rest for a page that is urgent', async () => {
    stage.queue.add([
      ['/a', 'other'],
      ['/b', 'other'],
    ])
    await stage.settle()
    stage.queue.add([['/story', 'address']])
    await stage.settle()
    expect(stage.renewed).toEqual(['/a', '/story'])
  })

  it('does not rest when an urgent page comes while another page is rendered', async () => {
    stage.onRenewal = (key) => key === '/a' && stage.queue.add([['/', 'front']])
    stage.queue.add([['/a', 'other']])
    await stage.settle()
    expect(stage.renewed).toEqual(['/a', '/'])
  })

  it('renders a page once for several purges, at the more urgent place', async () => {
    stage.queue.add([
      ['/a', 'other'],
      ['/b', 'other'],
      ['/c', 'other'],
    ])
    stage.queue.add([['/c', 'address']])
    stage.queue.add([['/c', 'other']])
    await stage.settle()
    await stage.endRest()
    await stage.endRest()
    expect(stage.renewed).toEqual(['/a', '/c', '/b'])
    expect(stage.queue.length).toBe(0)
  })

  it('renders a page once more that is purged while it is rendered', async () => {
    stage.onRenewal = (key) => {
      stage.onRenewal = () => undefined
      stage.queue.add([[key, 'front']])
    }
    stage.queue.add([['/', 'front']])
    await stage.settle()
    expect(stage.renewed).toEqual(['/', '/'])
  })

  it('pauses after a page that could not be rendered, and goes on with the next', async () => {
    stage.failing.add('/a')
    stage.queue.add([
      ['/a', 'other'],
      ['/b', 'other'],
    ])
    await stage.settle()
    expect(stage.rests.map(({ milliseconds }) => milliseconds)).toEqual([5000])
    await stage.endRest()
    expect(stage.renewed).toEqual(['/a', '/b'])
  })
})
