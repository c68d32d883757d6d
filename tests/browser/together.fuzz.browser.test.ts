import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { randomSequence } from '#plugins/collaboration/document/fuzz.random.ts'
import { logIn, openBrowser, type SharedNewsroom, sharedNewsroom } from './newsroom.ts'
import { type LagProxy, openLagProxy } from './together/lagProxy.ts'
import { type OwnRealtimeServer, startRealtimeServer } from './together/realtimeServer.ts'
import { type FuzzRoom, runTogether, shortestFailing, type Turn, turnsOf } from './together/together.fuzz.ts'
import { bodySelector } from './together/writer.page.ts'

/** A short run in every test; `npm run fuzz:together` goes on for as long as it is told. */
const minutes = Number(process.env.FUZZ_MINUTES ?? 0)
const firstSeed = Number(process.env.FUZZ_SEED ?? 1)
const shortRun = { seeds: 2, turns: 60 }
const longRun = { turns: 150 }
/** Milliseconds for a run and for finding out which of its turns made it fail. */
const longestRun = 240_000
const longestSearch = 600_000

/** Who writes, each in a browser of their own. */
const accounts = ['admin', 'editor', 'editor']

let newsroom: SharedNewsroom
let browser: Browser
let server: OwnRealtimeServer
const proxies: LagProxy[] = []
const contexts: BrowserContext[] = []

const made = z.object({ doc: z.object({ id: z.number() }) })
const draft = z.object({ body: z.unknown(), headline: z.string() })

/** Asks the back office from within a page, as whoever is logged in there. */
function ask(page: Page, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([url, data]) => {
      const response = await fetch(url, {
        method: data ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json' },
        body: data,
      })
      return response.json()
    },
    [`/api${path}`, body ? JSON.stringify(body) : null] as const,
  )
}

async function enter(account: string, seed: number): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const random = randomSequence(seed)
  const proxy = await openLagProxy(server.port, () => random.below(300))
  proxies.push(proxy)
  // The way to the real-time server leads through the lag.
  await context.route('**/api/collaboration/token', async (route) => {
    const response = await route.fetch()
    const ticket: unknown = await response.json()
    await route.fulfill({ response, json: { ...Object(ticket), url: `ws://localhost:${proxy.port}` } })
  })
  const page = await context.newPage()
  await logIn(page, newsroom, account)
  await page.close()
  return context
}

beforeAll(async () => {
  newsroom = sharedNewsroom()
  browser = await openBrowser()
  server = await startRealtimeServer(newsroom)
  for (const [index, account] of accounts.entries()) contexts.push(await enter(account, index + 1))
}, 240_000)

afterAll(async () => {
  await browser?.close()
  for (const proxy of proxies) await proxy.close()
  await server?.stop()
}, 60_000)

/** A new story, and a room in which these people write it. */
async function newRoom(people: number): Promise<FuzzRoom> {
  const desk = await (contexts[0] ?? (await browser.newContext())).newPage()
  await desk.goto(`${newsroom.cmsUrl}/admin`)
  const { doc } = made.parse(await ask(desk, '/posts?draft=true', { headline: 'Together', _status: 'draft' }))
  return {
    contexts: contexts.slice(0, people),
    async open(context) {
      const page = await context.newPage()
      await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${doc.id}`)
      await page.waitForSelector(bodySelector, { timeout: 60_000 })
      return page
    },
    killServer: () => server.killAndStart(),
    draft: async () => draft.parse(await ask(desk, `/posts/${doc.id}?draft=true&depth=0`)),
  }
}

async function faultsOf(turns: Turn[], people: number): Promise<string[]> {
  return runTogether(await newRoom(people), turns)
}

async function check(seed: number, count: number): Promise<void> {
  const people = 2 + (seed % 2)
  const turns = turnsOf(seed, people, count)
  const faults = await faultsOf(turns, people)
  if (faults.length === 0) return
  const fails = async (some: Turn[]) => (await faultsOf(some, people)).length > 0
  const script = minutes > 0 ? await shortestFailing(turns, fails, longestSearch) : turns
  const spelled = script.map(({ writer, name, at }) => `writer ${writer + 1}: ${name} at ${at.toFixed(2)}`)
  expect({ seed, faults, script: spelled }).toEqual({ seed, faults: [], script: [] })
}

describe('several people in one story, in real browsers, with lag, closed tabs and a server that dies', () => {
  it(
    'all see the same in the end, it is saved and valid, and no keystroke is lost',
    async () => {
      const until = Date.now() + minutes * 60_000
      let seed = firstSeed
      do {
        await check(seed, minutes > 0 ? longRun.turns : shortRun.turns)
        seed += 1
      } while (minutes > 0 ? Date.now() < until : seed < firstSeed + shortRun.seeds)
      if (minutes > 0) console.log(`Seeds ${firstSeed} to ${seed - 1}: nothing lost, nothing apart`)
    },
    minutes * 60_000 + 2 * longestRun + longestSearch,
  )
})
