import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { readHitsCall } from '#plugins/addresses/addressHits.ts'
import { AddressHits } from '#site/server/addressHits.ts'

const secret = 'shared-by-both'
const taken: ReturnType<typeof readHitsCall>[] = []
let status = 200
let cmsUrl: string

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  const signature = request.headers['x-citydesk-signature']?.toString() ?? null
  taken.push(readHitsCall(body, signature, secret, Date.now()))
  response.writeHead(request.url === '/api/url-targets/hits' ? status : 404).end()
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

describe('the hits of redirects', () => {
  it('that the site tells are what the back office reads, once', async () => {
    const hits = new AddressHits({ cmsUrl, secret })
    const now = Date.now()
    hits.count('/old', now - 20)
    hits.count('/old', now - 10)
    hits.count('/OLD', now - 30)
    await hits.tell(now)
    await hits.tell(now)
    expect(taken).toEqual([{ hits: [{ path: '/old', hits: 3, lastHit: now - 10 }] }])
  })

  it('are told later when the back office fails, none lost and none twice', async () => {
    const hits = new AddressHits({ cmsUrl, secret })
    const now = Date.now()
    hits.count('/old', now - 20)
    status = 503
    await hits.tell(now)
    hits.count('/old', now - 10)
    status = 200
    await hits.tell(now)
    expect(taken.at(-1)).toEqual({ hits: [{ path: '/old', hits: 2, lastHit: now - 10 }] })
    expect(console.warn).toHaveBeenCalledTimes(1)
  })
})
