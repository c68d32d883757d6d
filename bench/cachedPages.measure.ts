import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { startProcess } from '#scripts/start/runningProcess.ts'
import { type Answer, expectOk } from './httpCall.ts'
import { browserHeaders, latency, repeated, throughput } from './load.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { median } from './statistics.ts'

const rounds = 12
const secondsARound = 1
const singleRequests = 500

// Node writes these itself, one of each.
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** Pages out of the site's cache, against a bare server that sends the same bytes in the same rounds. */
export const cachedPages: Measure = {
  name: 'cached',
  rows: 4,
  run: async (subject) => [
    ...(await compare(subject, 'Cached article', subject.articlePaths[0] ?? '/')),
    ...(await compare(subject, 'Cached home page', '/')),
  ],
}

async function compare(subject: Subject, what: string, path: string): Promise<Measured[]> {
  const { limits } = subject
  const seconds = Math.min(secondsARound, limits.seconds)
  const requests = Math.min(singleRequests, limits.rounds)
  const siteUrl = subject.siteUrl + path
  await expectOk(siteUrl, { headers: browserHeaders })
  const answer = await expectOk(siteUrl, { headers: browserHeaders })
  if (!String(answer.headers['cache-status']).includes('hit')) throw new Error(`${siteUrl} is not cached`)

  const bare = await startBareServer(subject, answer)
  try {
    const site: number[] = []
    const bareOnes: number[] = []
    // In turns, and in both orders, so that whatever else the machine does meets both alike.
    for (let round = 0; round < Math.min(rounds, limits.rounds); round += 1) {
      if (round % 2 === 0) site.push(await throughput(siteUrl, browserHeaders, seconds))
      bareOnes.push(await throughput(bare.url, browserHeaders, seconds))
      if (round % 2 === 1) site.push(await throughput(siteUrl, browserHeaders, seconds))
    }
    const ratios = site.map((requests, round) => requests / (bareOnes[round] ?? Number.NaN))
    return [
      {
        what,
        ratio: { value: median(ratios), to: 'node:http' },
        requestsPerSecond: median(site),
        milliseconds: await latency(repeated(siteUrl, requests), browserHeaders),
      },
      {
        what: `  node:http, the same ${answer.body.length.toLocaleString('en')} bytes`,
        requestsPerSecond: median(bareOnes),
        milliseconds: await latency(repeated(bare.url, requests), browserHeaders),
      },
    ]
  } finally {
    await bare.stop()
  }
}

async function startBareServer({ folder }: Subject, { rawHeaders, body }: Answer) {
  const kept = rawHeaders.filter((_, index) => !ownHeaders.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()))
  const file = join(folder, 'page.json')
  await writeFile(file, JSON.stringify({ rawHeaders: kept, body: body.toString('base64') }))
  const running = startProcess(
    {
      name: 'bare server',
      command: ['--import', 'tsx', 'bench/bareServer.ts', file],
      environment: { ...process.env, NODE_ENV: 'production' },
      ready: { by: 'message' },
      readyWithin: 20_000,
      endWithin: 5_000,
    },
    () => undefined,
  )
  const { port } = z.object({ port: z.number() }).parse(await running.ready)
  return { url: `http://127.0.0.1:${port}/`, stop: running.stop }
}
