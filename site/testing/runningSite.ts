import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach } from '@jest/globals'
import type { EventSum } from '#contract/numbersCall.schema.ts'
import { purgePath } from '#contract/purgeCall.schema.ts'
import type { ReaderAnswer } from '#contract/readerApi.schema.ts'
import { signatureHeader, signatureOf } from '#contract/signedCalls.ts'
import { setCachingHeaders, setUnavailableHeaders } from '../reader/cachingHeaders.ts'
import { readPage } from '../reader/readerApi.ts'
import { refusedPath } from '../server/cacheKey.ts'
import { innerRender } from '../server/innerRender.ts'
import { createNumbersDoor } from '../server/numbers/numbersDoor.ts'
import { PageCache } from '../server/pageCache.ts'
import { PageFiles } from '../server/pageFiles.ts'
import { createSiteServer } from '../server/siteServer.ts'
import { fixtureArticle, fixtureArticlePage } from './readerFixtures.ts'
import { StandInBackOffice } from './standInBackOffice.ts'

const secret = 'a-secret-of-tests-that-is-long-enough'

/** Path of an article in the back office with the headline "First", at the beginning of each test. */
export const story = '/2026/01/09/story-1'

/** Returns the back office's answer for an article. */
export function article(headline: string): ReaderAnswer {
  return {
    status: 200,
    page: fixtureArticlePage(fixtureArticle('1', { headline })),
    tags: ['post:1', 'settings'],
    changesAt: null,
  }
}

// Stands for Next: asks with the site's own code and writes the headline in the place of a page.
function createRenderer(): http.Server {
  return http.createServer(async (req, res) => {
    try {
      const { pathname } = new URL(req.url ?? '/', 'http://site')
      const answer = await readPage(pathname, 1)
      setCachingHeaders(res, answer.tags, answer.status === 200 ? answer.changesAt : null)
      if (answer.status === 301 || answer.status === 307)
        return res.writeHead(answer.status, { Location: answer.location }).end()
      const text = answer.status === 200 && answer.page.kind === 'article' ? answer.page.article.headline : 'absent'
      const status = pathname === refusedPath ? 400 : answer.status
      res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(text)
    } catch {
      setUnavailableHeaders(res)
      res.end('closed')
    }
  })
}

async function listen(server: http.Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return address.port
}

/**
 * Runs the site over HTTP before a back office that stands in for one: fresh for each test of a file, with an empty
 * cache and a clock that is put forward by hand.
 */
export function runningSite() {
  const backOffice = new StandInBackOffice()
  const servers: http.Server[] = []
  const counted: string[] = []
  const sums: EventSum[] = []
  let folder: string
  let base: string
  let files: PageFiles
  let cache: PageCache
  let rendererPort: number
  let clock: number
  let isFull = false

  // Starts the site, once more on what it kept when there was one: as this build.
  const start = async (build = 'build-1'): Promise<void> => {
    files = await PageFiles.open(folder, build, 10_000_000)
    const [render, renderInVain] = [innerRender(rendererPort, 30_000), innerRender(rendererPort, 400)]
    // Waits are short only for a back office that never answers: a busy machine takes long for all others.
    const isSlow = () => backOffice.fault === 'slow'
    cache = new PageCache({
      render: (key) => (isSlow() ? renderInVain(key) : render(key)),
      archive: files,
      now: () => clock,
      renderTimeout: (signal) => sleep(isSlow() ? 200 : 30_000, undefined, { signal, ref: false }),
      limit: 10_000_000,
      rest: (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }),
      renewalShare: 0.5,
      pauseAfterFailure: 1000,
    })
    const server = createSiteServer({
      cache,
      hits: { count: (path) => void counted.push(path) },
      numbers: createNumbersDoor({
        journal: {
          append: async (counted) => {
            if (isFull) return false
            sums.push(...counted)
            return true
          },
        },
        siteHosts: new Set(['127.0.0.1']),
        proxies: 0,
        analytics: null,
        now: () => clock,
      }),
      assets: {
        send: async (_, res, address) => Boolean(address.endsWith('.css') && res.end('asset')),
      },
      handleOther: async (_, res) => void res.end('passed on'),
      headers: {},
      revalidateSecret: secret,
      build,
      now: () => clock,
    })
    servers.push(server)
    base = `http://127.0.0.1:${await listen(server)}`
  }

  beforeEach(async () => {
    clock = Date.now()
    counted.length = 0
    sums.length = 0
    isFull = false
    backOffice.fault = null
    backOffice.gate = null
    backOffice.answers.clear()
    backOffice.requests.length = 0
    backOffice.answers.set(story, article('First'))
    process.env.CMS_URL = await backOffice.start(0)
    folder = await mkdtemp(path.join(tmpdir(), 'site-cache-'))
    const renderer = createRenderer()
    servers.push(renderer)
    rendererPort = await listen(renderer)
    await start()
  })

  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
    await files.settled()
    await backOffice.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const get = (url: string, init: RequestInit = {}) => fetch(base + url, { redirect: 'manual', ...init })
  const sendPurge = (body: string, key = secret) =>
    get(purgePath, { method: 'POST', body, headers: { [signatureHeader]: signatureOf(purgePath, body, key) } })
  return {
    backOffice,
    counted,
    sums,
    fill: () => {
      isFull = true
    },
    start,
    base: () => base,
    cache: () => cache,
    files: () => files,
    // Returns the folder of the site's pages.
    folder: () => folder,
    now: () => clock,
    letTimePass: (milliseconds: number) => {
      clock += milliseconds
    },
    get,
    textOf: async (url: string) => (await get(url)).text(),
    sendPurge,
    // Calls the site to purge. `late`: how many milliseconds ago the call was made.
    purge: (tags: string[], { late = 0, key = secret } = {}) =>
      sendPurge(JSON.stringify({ tags, sentAt: clock - late }), key),
  }
}
