import { afterEach, describe, expect, it } from '@jest/globals'
import { createRealtimeServer, refusal } from './realtime.server.ts'

/** Kinds of messages in the protocol of Hocuspocus. */
const authentication = 2
const token = 0
const permissionDenied = 1

/** A string as the protocol writes it: its length, which is one byte for short ones, and its UTF-8. */
const written = (text: string): number[] => [Buffer.byteLength(text), ...Buffer.from(text)]

function withResolver() {
  let resolve: (data: Uint8Array) => void = () => undefined
  const promise = new Promise<Uint8Array>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

describe('the real-time server', () => {
  const server = createRealtimeServer(0)
  afterEach(() => server.destroy())

  it('refuses a document to whoever it cannot tell apart, and says why', async () => {
    const { promise: answer, resolve } = withResolver()
    const socket = {
      readyState: 1,
      send: (data: unknown) => data instanceof Uint8Array && resolve(data),
      close: () => undefined,
    }
    const connection = server.hocuspocus.handleConnection(socket, new Request('http://localhost/'))
    connection.handleMessage(
      Uint8Array.from([...written('posts/1'), authentication, token, ...written('any token at all')]),
    )
    const expected = [...written('posts/1'), authentication, permissionDenied, ...written(refusal)]
    expect([...(await answer)]).toEqual(expected)
    connection.handleClose({ code: 1000, reason: '' })
  })
})

describe('the health of the real-time server', () => {
  const server = createRealtimeServer(0)
  afterEach(() => server.destroy())

  it('is told at /health and nowhere else', async () => {
    await new Promise<void>((resolve) => server.httpServer.listen(0, '127.0.0.1', resolve))
    const { port } = server.address
    const health = await fetch(`http://127.0.0.1:${port}/health`)
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  })
})
