import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { purgeCall, purgePath } from '#contract/purgeCall.schema.ts'
import { readSignedCall, signatureHeader } from '#contract/signedCalls.ts'
import { callSites } from './purgeCall.ts'

const logger = { warn: jest.fn(), error: jest.fn() }
const memory = { store: async () => null, taken: async () => undefined, failed: async () => undefined }
const secret = 'shared-by-both'

async function sentFor(tags: string[]) {
  const taken: { body: Buffer; signature: string | undefined }[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    taken.push({ body, signature: request.headers[signatureHeader]?.toString() })
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await callSites([{ site: `http://127.0.0.1:${port}`, secret }], tags, logger, memory)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return taken
}

const read = ({ body, signature }: { body: Buffer; signature: string | undefined }, shared = secret) =>
  readSignedCall(purgePath, purgeCall, { body, signature, secret: shared, now: Date.now() })

afterEach(() => {
  jest.clearAllMocks()
})

describe('the purge call', () => {
  it('that the back office sends is one that the site accepts', async () => {
    const tags = ['post:1', 'posts', 'address:/2026/01/02/crème-brûlée']
    const [call] = await sentFor(tags)
    expect(call && read(call)).toEqual({ ok: true, value: { tags } })
    expect(logger.warn).not.toHaveBeenCalled()
  })

  it('is accepted in every part when there are more tags than one call may have', async () => {
    const tags = Array.from({ length: 2500 }, (_, index) => `post:${index}`)
    const calls = await sentFor(tags)
    const answers = calls.map((call) => read(call))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(new Set(answers.flatMap((call) => (call.ok ? call.value.tags : [])))).toEqual(new Set(tags))
  })

  it('is refused by a site that shares another secret', async () => {
    const [call] = await sentFor(['post:1'])
    expect(call && read(call, 'another')).toMatchObject({
      ok: false,
      status: 401,
    })
  })
})
