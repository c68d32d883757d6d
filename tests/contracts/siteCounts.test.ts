import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { readSignedCall, signatureHeader } from '#contract/signedCalls.ts'
import { gatherHits, hitsCall } from '#plugins/addresses/addressHits.ts'
import { eventsCall } from '#plugins/views/events.store.ts'
import { viewsCall } from '#plugins/views/views.store.ts'
import { AddressHits } from '#site/server/addressHits.ts'
import { Readership } from '#site/server/readership.ts'

const secret = 'shared-by-both'
const schemas = {
  '/api/url-targets/hits': hitsCall,
  '/api/reader/views': viewsCall,
  '/api/reader/events': eventsCall,
}
const taken: unknown[] = []
let status = 200
let cmsUrl: string

const isKnown = (url: string): url is keyof typeof schemas => url in schemas

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  const signature = request.headers[signatureHeader]?.toString()
  const url = request.url ?? ''
  if (!isKnown(url)) return response.writeHead(404).end()
  const call = readSignedCall(url, schemas[url], { body, signature, secret, now: Date.now() })
  taken.push(call.ok ? call.value : call)
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
})

beforeEach(async () => {
  taken.length = 0
  status = 200
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  cmsUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterEach(async () => {
  jest.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('what the site counts', () => {
  it('is what the back office reads, once: the hits of redirects', async () => {
    const hits = new AddressHits({ cmsUrl, secret })
    const now = Date.now()
    hits.count('/old', now - 20)
    hits.count('/old', now - 10)
    hits.count('/OLD', now - 30)
    await hits.send(now)
    await hits.send(now)
    expect(taken).toHaveLength(1)
    expect(gatherHits(hitsCall.parse(taken[0]), now)).toEqual([{ path: '/old', hits: 3, lastHit: now - 10 }])
  })

  it('is what the back office reads, once: views by the hour, and what readers did by the day', async () => {
    const readership = new Readership({ cmsUrl, secret })
    const now = Date.parse('2026-01-02T12:30:00Z')
    for (const post of [12, 12, 13]) readership.count({ kind: 'view', post }, now)
    readership.count({ kind: 'view', post: 12 }, now + 3_600_000)
    readership.count({ kind: 'event', action: 'newsletter_signup', category: 'conversion' }, now)
    await readership.send(Date.now())
    await readership.send(Date.now())
    const hour = Date.parse('2026-01-02T12:00:00Z')
    expect(taken).toHaveLength(2)
    expect(taken).toEqual(
      expect.arrayContaining([
        {
          views: [
            { post: 12, hour, views: 2 },
            { post: 13, hour, views: 1 },
            { post: 12, hour: hour + 3_600_000, views: 1 },
          ],
        },
        { events: [{ day: '2026-01-02', action: 'newsletter_signup', category: 'conversion', times: 1 }] },
      ]),
    )
  })

  it('is sent later when the back office fails, none lost and none twice', async () => {
    const hits = new AddressHits({ cmsUrl, secret })
    const now = Date.now()
    hits.count('/old', now - 20)
    status = 503
    await hits.send(now)
    hits.count('/old', now - 10)
    status = 200
    await hits.send(now)
    expect(taken.at(-1)).toEqual({ hits: [{ path: '/old', hits: 2, lastHit: now - 10 }] })
    expect(console.warn).toHaveBeenCalledTimes(1)
  })
})
