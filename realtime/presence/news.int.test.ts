import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { newsPath } from '#plugins/collaboration/news/news.messages.ts'
import { guidOf } from '#plugins/collaboration/room/guid.ts'
import { notifyNotices } from '#plugins/collaboration/storage/notifications.ts'
import { listenToNews, type NewsListener } from '#tests/integration/newsListener.ts'
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
let guid: string
let other: string
const guests = roomGuests()

beforeAll(async () => {
  room = await bootSharedNewsroom({ endpoints: rpcEndpoints })
  administrator = await createAdministrator(room.payload)
  writer = await createPerson(room.payload, ['UPDATE_POST'])
})
beforeEach(async () => {
  const desk = postDesk(room, administrator)
  guid = guidOf('posts', (await desk.createPost({ headline: 'Council' })).id)
  other = guidOf('posts', (await desk.createPost({ headline: 'Budget' })).id)
})
afterAll(() => room.stop())

const join = (person: Person, name: string) => guests.join(room, person, name)
const listen = async (...args: Parameters<typeof listenToNews> extends [unknown, ...infer Rest] ? Rest : never) =>
  guests.keep(await listenToNews(room, ...args))
/** Settles when a page has been told once more than now. */
const nextNews = async (listener: NewsListener, act: () => unknown, type = 'presence.changed') => {
  const before = listener.heard(type)
  await act()
  await until(`${type} is heard`, () => listener.heard(type) > before)
}

describe('a page that shows documents', () => {
  it('is told when somebody comes, locks, unlocks, does something else and leaves', async () => {
    const page = await listen(writer)
    page.watch([guid])
    let guest: RoomGuest | undefined
    await nextNews(page, async () => {
      guest = await join(administrator, guid)
    })
    if (!guest) throw new Error('Nobody came')
    const came = guest
    await nextNews(page, () => ask(came, 'document.lock', {}))
    await nextNews(page, () => ask(came, 'document.lock.release', {}))
    await nextNews(page, () => came.provider.setAwarenessField('field', 'headline'))
    await nextNews(page, () => came.leave())
  })

  it('is told when a lease runs out, of which nobody says a word', async () => {
    const page = await listen(writer)
    page.watch([guid])
    const holder = await join(administrator, guid)
    await nextNews(page, () => ask(holder, 'document.lock', {}))
    await nextNews(page, () =>
      room.payload.db.drizzle.execute(sql`UPDATE collaboration.locks SET expires_at = 0 WHERE guid = ${guid}`),
    )
  })

  it('is told of no others, unless it shows all', async () => {
    const [some, all] = [await listen(writer), await listen(writer)]
    some.watch([guid])
    all.watch(null)
    await nextNews(all, () => join(administrator, other))
    expect(some.heard('presence.changed')).toBe(0)
    await nextNews(some, () => join(administrator, guid))
  })
})

describe('notices', () => {
  it('are news for the person who has them, and for nobody else', async () => {
    const [own, foreign] = [await listen(writer), await listen(administrator)]
    const req = await createLocalReq({}, room.payload)
    await nextNews(own, () => notifyNotices(req, writer.id), 'notices.changed')
    await nextNews(foreign, () => notifyNotices(req, administrator.id), 'notices.changed')
    expect([own, foreign].map((page) => page.heard('notices.changed'))).toEqual([1, 1])
  })
})

describe('news', () => {
  it('are for members of the newsroom with a ticket of now', async () => {
    expect((await rpcClient(readerClient(room)).query('editor.createWebsocketToken', {})).status).toBe(401)
    const { query } = rpcClient(await signIn(room, writer.email))
    expect(dataOf(await query('editor.createWebsocketToken', {}))).toMatchObject({
      url: `ws://127.0.0.1:${room.port}${newsPath}`,
    })
    expect((await listen(writer, { expires: Date.now() - 1 })).closed()).toBe('token')
    expect((await listen(writer, { guid })).closed()).toBe('token')
  })

  it('end for a page that says what nobody understands', async () => {
    const page = await listen(writer)
    page.socket.send('{"mark":"citydesk"}')
    await until('it is closed', () => page.closed() === 'malformed')
  })

  it('are heard again from a server that was started anew', async () => {
    const page = await listen(writer)
    await room.stopRealtime()
    await until('it is closed', () => page.closed() !== null)
    await room.startRealtime()
    const next = await listen(writer)
    next.watch([guid])
    await nextNews(next, () => join(administrator, guid))
  })
})
