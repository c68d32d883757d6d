import { readdir } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { until } from '#tests/until.ts'
import { sharedNewsroom } from './newsroom.ts'
import { type SiteBeside, startSiteBeside } from './siteBeside.ts'

const newsroom = sharedNewsroom()
let site: SiteBeside

beforeAll(async () => {
  site = await startSiteBeside(newsroom, () => ({}))
})
afterAll(() => site?.stop())

// Asks for a path as it is spelled: `fetch` would resolve its dot segments first.
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(site.siteUrl)
    http
      .get({ hostname, port, path, headers }, async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk)
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) })
      })
      .on('error', reject)
  })

const keptPages = async () => (await readdir(site.folder, { recursive: true })).filter((name) => name.endsWith('.page'))

describe('the cache of the reader site', () => {
  it('keeps one page, whatever hundreds of made-up queries and spellings ask for', async () => {
    expect((await ask('/')).status).toBe(200)
    await until('the front page is kept', keptPages, (kept) => kept.length === 1)
    for (let index = 2; index < 70; index += 1) {
      const answers = await Promise.all([
        ask(`/?q=${index}`),
        ask(`/?utm_source=${index}`),
        ask(`/search?q=${index}`),
        ask(`/?page=${index}`),
        ask(`/section/none-${index}?page=${index}`),
      ])
      expect(answers.map(({ headers }) => headers['cache-status']).slice(0, 2)).not.toContain('Citydesk; fwd=miss')
    }
    expect(await keptPages()).toHaveLength(1)
  })

  it.each([
    '/api/x/../render/feed',
    '/api/./render/feed',
    '/api/%2e%2e/section/news',
    '/media/../section/news',
    '/islands/..%2fsection/news',
    '/_next/static/%252e%252e/x',
    '/a\\..\\feed.xml',
  ])('is not gone around with %s', async (path) => {
    const { status, headers } = await ask(path)
    expect([status, headers['cache-tag']]).toEqual([400, undefined])
  })
})

describe('what is at no address', () => {
  it('is reported to people with a page and to programs with a line', async () => {
    const page = await ask('/%ff%fe', { accept: 'text/html' })
    expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(page.body.toString()).toContain('This address cannot be read')
    const line = await ask('/%ff%fe')
    expect([line.status, JSON.parse(line.body.toString())]).toEqual([400, { error: 'This is not an address' }])
  })

  it.each(['/api/anything-unknown', '/api/a/b/c', '/islands/none.js', '/_next/static/none.css'])(
    'is reported in one line below %s',
    async (path) => {
      const { status, headers, body } = await ask(path)
      expect([status, headers['cache-control'], headers['cache-tag']]).toEqual([404, 'no-store', undefined])
      expect(JSON.parse(body.toString())).toEqual({ error: 'There is nothing at this address' })
    },
  )

  it.each(['/sitemap-0.xml', '/sitemap-99999.xml', '/sitemap-99999999999999999999.xml'])(
    'is 404 at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  it.each(['/index', '/500', '/_error', '/404', '/[[...path]]', '/subscription/x/y', '/api'])(
    'is the 404 page of the paper at %s',
    async (path) => {
      const { status, body } = await ask(path, { accept: 'text/html' })
      expect(status).toBe(404)
      expect(body.toString()).toContain('<main')
    },
  )

  it.each([
    ['/FEED.xml?a=b', '/feed.xml?a=b'],
    ['/Search?q=Harbor', '/search?q=Harbor'],
    ['/Sitemap.xml', '/sitemap.xml'],
  ])('leads from %s to %s', async (path, location) => {
    const { status, headers } = await ask(path)
    expect([status, headers.location]).toEqual([301, location])
  })

  it.each(['0', '-1', '2.5', 'abc', '1'])('leads from page %s of a list to its first', async (page) => {
    const { status, headers } = await ask(`/section/politics?page=${page}&a=b`)
    expect([status, headers.location]).toEqual([301, '/section/politics?a=b'])
  })
})

describe('scripts and styles', () => {
  it('come as small as the browser can take them, and are kept for good', async () => {
    const { body } = await ask('/')
    const styles = /href="(\/_next\/static\/[^"]+\.css)"/u.exec(body.toString())?.[1] ?? ''
    for (const encoding of ['br', 'gzip']) {
      const { status, headers } = await ask(styles, { 'accept-encoding': encoding })
      expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
        200,
        encoding,
        'text/css; charset=utf-8',
      ])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
  })
})
