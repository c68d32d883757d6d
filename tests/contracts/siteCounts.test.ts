import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { readSignedCall, signatureHeader } from '#contract/signedCalls.ts'
import { gatherHits, hitsCall } from '#plugins/addresses/addressHits.ts'
import { AddressHits } from '#site/server/addressHits.ts'

const secret = 'shared-by-both'
const schemas = {
  '/api/url-targets/hits': hitsCall,
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
