import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { callSites } from '#plugins/revalidation/purgeCall.ts'
import { readPurge } from '#site/server/purgeCall.ts'

const logger = { warn: jest.fn(), error: jest.fn() }
const secret = 'shared-by-both'

/** The bodies and signatures that the back office sends for some tags. */
async function sentFor(tags: string[]) {
  const taken: { body: Buffer; signature: string | undefined }[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    taken.push({ body, signature: request.headers['x-citydesk-signature']?.toString() })
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await callSites([{ url: `http://127.0.0.1:${port}/__cache/purge`, secret }], tags, logger)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return taken
}

afterEach(() => {
  jest.clearAllMocks()
})

describe('the purge call', () => {
  it('that the back office sends is one that the site accepts', async () => {
    const tags = ['post:1', 'posts', 'address:/2026/01/02/crème-brûlée']
    const [call] = await sentFor(tags)
    expect(call && readPurge(call.body, call.signature, secret, Date.now())).toEqual({ ok: true, tags })
    expect(logger.warn).not.toHaveBeenCalled()
  })

  it('is accepted in every part when there are more tags than one call may have', async () => {
    const tags = Array.from({ length: 2500 }, (_, index) => `post:${index}`)
    const calls = await sentFor(tags)
    const read = calls.map(({ body, signature }) => readPurge(body, signature, secret, Date.now()))
    expect(read.every(({ ok }) => ok)).toBe(true)
    expect(new Set(read.flatMap((call) => (call.ok ? call.tags : [])))).toEqual(new Set(tags))
  })

  it('is refused by a site that shares another secret', async () => {
    const [call] = await sentFor(['post:1'])
    expect(call && readPurge(call.body, call.signature, 'another', Date.now())).toMatchObject({
      ok: false,
      status: 401,
    })
  })
})
