import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { changeFeedPath } from '#plugins/collaboration/change-feed/changeFeed.messages.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { notifyNotices } from '#plugins/collaboration/storage/notifications.ts'
import { type ChangeFeedListener, listenToChangeFeed } from '#tests/integration/changeFeedListener.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { ask, bootSharedNewsroom, type RoomGuest, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

let room: SharedNewsroom
let administrator: Person
let writer: Person
let documentKey: string
let other: string
const guests = roomGuests()

beforeAll(async () => {
  room = await bootSharedNewsroom({ endpoints: rpcEndpoints })
  administrator = await createAdministrator(room.payload)
  writer = await createPerson(room.payload, ['UPDATE_POST'])
})
beforeEach(async () => {
  const desk = postDesk(room, administrator)
  documentKey = documentKeyOf('posts', (await desk.createPost({ headline: 'Council' })).id)
  other = documentKeyOf('posts', (await desk.createPost({ headline: 'Budget' })).id)
})
afterAll(() => room.stop())

const join = (person: Person, name: string) => guests.join(room, person, name)
const listen = async (...args: Parameters<typeof listenToChangeFeed> extends [unknown, ...infer Rest] ? Rest : never) =>
  guests.keep(await listenToChangeFeed(room, ...args))
// Settles when a page has been notified once more than now.
const nextChange = async (listener: ChangeFeedListener, act: () => unknown, type = 'presence.changed') => {
  const before = listener.heard(type)
  await act()
  await until(`${type} is heard`, () => listener.heard(type) > before)
}

describe('a page that shows documents', () => {
  it('is notified when a user comes, locks, unlocks, does something else and leaves', async () => {
    const page = await listen(writer)
    page.watch([documentKey])
    let guest: RoomGuest | undefined
    await nextChange(page, async () => {
      guest = await join(administrator, documentKey)
    })
    if (!guest) throw new Error('Nobody came')
    const came = guest
    await nextChange(page, () => ask(came, 'document.lock', {}))
    await nextChange(page, () => ask(came, 'document.lock.release', {}))
    await nextChange(page, () => came.provider.setAwarenessField('field', 'headline'))
    await nextChange(page, () => came.leave())
  })

  it('is notified when a lease expires, which no client reports', async () => {
    const page = await listen(writer)
    page.watch([documentKey])
    const holder = await join(administrator, documentKey)
    await nextChange(page, () => ask(holder, 'document.lock', {}))
    await nextChange(page, () =>
      room.payload.db.drizzle.execute(sql`UPDATE collaboration.locks SET expires_at = 0 WHERE guid = ${documentKey}`),
    )
  })

  it('is not notified of other documents, unless it shows all', async () => {
    const [some, all] = [await listen(writer), await listen(writer)]
    some.watch([documentKey])
    all.watch(null)
    await nextChange(all, () => join(administrator, other))
    expect(some.heard('presence.changed')).toBe(0)
    await nextChange(some, () => join(administrator, documentKey))
  })
})

describe('notices', () => {
  it('go only to the person who has them', async () => {
    const [own, foreign] = [await listen(writer), await listen(administrator)]
    const req = await createLocalReq({}, room.payload)
    await nextChange(own, () => notifyNotices(req, writer.id), 'notices.changed')
    await nextChange(foreign, () => notifyNotices(req, administrator.id), 'notices.changed')
    expect([own, foreign].map((page) => page.heard('notices.changed'))).toEqual([1, 1])
  })
})

describe('the change feed', () => {
  it('admits members of the newsroom with a valid ticket', async () => {
    expect((await rpcClient(readerClient(room)).query('editor.createWebsocketToken', {})).status).toBe(401)
    const { query } = rpcClient(await signIn(room, writer.email))
    expect(dataOf(await query('editor.createWebsocketToken', {}))).toMatchObject({
      url: `ws://127.0.0.1:${room.port}${changeFeedPath}`,
    })
    expect((await listen(writer, { expires: Date.now() - 1 })).closed()).toBe('token')
    expect((await listen(writer, { guid: documentKey })).closed()).toBe('token')
  })

  it('disconnects a page that sends a malformed message', async () => {
    const page = await listen(writer)
    page.socket.send('{"mark":"citydesk"}')
    await until('it is closed', () => page.closed() === 'malformed')
  })

  it('serves pages again after a restart of the server', async () => {
    const page = await listen(writer)
    await room.stopRealtime()
    await until('it is closed', () => page.closed() !== null)
    await room.startRealtime()
    const next = await listen(writer)
    next.watch([documentKey])
    await nextChange(next, () => join(administrator, documentKey))
  })
})
