import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { launchMark } from '#contract/launchMark.ts'
import { type StandIn, type StandInAnswer, startStandIn } from '#tests/integration/standInServer.ts'
import { launchReceipt } from './launchReceipt.service.ts'

const launchedAt = new Date('2026-11-03T20:00:00.123Z')
const before = new Date('2026-11-03T19:00:00.000Z')

const front =
  (at: Date | null): StandInAnswer =>
  (_req, res) => {
    const mark = at ? ` ${launchMark}="${at.toISOString()}"` : ''
    res.setHeader('Content-Type', 'text/html').end(`<main><div class="front"${mark}></div></main>`)
  }

let site: StandIn

beforeEach(async () => {
  site = await startStandIn(front(before))
})
afterEach(() => site.stop())

describe('the receipt of a launch', () => {
  it('comes as soon as readers get that launch, or a newer one', async () => {
    const receipt = launchReceipt([site.url], launchedAt, 60_000)
    while (site.requests.length < 3) await new Promise(setImmediate)
    site.answer = front(launchedAt)
    expect(await receipt).toEqual({ isVisible: true, after: expect.any(Number) })
    expect(new Set(site.requests)).toEqual(new Set(['/']))
    site.answer = front(new Date(launchedAt.getTime() + 1))
    expect(await launchReceipt([site.url], launchedAt, 60_000)).toMatchObject({ isVisible: true })
  })

  it('waits for every instance of the site', async () => {
    const slow = await startStandIn(front(before))
    try {
      site.answer = front(launchedAt)
      expect(await launchReceipt([site.url, slow.url], launchedAt, 150)).toMatchObject({ isVisible: false })
      slow.answer = front(launchedAt)
      expect(await launchReceipt([site.url, slow.url], launchedAt, 60_000)).toMatchObject({ isVisible: true })
    } finally {
      await slow.stop()
    }
  })

  it('measures from the launch, and never less than nothing where clocks differ', async () => {
    const now = new Date()
    site.answer = front(now)
    const receipt = await launchReceipt([site.url], now, 60_000)
    expect(receipt).toMatchObject({ isVisible: true })
    const tomorrow = new Date(now.getTime() + 86_400_000)
    site.answer = front(tomorrow)
    expect(await launchReceipt([site.url], tomorrow, 60_000)).toEqual({ isVisible: true, after: 0 })
  })

  it.each<[string, StandInAnswer, string]>([
    ['the page from before', front(before), 'readers still get the page from before'],
    ['a page that was never launched', front(null), 'readers still get the page from before'],
    ['an error', (_req, res) => void res.writeHead(503).end(), 'the reader site answers 503'],
    [
      'a way to another address',
      (_req, res) => void res.writeHead(302, { Location: '/x' }).end(),
      'the reader site answers 302',
    ],
    ['nothing', (req) => void req.destroy(), 'the reader site does not answer'],
  ])('says what is in the way when readers get %s', async (_what, answer, reason) => {
    site.answer = answer
    expect(await launchReceipt([site.url], launchedAt, 150)).toEqual({ isVisible: false, reason })
  })
})
