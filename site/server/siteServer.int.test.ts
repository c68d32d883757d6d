import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import zlib from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { ReaderAnswer } from '#blocks/core/reader.types.ts'
import { setCachingHeaders, setUnavailableHeaders } from '../reader/cachingHeaders.ts'
import { readPage } from '../reader/readerApi.ts'
import { fixtureArticle, fixtureArticlePage, fixtureSite } from '../testing/readerFixtures.ts'
import { StandInBackOffice } from '../testing/standInBackOffice.ts'
import type { Beacon } from './beacon.ts'
import { innerRender } from './innerRender.ts'
import { PageCache } from './pageCache.ts'
import { PageFiles } from './pageFiles.ts'
import { signatureHeader, signPurge } from './purgeCall.ts'
import { createSiteServer } from './siteServer.ts'

const secret = 'a-secret-of-tests-that-is-long-enough'
const story = '/2026/01/09/story-1'

function article(headline: string): ReaderAnswer {
  return { status: 200, page: fixtureArticlePage(fixtureArticle('1', { headline })), tags: ['post:1', 'settings'] }
}

/** Stands for Next: asks with the site's own code and writes the headline in the place of a page. */
function createRenderer(): http.Server {
  return http.createServer(async (req, res) => {
    try {
      const answer = await readPage(new URL(req.url ?? '/', 'http://site').pathname, 1)
      setCachingHeaders(res, answer.tags)
      if (answer.status === 301 || answer.status === 307)
        return res.writeHead(answer.status, { Location: answer.location }).end()
      const text = answer.status === 200 && answer.page.kind === 'article' ? answer.page.article.headline : 'absent'
      res.writeHead(answer.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(text)
    } catch {
      setUnavailableHeaders(res)
      res.end('closed')
    }
  })
}

async function listen(server: http.Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe('the site over HTTP', () => {
  const backOffice = new StandInBackOffice()
  const servers: http.Server[] = []
  let folder: string
  let base: string
  let files: PageFiles
  let cache: PageCache
  let rendererPort: number
  let clock = Date.now()

  const counted: string[] = []
  const beacons: Beacon[] = []

  async function startSite(build = 'build-1'): Promise<void> {
    files = await PageFiles.open(folder, build)
    cache = new PageCache({
      render: innerRender(rendererPort, 400),
      archive: files,
      now: () => clock,
      patience: (signal) => sleep(200, undefined, { signal, ref: false }),
      limit: 10_000_000,
      renewAtMost: 10,
      renewAtOnce: 2,
      pauseAfterFailure: 1000,
    })
    const passOn = async (_: http.IncomingMessage, res: http.ServerResponse) => void res.end('passed on')
    const hits = { count: (path: string) => void counted.push(path) }
    const server = createSiteServer({
      cache,
      hits,
      readership: { count: (beacon) => void beacons.push(beacon) },
      proxies: 0,
      passOn,
      headers: {},
      revalidateSecret: secret,
      build,
      now: () => clock,
    })
    servers.push(server)
    base = `http://127.0.0.1:${await listen(server)}`
  }

  const get = (url: string, init: RequestInit = {}) => fetch(base + url, { redirect: 'manual', ...init })
  const textOf = async (url: string) => (await get(url)).text()
  const purge = (tags: string[], { late = 0, key = secret } = {}) => {
    const body = JSON.stringify({ tags, sentAt: clock - late })
    return get('/__cache/purge', { method: 'POST', body, headers: { [signatureHeader]: signPurge(body, key) } })
  }

  beforeEach(async () => {
    clock = Date.now()
    backOffice.fault = null
    backOffice.gate = null
    backOffice.answers.clear()
    backOffice.asked.length = 0
    backOffice.answers.set(story, article('First'))
    process.env.CMS_URL = await backOffice.start(0)
    folder = await mkdtemp(path.join(tmpdir(), 'site-cache-'))
    const renderer = createRenderer()
    servers.push(renderer)
    rendererPort = await listen(renderer)
    await startSite()
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

  it('gives the first reader a rendered page and the next ones the kept one', async () => {
    const first = await get(story)
    expect([first.status, await first.text(), first.headers.get('cache-status')]).toEqual([
      200,
      'First',
      'Citydesk; fwd=miss',
    ])
    expect(first.headers.get('cache-tag')).toBe('post:1,settings')
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const second = await get(`${story}?utm_source=mail`)
    expect([await second.text(), second.headers.get('cache-status')]).toEqual(['First', 'Citydesk; hit'])
    expect(backOffice.asked).toEqual([story])
  })

  it.each([
    ['br, gzip', 'br', zlib.brotliDecompressSync],
    ['gzip', 'gzip', zlib.gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', zlib.gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)('answers "Accept-Encoding: %s" with %s', async (accepted, coding, decode) => {
    const [answer, body] = await new Promise<[http.IncomingMessage, Buffer]>((resolve, reject) => {
      http
        .get(base + story, { headers: { 'accept-encoding': accepted } }, async (message) => {
          const chunks: Buffer[] = []
          for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
          resolve([message, Buffer.concat(chunks)])
        })
        .on('error', reject)
    })
    expect(answer.headers['content-encoding']).toBe(coding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(decode(body).toString()).toBe('First')
  })

  it('answers 304 to who has the page, and HEAD without a body', async () => {
    const etag = (await get(story)).headers.get('etag') ?? ''
    expect((await get(story, { headers: { 'if-none-match': `"other", ${etag}` } })).status).toBe(304)
    expect((await get(story, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const head = await get(story, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })

  it.each([404, 410, 451] as const)('keeps %d too, until its address is purged', async (status) => {
    backOffice.answers.set('/old', {
      status,
      site: fixtureSite,
      authority: null,
      authorityUrl: null,
      tags: ['address:/old'],
    })
    expect([(await get('/old')).status, (await get('/old')).status]).toEqual([status, status])
    expect(backOffice.asked).toEqual(['/old'])
    backOffice.answers.set('/old', { status: 301, location: story, tags: ['address:/old'] })
    await purge(['address:/old'])
    const moved = await get('/old')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, story])
  })

  it('sends old links on in one step, whatever their spelling, with the query that they came with', async () => {
    backOffice.answers.set('/old', { status: 301, location: '/new?a=1#end', tags: [] })
    const locationOf = async (url: string) => {
      const { status, headers } = await get(url)
      return [status, headers.get('location')]
    }
    expect(await locationOf('/old?utm_source=mail&a=2')).toEqual([301, '/new?a=1&utm_source=mail#end'])
    expect(await locationOf('/old/?b=3')).toEqual([301, '/new?a=1&b=3#end'])
    expect(await locationOf('/old')).toEqual([301, '/new?a=1#end'])
    expect(await locationOf(`${story}/?b=3`)).toEqual([308, `${story}?b=3`])
    expect(backOffice.asked).toEqual(['/old', story])
  })

  it('counts what readers’ browsers tell, and answers all beacons alike', async () => {
    beacons.length = 0
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const send = (body: string, agent = userAgent) =>
      get('/api/beacon', { method: 'POST', body, headers: { 'user-agent': agent } })
    const answers = [
      await send('view 12'),
      await send('view 12', 'Googlebot/2.1'),
      await send('nonsense'),
      await send('x'.repeat(5000)),
      await get('/api/beacon'),
      await send('event newsletter_signup conversion'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 204])
    expect(beacons).toEqual([
      { kind: 'view', post: 12 },
      { kind: 'event', action: 'newsletter_signup', category: 'conversion' },
    ])
  })

  it('does not count one address without end', async () => {
    beacons.length = 0
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    for (let count = 0; count < 150; count += 1) await get('/api/beacon', { method: 'POST', body: 'view 12', headers })
    expect(beacons.length).toBeGreaterThan(100)
    expect(beacons.length).toBeLessThanOrEqual(120)
  })

  it('counts where readers asked for what is redirected or withdrawn, and nothing else', async () => {
    counted.length = 0
    backOffice.answers.set('/old', { status: 307, location: '/new', tags: [] })
    backOffice.answers.set('/gone', { status: 410, site: fixtureSite, authority: null, authorityUrl: null, tags: [] })
    for (const url of ['/old?x=1', '/old/', '/gone', '/nothing', story]) await get(url)
    expect(counted).toEqual(['/old', '/old', '/gone'])
  })

  it('shows a change as soon as the purge call is answered', async () => {
    await textOf(story)
    backOffice.answers.set(story, article('Second'))
    expect(await textOf(story)).toBe('First')
    const answer = await purge(['post:1'])
    expect([answer.status, await answer.json()]).toEqual([200, { renewed: 1, dropped: 0 }])
    expect(await textOf(story)).toBe('Second')
  })

  it('never keeps what was read before a purge that came while it was rendered', async () => {
    let open: () => void = () => undefined
    backOffice.gate = new Promise((resolve) => {
      open = resolve
    })
    const reader = textOf(story)
    while (backOffice.asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
    backOffice.answers.set(story, article('Second'))
    const purged = jest.spyOn(cache, 'purge')
    const answered = purge(['post:1'])
    while (purged.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
    open()
    await answered
    expect(await reader).toBe('Second')
    expect(await textOf(story)).toBe('Second')
  })

  it('heals within a minute when the purge call is lost', async () => {
    await textOf(story)
    backOffice.answers.set(story, article('Second'))
    clock += 60_000
    expect(await textOf(story)).toBe('Second')
  })

  it.each(['slow', 'error', 'garbage'] as const)('goes on serving while the back office is %s', async (fault) => {
    await textOf(story)
    backOffice.fault = fault
    clock += 24 * 3_600_000
    const answer = await get(story)
    expect([answer.status, await answer.text(), answer.headers.get('cache-status')]).toEqual([
      200,
      'First',
      'Citydesk; hit; stale',
    ])
    const never = await get('/never-seen')
    expect([never.status, never.headers.get('retry-after'), never.headers.get('cache-control')]).toEqual([
      503,
      '30',
      'no-store',
    ])
    backOffice.fault = null
    clock += 60_000
    backOffice.answers.set(story, article('Back'))
    expect(await textOf(story)).toBe('Back')
  })

  it('goes on serving after a restart while the back office is down, damaged files aside', async () => {
    backOffice.answers.set('/b', article('Other'))
    await textOf(story)
    await textOf('/b')
    await files.settled()
    await backOffice.stop()
    const kept = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.page'))
    expect(kept).toHaveLength(2)

    await startSite()
    expect(await textOf(story)).toBe('First')
    for (const name of kept) await writeFile(path.join(folder, name), 'half a p')
    await startSite()
    expect((await get(story)).status).toBe(503)
  })

  it('forgets pages of another build: they name style sheets that are gone', async () => {
    await textOf(story)
    await files.settled()
    await backOffice.stop()
    await startSite('build-2')
    expect((await get(story)).status).toBe(503)
  })

  it.each([
    ['a wrong signature', { key: 'another-secret' }],
    ['an old call', { late: 301_000 }],
    ['a call from the future', { late: -301_000 }],
  ])('refuses to purge for %s', async (_, change) => {
    await textOf(story)
    backOffice.answers.set(story, article('Second'))
    expect((await purge(['post:1'], change)).status).toBe(401)
    expect(await textOf(story)).toBe('First')
  })

  it('refuses a purge call that is no JSON, names no tags or is too long', async () => {
    const send = (body: string) =>
      get('/__cache/purge', { method: 'POST', body, headers: { [signatureHeader]: signPurge(body, secret) } })
    expect((await send('{"tags":')).status).toBe(400)
    expect((await send(JSON.stringify({ tags: [], sentAt: clock }))).status).toBe(400)
    expect((await send(JSON.stringify({ tags: ['a'.repeat(70_000)], sentAt: clock }))).status).toBe(413)
    expect((await get('/__cache/purge')).status).toBe(405)
  })

  it('tells pages from what is passed on and from what only the cache may ask for', async () => {
    expect(await textOf('/_next/static/a.css')).toBe('passed on')
    expect(await textOf('/media/a.jpg')).toBe('passed on')
    expect((await get('/api/render/feed')).status).toBe(404)
    expect((await get('/_next/data/x.json')).status).toBe(404)
    expect((await get(story, { method: 'POST' })).status).toBe(405)
    expect(await (await get('/api/health')).json()).toMatchObject({ status: 'ok', build: 'build-1' })
    const redirect = await get('//evil.example/')
    expect([redirect.status, redirect.headers.get('location')]).toEqual([308, '/evil.example'])
  })
})
