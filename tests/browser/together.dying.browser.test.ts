import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { inGateOrSoak } from '#tests/soak.ts'
import { openBrowser } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { enterWithLag, type LaggingPerson, newFuzzRoom } from './together/fuzz.room.ts'
import { dying, turnsOf } from './together/fuzz.turns.ts'
import { type KillableNewsroom, startKillableNewsroom } from './together/killable.newsroom.ts'
import { runTogether } from './together/together.fuzz.ts'

jest.setTimeout(300_000)

const seed = Number(process.env.FUZZ_SEED ?? 1)
const turns = inGateOrSoak(20, 90)
const rounds = inGateOrSoak(1, 3)

// Errors that Chromium, Next (a missing script, an empty answer) and React (412: the end of the page is missing, 441:
// the server could not render a part of it) report by themselves for a server that is down. Users see an error on the
// page, with a way to reload it.
const deadSays = [
  /WebSocket connection|net::ERR_|Failed to load resource|Failed to fetch|network error/,
  /Failed to load chunk|An unexpected response was received from the server/,
  /React error #4(12|41)/,
]

const isOfSomethingDead = (text: string) => deadSays.some((said) => said.test(text))

let newsroom: KillableNewsroom
let browser: Browser
const everybody: LaggingPerson[] = []

beforeAll(async () => {
  newsroom = await startKillableNewsroom()
  browser = await openBrowser()
  for (const lag of [1, 2, 3])
    everybody.push(await enterWithLag(browser, newsroom, newsroom.realtimePort, 'admin', lag))
})

afterAll(async () => {
  await browser?.close()
  for (const { proxy } of everybody) await proxy.close()
  await newsroom?.stop()
})

describe('a page that is asked for while the database is away', () => {
  it('is no other page: it comes when the database is back, or says that something went wrong', async () => {
    const [somebody] = everybody
    if (!somebody) throw new Error('Nobody is logged in')
    const page = await somebody.context.newPage()
    await page.goto(`${newsroom.cmsUrl}/admin`)
    const list = '/admin/collections/posts'
    const story = `${list}/${await openStory(page, newsroom, { headline: 'While the database is away' })}`
    for (const path of Array.from({ length: rounds }, () => [list, story]).flat()) {
      const back = newsroom.parts.database.killAndStart()
      const response = await page.goto(newsroom.cmsUrl + path)
      // Redirects to another page are done by a script of this one.
      if (response?.ok()) await page.waitForFunction(() => document.documentElement.dataset.arrived)
      expect(new URL(page.url()).pathname).toBe(path)
      await back
    }
    await page.close()
  })
})

describe('three people type while the real-time server, the back office, the database and tabs are killed', () => {
  it('all see the same in the end, it is saved and valid, and no keystroke is lost', async () => {
    const room = await newFuzzRoom(
      newsroom.cmsUrl,
      everybody.map(({ context }) => context),
      { kill: (part) => newsroom.parts[part].killAndStart(), isExpected: isOfSomethingDead },
    )
    expect({ seed, faults: await runTogether(room, turnsOf(seed, 3, turns, dying)) }).toEqual({ seed, faults: [] })
  }, 600_000)

  it('takes no part of the newsroom along with another one', () => {
    const { database, 'back office': backOffice, 'real-time server': realtime } = newsroom.parts
    expect({ database: database.deaths, backOffice: backOffice.deaths, realtime: realtime.deaths }).toEqual({
      database: [],
      backOffice: [],
      realtime: [],
    })
  })
})
