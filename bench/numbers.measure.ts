import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { Client } from 'pg'
import { z } from 'zod'
import { startProcess } from '#scripts/start/runningProcess.ts'
import { timesOfCall, withDesk } from './desk.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { fillNumbers, removeNumbers } from './numbers.fill.ts'
import { summarize } from './statistics.ts'

const rows = 5_000_000
const beaconsPerSecond = 2_000
const secondsOfLoad = 20

// Of each screen: of fewer, the slowest one would be the 95th percentile.
const rounds = 60

/** Beacons that arrive and are stored, and the screen of numbers beside millions of hours. */
export const numbers: Measure = {
  name: 'numbers',
  rows: 6,
  run: (subject) =>
    withDesk(subject, async (desk) => {
      const measured = await measureBeacons(subject, desk.client)
      await fillNumbers(desk.client, Math.min(rows, subject.limits.items * 1000))
      try {
        for (const [span, what] of [
          ['now', 'last 30 minutes'],
          ['today', 'today'],
          ['month', '30 days'],
        ]) {
          const many = { ...desk, rounds: Math.min(rounds, subject.limits.rounds) }
          const milliseconds = summarize(await timesOfCall(many, 'numbers.getNumbers', { span }))
          measured.push({
            what: `Numbers: screen, ${what}`,
            milliseconds,
            goal: 'p95 ≤ 100 ms beside 200 million events',
          })
        }
        return measured
      } finally {
        await removeNumbers(desk.client)
      }
    }),
}

// Events of a beacon as most are: a view, then what was read of it.
const events = [
  { name: 'view', props: {} },
  { name: 'read_depth', props: { percent: '50' } },
  { name: 'engaged', props: { seconds: '20' } },
]

// Sends beacons as fast as they are taken, then 2,000 a second, and counts what of them is stored.
async function measureBeacons(subject: Subject, client: Client): Promise<Measured[]> {
  const seconds = Math.min(secondsOfLoad, subject.limits.seconds)
  const before = await storedViews(client)
  const door = await startDoor(subject)
  let fastest: autocannon.Result
  let steady: autocannon.Result
  try {
    fastest = await sendBeacons(door.url, seconds)
    steady = await sendBeacons(door.url, seconds, beaconsPerSecond)
  } finally {
    // It stores what it has before it ends.
    await door.stop()
  }
  const taken = fastest['2xx'] + steady['2xx']
  const stored = (await storedViews(client)) - before
  return [
    {
      what: 'Numbers: beacons of three events, as fast as they are taken',
      requestsPerSecond: fastest['2xx'] / fastest.duration,
      goal: `${beaconsPerSecond} a second on one core`,
    },
    {
      what: `Numbers: ${beaconsPerSecond} beacons a second`,
      requestsPerSecond: steady['2xx'] / steady.duration,
      milliseconds: {
        count: steady['2xx'],
        median: steady.latency.p50,
        // The nearest that autocannon reports, and above it.
        p95: steady.latency.p97_5,
        max: steady.latency.max,
      },
    },
    // A process may be ended between an answer and its arrival: then more is stored than was answered, never less.
    {
      what: 'Numbers: beacons answered and not stored',
      score: { value: Math.max(0, taken - stored), unit: 'lost' },
      goal: '0 lost',
    },
  ]
}

const storedViews = async (client: Client): Promise<number> => {
  const { rows } = await client.query(
    `SELECT coalesce(sum(times), 0) AS times FROM numbers.days WHERE name = 'page_view' AND detail = 'author'`,
  )
  return z.tuple([z.object({ times: z.coerce.number() })]).parse(rows)[0].times
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

function sendBeacons(url: string, duration: number, overallRate?: number): Promise<autocannon.Result> {
  let sent = 0
  return autocannon({
    url,
    duration: Math.max(1, duration),
    connections: 50,
    ...(overallRate && { overallRate }),
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          sent += 1
          // Of 65,000 addresses, and of 500 posts, so that no limit of a single machine is met.
          const address = `10.${overallRate ? 1 : 2}.${(sent >> 8) & 255}.${sent & 255}`
          return {
            ...request,
            headers: { 'user-agent': firefox, 'x-forwarded-for': address, 'content-type': 'text/plain' },
            body: JSON.stringify({
              page: { path: '/2026/01/09/ferry', kind: 'author', post: 1 + (sent % 500) },
              referrer: 'https://duckduckgo.com/',
              medium: '',
              asksConsent: false,
              events,
            }),
          }
        },
      },
    ],
  })
}

async function startDoor({ cmsUrl, folder, revalidateSecret }: Subject) {
  const journal = join(folder, `numbers-${Date.now()}`)
  await mkdir(journal, { recursive: true })
  const running = startProcess(
    {
      name: 'numbers',
      command: ['--import', 'tsx', 'bench/numbersDoor.server.ts', journal, cmsUrl, revalidateSecret],
      environment: { ...process.env, NODE_ENV: 'production' },
      ready: { by: 'message' },
      readyWithin: 20_000,
      endWithin: 60_000,
    },
    () => undefined,
  )
  const { port } = z.object({ port: z.number() }).parse(await running.ready)
  return { url: `http://127.0.0.1:${port}/`, stop: running.stop }
}
