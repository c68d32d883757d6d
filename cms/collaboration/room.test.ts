import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import { sharedText } from '#plugins/collaboration/document/fields.layout.ts'
import type { RoomTicket } from '#plugins/collaboration/room/roomTicket.ts'
import { person, startRooms, type TestRooms, ticketFor, whenDocument, whenState } from './room.fixtures.ts'
import { createRoom } from './room.ts'
import type { RoomEvent } from './room.types.ts'

const documentKey = 'post_post_1'
const open: ReturnType<typeof createRoom>[] = []
const enter = () => {
  const room = createRoom(documentKey)
  open.push(room)
  return room
}
// As the procedure answers.
const answeredWith = ({ token, url, ...room }: RoomTicket) => Response.json({ result: { data: { token, url, room } } })

const headline = (room: { document: Parameters<typeof sharedText>[0] }) => sharedText(room.document, 'headline')

describe('a room', () => {
  let rooms: TestRooms

  beforeAll(async () => {
    Object.assign(globalThis, { WebSocket })
    rooms = await startRooms()
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      const { answer } = rooms
      if (!answer) throw new TypeError('fetch failed')
      return 'ticket' in answer ? answeredWith(answer.ticket) : new Response(null, { status: answer.status })
    })
  })

  afterEach(() => {
    for (const room of open.splice(0)) room.close()
    rooms.answer = { ticket: ticketFor(rooms) }
  })

  afterAll(async () => {
    jest.restoreAllMocks()
    await rooms.stop()
  })

  it('brings what one writes to the other, and says that it is saved', async () => {
    const [one, two] = [enter(), enter()]
    await whenState(one, ({ status }) => status === 'saved')
    one.document.transact(() => headline(one).insert(0, 'Council'), one.origin)
    expect(one.state.get().status).toBe('saving')
    await whenDocument(two.document, () => headline(two).toString() === 'Council')
    await whenState(one, ({ status }) => status === 'saved')
    expect(one.state.get()).toMatchObject({ isReady: true, mayWrite: true, notice: null, me: person })
  })

  it('knows who else is there', async () => {
    const one = enter()
    await whenState(one, ({ status }) => status === 'saved')
    const colleague = { id: 8, name: 'Ben Okafor', colour: '#218432' }
    rooms.answer = { ticket: ticketFor(rooms, { person: colleague }) }
    const two = enter()
    await whenState(one, ({ people }) => people.length === 1)
    await whenState(two, ({ people }) => people.length === 1)
    const here = { field: null, isActive: true }
    expect([one.state.get().people, two.state.get().people]).toEqual([
      [{ ...colleague, ...here }],
      [{ ...person, ...here }],
    ])
  })

  it('comes back with its server, with what was typed meanwhile', async () => {
    const [one, two] = [enter(), enter()]
    await whenState(one, ({ status }) => status === 'saved')
    await whenState(two, ({ status }) => status === 'saved')
    await rooms.stop()
    // There is no browser store here: text is only in this process, and the room says so.
    await whenState(one, ({ status }) => status === 'dirty')
    headline(one).insert(0, 'Offline. ')
    await rooms.start()
    await whenDocument(two.document, () => headline(two).toString().startsWith('Offline. '))
    await whenState(one, ({ status }) => status === 'saved')
    expect(headline(two).toString().startsWith('Offline. ')).toBe(true)
  })

  it('says that nothing may be written by who may read only', async () => {
    rooms.answer = { ticket: ticketFor(rooms, { token: 'read-only' }) }
    const room = enter()
    await whenState(room, ({ status }) => status === 'saved')
    expect(room.state.get().mayWrite).toBe(false)
  })

  it('says that one may not open it, and stays out', async () => {
    rooms.answer = { status: 403 }
    const room = enter()
    await whenState(room, ({ notice }) => notice !== null)
    expect(room.state.get()).toMatchObject({ isReady: false, mayWrite: false, notice: { kind: 'forbidden' } })
  })

  it('asks to reload, and stops writing, when the server is newer', async () => {
    const room = enter()
    await whenState(room, ({ mayWrite }) => mayWrite)
    rooms.close(documentKey, 'reload')
    await whenState(room, ({ notice }) => notice?.kind === 'reload')
    expect(room.state.get().mayWrite).toBe(false)
  })

  it('comes back after it was closed for no reason of its own', async () => {
    const room = enter()
    await whenState(room, ({ status }) => status === 'saved')
    rooms.close(documentKey, '')
    await whenState(room, ({ status }) => status !== 'saved')
    await whenState(room, ({ status }) => status === 'saved')
  })

  it('brings the server what was kept here behind the words of a colleague that the server only gets now', async () => {
    const colleague = new Y.Doc()
    sharedText(colleague, 'headline').insert(0, 'Ferry ')
    const typist = new Y.Doc()
    Y.applyUpdate(typist, Y.encodeStateAsUpdate(colleague))
    const before = Y.encodeStateVector(typist)
    sharedText(typist, 'headline').insert(6, 'late')
    const room = enter()
    await whenState(room, ({ status }) => status === 'saved')
    Y.applyUpdate(room.document, Y.encodeStateAsUpdate(typist, before))
    const served = rooms.documentOf(documentKey)
    if (!served) throw new Error('The room is not open')
    Y.applyUpdate(served, Y.encodeStateAsUpdate(colleague))
    await whenDocument(served, () => sharedText(served, 'headline').toString().includes('Ferry late'))
  })

  it('is saving from the request of a version until the server has made it', async () => {
    const room = enter()
    await whenState(room, ({ status }) => status === 'saved')
    room.save()
    expect(room.state.get().status).toBe('saving')
    const id = await rooms.nextSave()
    const data = { stateType: 'server', documentStatus: 'saved', timestamp: 1 } as const
    rooms.say(documentKey, 'document.message.response', { responseToId: id, data })
    await whenState(room, ({ status }) => status === 'saved')
  })

  it('tells of a failed save with its trace id, and is not saved until one works', async () => {
    const room = enter()
    await whenState(room, ({ status }) => status === 'saved')
    const events: RoomEvent[] = []
    room.onEvent((event) => events.push(event))
    rooms.say(documentKey, 'document.save.failed', { traceId: 'abc' })
    await whenState(room, ({ status }) => status === 'dirty')
    rooms.say(documentKey, 'document.state', { stateType: 'server', documentStatus: 'saved', timestamp: 1 })
    await whenState(room, ({ status }) => status === 'saved')
    expect(events).toEqual([
      { type: 'save.failed', traceId: 'abc', reason: undefined },
      { type: 'draft.saved', at: 1 },
    ])
  })
})
