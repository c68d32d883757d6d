import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import type { RunningProcess } from '#scripts/start/runningProcess.ts'
import { createAdministrator, type Person } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import { startRealtimeProcess } from '#tests/integration/realtimeProcess.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import {
  backOffice,
  bootSharedNewsroom,
  monitorSecret,
  type SharedNewsroom,
  socketFrom,
} from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'
import { limits } from '../limits.ts'

// The real-time server comes up as a process.
jest.setTimeout(300_000)

let room: SharedNewsroom
let person: Person
let documentKey: string
const guests = roomGuests()

beforeAll(async () => {
  room = await bootSharedNewsroom()
  person = await createAdministrator(room.payload)
  documentKey = documentKeyOf('posts', (await postDesk(room, person).createPost({ headline: 'Council' })).id)
})
afterAll(() => room.stop())

// Sends one request for a socket as a program does, and settles with the first line of the answer.
function upgradeWith(target: string, headers: readonly string[] = []): Promise<string> {
  const lines = [
    `GET ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(room.port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
    socket.once('close', () => resolve('closed without an answer'))
  })
}

describe('a request for a socket that is malformed', () => {
  let running: RunningProcess
  beforeEach(async () => {
    await room.stopRealtime()
    running = await startRealtimeProcess(room.databaseUrl, room.port)
  })
  afterEach(async () => {
    await running.stop()
    await room.startRealtime()
  })

  it('is answered with 400, and the process goes on', async () => {
    let hasEnded = false
    void running.ended.then(() => {
      hasEnded = true
    })
    const origin = `Origin: ${backOffice}`
    for (const target of ['//', 'http://a:b@c/', '///', '//[', 'http://[/', '*', '/\\[', '//a:b@c/']) {
      expect([target, await upgradeWith(target, [origin])]).toEqual([target, 'HTTP/1.1 400 Bad Request'])
      await upgradeWith(target)
    }
    // A connection that is reset while it is refused.
    for (let count = 0; count < 20; count += 1) {
      const socket = connect(room.port, '127.0.0.1', () => {
        socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
        socket.resetAndDestroy()
      })
      await new Promise((resolve) => socket.once('close', resolve))
    }
    for (const target of ['//', 'http://a:b@c/']) {
      expect((await upgradeWith('/', [`Origin: ${backOffice}`])).startsWith('HTTP/1.1 101')).toBe(true)
      await plainRequest(target)
    }
    const guest = await guests.join(room, person, documentKey)
    expect([guest.text(), hasEnded]).toEqual(['Council', false])
  })
})

// Sends a plain request with this target, and settles with the first line of the answer.
function plainRequest(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(room.port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''))
    socket.once('error', reject)
  })
}

describe('a plain request that is malformed', () => {
  it('is answered with 400', async () => {
    expect(await plainRequest('//')).toBe('HTTP/1.1 400 Bad Request')
    expect(await plainRequest('http://a:b@c/')).toBe('HTTP/1.1 400 Bad Request')
  })
})

describe('sockets that show no ticket', () => {
  const opened: InstanceType<ReturnType<typeof socketFrom>>[] = []
  const open = () => {
    const Socket = socketFrom(backOffice)
    const socket = new Socket(`ws://127.0.0.1:${room.port}`)
    opened.push(socket)
    return new Promise<'open' | number>((resolve) => {
      socket.once('open', () => resolve('open'))
      socket.once('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0)
        socket.terminate()
      })
    })
  }
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.terminate()
  })

  it('are limited for one address, and end by themselves; a client with a ticket stays', async () => {
    const guest = await guests.join(room, person, documentKey)
    const answers = await Promise.all(Array.from({ length: limits.strangersPerAddress + 1 }, open))
    expect(answers.filter((answer) => answer === 'open')).toHaveLength(limits.strangersPerAddress)
    expect(answers.filter((answer) => answer === 503)).toHaveLength(1)
    await until('they are closed', () => opened.every(({ readyState }) => readyState > 1))
    expect(await open()).toBe('open')
    guest.type('!')
    await until('the one with a ticket is heard', () => !guest.provider.hasUnsyncedChanges)
    expect(guest.refusals).toEqual([])
  })
})

describe('the figures of the real-time server', () => {
  const figures = { open: expect.any(Number), memory: expect.any(Number) }
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${room.port}${path}`, { headers })
  const elsewhere = { 'x-forwarded-for': '198.51.100.1' }

  it('are given to programs on this machine and to clients with the secret', async () => {
    expect(await (await ask('/health')).json()).toMatchObject(figures)
    const shown = { ...elsewhere, authorization: `Bearer ${monitorSecret}` }
    expect(await (await ask('/health', shown)).json()).toMatchObject(figures)
    expect(await (await ask('/metrics', shown)).text()).toContain('citydesk_realtime_memory_bytes')
  })

  it('are hidden from others, who learn only that it serves', async () => {
    for (const headers of [elsewhere, { ...elsewhere, authorization: 'Bearer wrong' }]) {
      expect(await (await ask('/health', headers)).json()).toEqual({ status: 'ok' })
      expect((await ask('/metrics', headers)).status).toBe(401)
    }
    const address = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === 'IPv4' && !one.internal)?.address
    if (!address) return
    expect(await (await fetch(`http://${address}:${room.port}/health`)).json()).toEqual({ status: 'ok' })
  })
})
