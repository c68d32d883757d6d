import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { ReaderBeacon } from '#contract/readerEvents.schema.ts'
import { query } from '#database/sql.ts'
import { numbers } from '#plugins/numbers/numbers.plugin.ts'
import { createNumbersDoor } from '#site/server/numbers/numbersDoor.ts'
import { NumbersSender } from '#site/server/numbers/numbersSender.ts'
import { SumJournal } from '#site/server/numbers/sumJournal.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'

const secret = 'shared-by-both'
const dayMs = 86_400_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'curl/8.5.0',
]

// The same numbers in every run.
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

let app: TestPayload
let folder: string
let cmsUrl: string
// What becomes of the next calls of the site: refused, or stored and then cut off.
let faults: ('refused' | 'cut off')[] = []

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  const fault = faults.shift()
  if (fault === 'refused') return response.writeHead(503).end()
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const answer = await app.request(request.url ?? '', { method: 'POST', headers, body })
  if (fault === 'cut off') return request.socket.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
})

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [numbers({ secret, isKeepingUp: false })] })
  await makeTablesIn(app.payload)
  folder = await mkdtemp(path.join(tmpdir(), 'numbers-day-'))
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  cmsUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app?.stop()
  await rm(folder, { recursive: true, force: true })
})

function requestOf(reader: number, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  const address = `10.${(reader >> 16) & 255}.${(reader >> 8) & 255}.${reader & 255}`
  Object.assign(request.headers, { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin', ...headers })
  return request
}

const beaconOf = (post: number, events: ReaderBeacon['events']): string =>
  JSON.stringify({
    page: { path: `/2026/01/02/story-${post}`, kind: 'article', post },
    referrer: 'https://paper.test/',
    medium: '',
    asksConsent: false,
    events,
  } satisfies ReaderBeacon)

describe('a day of readers, bots, hidden tabs and lost networks', () => {
  it('is counted as it was, within one percent', async () => {
    const random = randomFrom(7)
    // Noon of yesterday in UTC belongs to one day of the publication, with the hours around it.
    const begin = Math.floor(Date.now() / dayMs) * dayMs - 12 * 3_600_000
    let now = begin
    let later = 0
    // A process of the site, which another one follows: its journal is left as a killed process leaves it.
    const startSite = async () => {
      const journal = await SumJournal.open(folder, { maxBytes: 50_000_000, now: () => Date.now() + later })
      const siteHosts = new Set(['paper.test'])
      return {
        door: createNumbersDoor({ journal, siteHosts, proxies: 1, analytics: null, now: () => now }),
        sender: new NumbersSender(journal, { cmsUrl, secret }),
      }
    }
    let site = await startSite()

    const truth = { views: 0, seconds: 0, ofPost: new Map<number, number>() }
    const visits = 6_000
    for (let visit = 0; visit < visits; visit += 1) {
      now = begin + Math.floor((visit / visits) * 8 * 3_600_000)
      const post = 1 + Math.floor(30 * random() ** 3)
      const chance = random()
      const view = { name: 'view', props: {} } as const
      if (chance < 0.12) {
        // Bots that run scripts, and pages of other sites that call the door.
        await site.door.takeBeacon(
          requestOf(visit, { 'user-agent': bots[visit % bots.length] ?? '' }),
          beaconOf(post, [view]),
        )
      } else if (chance < 0.15) {
        const headers = { 'user-agent': firefox, 'sec-fetch-site': 'cross-site' }
        await site.door.takeBeacon(requestOf(visit, headers), beaconOf(post, [view]))
      } else if (chance >= 0.2) {
        // Below that a tab was opened in the background and never looked at.
        const seconds = 15 * Math.floor(random() * 8)
        truth.views += 1
        truth.seconds += seconds
        truth.ofPost.set(post, (truth.ofPost.get(post) ?? 0) + 1)
        const isLost = random() < 0.004
        const reader = requestOf(visit, { 'user-agent': firefox })
        if (!isLost) await site.door.takeBeacon(reader, beaconOf(post, [view]))
        for (let read = 15; read <= seconds; read += 15) {
          if (!isLost)
            await site.door.takeBeacon(reader, beaconOf(post, [{ name: 'engaged', props: { seconds: '15' } }]))
        }
      }
      if (visit % 400 === 399) {
        if (random() < 0.4) faults = [random() < 0.5 ? 'refused' : 'cut off']
        await site.sender.send(Date.now())
      }
      if (visit % 1500 === 1499) site = await startSite()
    }
    faults = []
    // What killed processes left is taken over a minute later.
    later = 2 * 60_000
    site = await startSite()
    await site.sender.send(Date.now())
    expect(await readdir(folder)).toEqual([])

    const rows = await query(
      { payload: app.payload },
      sql`SELECT name, post, sum(times) AS times FROM numbers.days WHERE name IN ('view', 'engaged') GROUP BY 1, 2`,
      z.object({ name: z.string(), post: z.number(), times: z.coerce.number() }),
    )
    const sumOf = (name: string) => rows.filter((row) => row.name === name).reduce((sum, { times }) => sum + times, 0)
    expect(Math.abs(sumOf('view') / truth.views - 1)).toBeLessThanOrEqual(0.01)
    expect(Math.abs(sumOf('engaged') / truth.seconds - 1)).toBeLessThanOrEqual(0.01)
    const most = [...truth.ofPost].toSorted(([, one], [, other]) => other - one).slice(0, 5)
    for (const [post, views] of most) {
      const counted = rows.find((row) => row.name === 'view' && row.post === post)?.times ?? 0
      expect(Math.abs(counted / views - 1)).toBeLessThanOrEqual(0.02)
    }
  })
})
