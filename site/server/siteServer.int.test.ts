import http from 'node:http'
import zlib from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { fixtureError } from '../testing/readerFixtures.ts'
import { article, runningSite, story } from '../testing/runningSite.ts'
import { refusedPath } from './cacheKey.ts'

const { backOffice, base, files, get, textOf } = runningSite()

describe('the site over HTTP', () => {
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
    expect(backOffice.requests).toEqual([story])
  })

  it.each([
    ['br, gzip', 'br', zlib.brotliDecompressSync],
    ['gzip', 'gzip', zlib.gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', zlib.gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)('answers "Accept-Encoding: %s" with %s', async (accepted, coding, decode) => {
    const [answer, body] = await new Promise<[http.IncomingMessage, Buffer]>((resolve, reject) => {
      http
        .get(base() + story, { headers: { 'accept-encoding': accepted } }, async (message) => {
          const chunks: Buffer[] = []
          for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
          resolve([message, Buffer.concat(chunks)])
        })
        .on('error', reject)
    })
    expect(answer.headers['content-encoding']).toBe(coding)
    expect(answer.headers.vary).toBe('Accept-Encoding, Sec-GPC')
    expect(decode(body).toString()).toBe('First')
  })

  it('answers 304 to who has the page, and HEAD without a body', async () => {
    const etag = (await get(story)).headers.get('etag') ?? ''
    expect((await get(story, { headers: { 'if-none-match': `"other", ${etag}` } })).status).toBe(304)
    expect((await get(story, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const head = await get(story, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
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
    expect(await locationOf(`${story}/?b=3`)).toEqual([301, `${story}?b=3`])
    expect(backOffice.requests).toEqual(['/old', story])
  })

  it('tells pages from what is passed on and from what only the cache may ask for', async () => {
    expect(await textOf('/_next/static/a.css')).toBe('asset')
    expect((await get('/_next/static/none.js')).status).toBe(404)
    expect(await textOf('/media/a.jpg')).toBe('passed on')
    expect((await get('/api/render/feed')).status).toBe(404)
    expect((await get('/_next/data/x.json')).status).toBe(404)
    expect((await get(story, { method: 'POST' })).status).toBe(405)
    expect(await (await get('/api/health')).json()).toMatchObject({ status: 'ok', build: 'build-1' })
    const redirect = await get('//evil.example/')
    expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/evil.example'])
    const before = backOffice.requests.length
    expect((await get('//api/render/feed')).headers.get('location')).toBe('/api/render/feed')
    expect(backOffice.requests).toHaveLength(before)
  })

  it('keeps the paper, and no searches, odd spellings or made-up parameters', async () => {
    await textOf(story)
    backOffice.answers.set('/search', article('Found'))
    for (let index = 0; index < 50; index += 1) {
      await textOf(`${story}?q=${index}&page=${index}`)
      await textOf(`/search?q=${index}`)
      backOffice.answers.set(`/Tag/${index}`, { status: 301, location: `/tag/${index}`, tags: [] })
      await get(`/Tag/${index}?page=${index}`)
    }
    await files().settled()
    expect(files().size.pages).toBe(1)
    expect(backOffice.requests.filter((path) => path === story)).toHaveLength(1)
  })

  it('tells people with a page, and programs with a line, that something is no address', async () => {
    backOffice.answers.set(refusedPath, fixtureError(404))
    const page = await get('/%ff', { headers: { accept: 'text/html,*/*' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    const line = await get('/%ff')
    expect([line.status, await line.json()]).toEqual([400, { error: 'This is not an address' }])
    expect((await get('/api/%ff', { headers: { accept: 'text/html' } })).headers.get('content-type')).toContain('json')
  })
})
