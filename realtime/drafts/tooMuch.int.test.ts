import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import WebSocket from 'ws'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { bystander } from '#tests/integration/bystander.ts'
import { createAdministrator, type Person } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { backOffice, bootSharedNewsroom, type SharedNewsroom, socketFrom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

let room: SharedNewsroom
let documentKey: string
let administrator: Person
const guests = roomGuests()
const join = (person: Person) => guests.join(room, person, documentKey)

beforeAll(async () => {
  room = await bootSharedNewsroom()
  administrator = await createAdministrator(room.payload)
  const desk = postDesk(room, administrator, { beforeDecision: holdForDecision })
  documentKey = documentKeyOf('posts', (await desk.createPost({ headline: 'Council' })).id)
})
afterAll(() => room.stop())

describe('a message that is too much', () => {
  // Hocuspocus says there what it could not read.
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  const socketInRoom = async () => {
    const Socket = socketFrom(backOffice)
    const socket = new Socket(`ws://127.0.0.1:${room.port}`)
    socket.on('error', () => {})
    await new Promise((resolve) => socket.once('open', resolve))
    return socket
  }
  const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve))

  it('of 10 MB ends the socket that it came through, and no other', async () => {
    const isHeard = bystander(await join(administrator))
    const socket = await socketInRoom()
    const end = closed(socket)
    socket.send(randomBytes(10 * 1024 * 1024))
    expect(await end).toBe(1009)
    await isHeard()
  })

  it('of ten thousand a second ends the socket that it came through, and no other', async () => {
    const isHeard = bystander(await join(administrator))
    const guest = await join(administrator)
    const socket = guest.provider.configuration.websocketProvider.webSocket
    if (!(socket instanceof WebSocket)) throw new Error('It has no socket')
    const end = closed(socket)
    for (let count = 0; count < 10_000; count += 1) guest.provider.forceSync()
    await end
    await isHeard()
  })

  it.each([
    ['text', 'hello'],
    ['noise', randomBytes(200)],
    ['nothing', Buffer.alloc(0)],
  ])('of %s ends at most the socket that it came through', async (_what, message) => {
    const isHeard = bystander(await join(administrator))
    const socket = await socketInRoom()
    socket.send(message)
    await isHeard()
    socket.terminate()
  })

  it('of Yjs that is none ends the connection that it came through, and changes nothing', async () => {
    const isHeard = bystander(await join(administrator))
    const guest = await join(administrator)
    const socket = guest.provider.configuration.websocketProvider.webSocket
    if (!(socket instanceof WebSocket)) throw new Error('It has no socket')
    const name = Buffer.from(documentKey)
    const noise = Buffer.from([2, 8, 1, 2, 3, 4, 255, 255, 255, 255])
    socket.send(Buffer.concat([Buffer.from([name.length]), name, Buffer.from([0, 2, noise.length]), noise]))
    await until('it is sent away', () => guest.refusals.length > 0)
    await isHeard()
  })
})
