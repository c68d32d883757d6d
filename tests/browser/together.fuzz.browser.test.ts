import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { inGateOrSoak } from '#tests/soak.ts'
import { openBrowser, type SharedNewsroom, sharedNewsroom } from './newsroom.ts'
import type { Turn } from './together/fuzz.operations.ts'
import { enterWithLag, type LaggingPerson, newFuzzRoom } from './together/fuzz.room.ts'
import { turnsOf, wired, writing } from './together/fuzz.turns.ts'
import { type OwnRealtimeServer, startRealtimeServer } from './together/realtimeServer.ts'
import { runTogether, shortestFailing } from './together/together.fuzz.ts'

jest.setTimeout(300_000)

// Minutes of the run; without them some seeds. `npm run fuzz:together` takes as long as requested.
const minutes = Number(process.env.FUZZ_MINUTES ?? 0)
const firstSeed = Number(process.env.FUZZ_SEED ?? 1)
const shortRun = inGateOrSoak({ seeds: 1, turns: 36 }, { seeds: 12, turns: 100 })
const longRun = { turns: 150 }
// Milliseconds for a run and for finding out which of its turns made it fail.
const maxRunMs = 240_000
const maxSearchMs = 600_000

// The accounts of the writers, each in a browser of their own.
const accounts = ['admin', 'editor', 'editor']

let newsroom: SharedNewsroom
let browser: Browser
let server: OwnRealtimeServer
const everybody: LaggingPerson[] = []

beforeAll(async () => {
  newsroom = sharedNewsroom()
  browser = await openBrowser()
  server = await startRealtimeServer(newsroom)
  for (const [index, account] of accounts.entries())
    everybody.push(await enterWithLag(browser, newsroom, server.port, account, index + 1))
})

afterAll(async () => {
  await browser?.close()
  for (const { proxy } of everybody) await proxy.close()
  await server?.stop()
})

// Returns whether Chromium reports a text by itself while the server is down.
const isOfLostConnection = (text: string) => /WebSocket connection|net::ERR_/.test(text)

async function faultsOf(turns: Turn[], people: number): Promise<string[]> {
  const contexts = everybody.slice(0, people).map(({ context }) => context)
  const room = await newFuzzRoom(newsroom.cmsUrl, contexts, {
    kill: server.killAndStart,
    isExpected: isOfLostConnection,
  })
  return runTogether(room, turns)
}

async function check(seed: number, count: number): Promise<void> {
  const people = 2 + (seed % 2)
  // Programs write in half of the stories, with two and with three people.
  const turns = turnsOf(seed, people, count, seed % 4 < 2 ? writing : wired)
  const faults = await faultsOf(turns, people)
  if (faults.length === 0) return
  const fails = async (some: Turn[]) => (await faultsOf(some, people)).length > 0
  const script = minutes > 0 ? await shortestFailing(turns, fails, maxSearchMs) : turns
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
    minutes * 60_000 + shortRun.seeds * maxRunMs + maxSearchMs,
  )
})
