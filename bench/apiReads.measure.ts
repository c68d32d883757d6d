import { z } from 'zod'
import { startProcess } from '#scripts/start/runningProcess.ts'
import { type Call, expectOk, httpCall } from './httpCall.ts'
import { latency, repeated, throughput } from './load.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { median, summarize } from './statistics.ts'

const rounds = 6
const secondsARound = 1
const requestsARound = 15

/**
 * Published posts over REST and GraphQL as a stranger reads them, against Payload with the same fields and none of our
 * code on the same database, in the same rounds: answers that are kept, and answers that are not.
 */
export const apiReads: Measure = {
  name: 'rest',
  rows: 8,
  run: async (subject) => {
    const bare = await startBarePayload(subject)
    try {
      const middle = Math.max(1, Math.floor(subject.articlePaths.length / 40))
      return [
        ...(await compare(subject, bare.url, 'newest 20 posts', 1)),
        ...(await compare(subject, bare.url, `20 posts of page ${middle}`, middle)),
        ...(await compareGraphql(subject)),
        await unchanged(subject),
      ]
    } finally {
      await bare.stop()
    }
  },
}

const listPath = (page: number) =>
  `/api/posts?${new URLSearchParams({ limit: '20', sort: '-publishDateTime', page: String(page) })}`

let lastNumber = 0

function ownNumber(): number {
  lastNumber += 1
  return lastNumber
}

// Adds a parameter that no answer depends on, so that none is kept for the address.
const uncached = (url: string) => `${url}&asked=${ownNumber()}`

async function compare({ cmsUrl, limits }: Subject, bareUrl: string, what: string, page: number): Promise<Measured[]> {
  const ours = cmsUrl + listPath(page)
  const bare = bareUrl + listPath(page)
  const seconds = Math.min(secondsARound, limits.seconds)
  const requests = Math.min(requestsARound, limits.rounds)
  const answers = { ours: await expectOk(ours), bare: await expectOk(bare) }
  const rates: { ours: number; bare: number }[] = []
  const times: { ours: number; bare: number }[] = []
  for (let round = 0; round < Math.min(rounds, limits.rounds); round += 1) {
    rates.push({ bare: await throughput(bare, json, seconds), ours: await throughput(ours, json, seconds) })
    const urls = (url: string) => repeated(url, requests).map(uncached)
    times.push({ ours: (await latency(urls(ours))).median, bare: (await latency(urls(bare))).median })
  }
  const size = (bytes: number) => `${Math.round(bytes / 1000)} KB`
  return [
    {
      what: `REST, ${what}, cached, ${size(answers.ours.body.length)}`,
      ratio: { value: median(rates.map((rate) => rate.ours / rate.bare)), to: 'a bare Payload' },
      requestsPerSecond: median(rates.map((rate) => rate.ours)),
      goal: '1.5 of a bare Payload',
    },
    {
      what: `REST, ${what}, uncached`,
      ratio: { value: median(times.map((time) => time.bare / time.ours)), to: 'a bare Payload' },
      milliseconds: summarize(times.map((time) => time.ours)),
      goal: '1.5 of a bare Payload',
    },
    {
      what: `  the same from a bare Payload, ${size(answers.bare.body.length)}`,
      requestsPerSecond: median(rates.map((rate) => rate.bare)),
      milliseconds: summarize(times.map((time) => time.bare)),
    },
  ]
}

const json = { Accept: 'application/json' }

const document = (count: number) => `query Newest${count} {
  Posts(limit: 20, sort: "-publishDateTime") {
    docs { id headline path publishDateTime blocks wordCount
      authors { name } primarySection { name slug } tags { name } websiteImage { url alt width height } }
    totalDocs
  }
}`

async function compareGraphql({ cmsUrl, limits }: Subject): Promise<Measured[]> {
  const fields = 'id headline path publishDateTime blocks wordCount authors primarySection tags websiteImage'
  const select = fields.split(' ').map((field) => `select[${field}]=true`)
  const rest = () => expectOk(uncached(`${cmsUrl}${listPath(1)}&depth=1&${select.join('&')}`))
  const graphql = () => {
    const call: Call = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: document(ownNumber()) }),
    }
    return expectOk(`${cmsUrl}/api/graphql`, call)
  }
  await rest()
  await graphql()
  const times: { rest: number; graphql: number }[] = []
  for (let round = 0; round < Math.min(rounds * requestsARound, limits.rounds); round += 1) {
    times.push({ rest: await timeOf(rest), graphql: await timeOf(graphql) })
  }
  return [
    {
      what: 'GraphQL, newest 20 posts, uncached',
      ratio: { value: median(times.map((time) => time.rest / time.graphql)), to: 'REST with the same fields' },
      milliseconds: summarize(times.map((time) => time.graphql)),
      goal: '0.8 of REST',
    },
  ]
}

async function unchanged({ cmsUrl, limits }: Subject): Promise<Measured> {
  const url = cmsUrl + listPath(1)
  const headers = { 'If-None-Match': String((await expectOk(url)).headers.etag) }
  const times: number[] = []
  for (let round = 0; round < Math.min(rounds * requestsARound, limits.rounds); round += 1) {
    times.push(
      await timeOf(async () => {
        const { status } = await httpCall(url, { headers })
        if (status !== 304) throw new Error(`${url} answered ${status} to who has its answer`)
      }),
    )
  }
  return { what: 'REST, newest 20 posts, unchanged since', milliseconds: summarize(times), goal: '≤ 1 ms' }
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await run()
  return performance.now() - begin
}

async function startBarePayload({ databaseUrl }: Subject) {
  const running = startProcess(
    {
      name: 'bare Payload',
      command: ['--import', 'tsx', 'bench/peers/barePayload.server.ts', databaseUrl],
      environment: { ...process.env, NODE_ENV: 'production' },
      ready: { by: 'message' },
      readyWithin: 60_000,
      endWithin: 5_000,
    },
    () => undefined,
  )
  const { port } = z.object({ port: z.number() }).parse(await running.ready)
  return { url: `http://127.0.0.1:${port}`, stop: running.stop }
}
