import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { freePort } from '#scripts/start/ports.ts'
import type { RunningProcess } from '#scripts/start/runningProcess.ts'
import { createAdministrator, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { startRealtimeProcess } from '#tests/integration/realtimeProcess.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { bootSharedNewsroom, type RoomGuest, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

// Without Redis, as when it is away: they hear of each other's letters by the database only.
let room: SharedNewsroom
let ports: number[]
let servers: RunningProcess[]
let administrator: Person
let desk: PostDesk
let id: number
const guests = roomGuests()

const joinAt = (port: number | undefined, post = id) =>
  guests.join({ ...room, port: port ?? 0 }, administrator, documentKeyOf('posts', post))
const allIsSent = (typists: readonly RoomGuest[]) =>
  until('nothing is on its way', () => typists.every(({ provider }) => !provider.hasUnsyncedChanges))

beforeAll(async () => {
  room = await bootSharedNewsroom()
  await room.stopRealtime()
  // The back office calls whichever answers at the first port.
  ports = [room.port, await freePort(), await freePort()]
  servers = await Promise.all(ports.map((port) => startRealtimeProcess(room.databaseUrl, port)))
  administrator = await createAdministrator(room.payload)
  desk = postDesk(room, administrator, { beforeDecision: holdForDecision })
})
beforeEach(async () => {
  id = (await desk.createPost({ headline: '.', slug: `vote-${randomUUID()}` })).id
})
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()))
  await room?.stop()
})

describe('three real-time servers, of which the back office asks one', () => {
  it('publish what was typed on all of them a moment ago', async () => {
    const typists = [await joinAt(ports[0]), await joinAt(ports[1]), await joinAt(ports[2])]
    for (const [index, typist] of typists.entries()) typist.type(String(index))
    await allIsSent(typists)
    await desk.publish(id)
    expect([...((await desk.liveText(id)) ?? '')].toSorted()).toEqual(['.', '0', '1', '2'])
  })

  it('publish what was typed on the others, where the called one has no user in it', async () => {
    const typists = [await joinAt(ports[1]), await joinAt(ports[2])]
    for (const [index, typist] of typists.entries()) typist.type(String(index))
    await allIsSent(typists)
    await desk.publish(id)
    expect([...((await desk.liveText(id)) ?? '')].toSorted()).toEqual(['.', '0', '1'])
  })

  it('bring all documents into their drafts before many are changed at once', async () => {
    const other = (await desk.createPost({ headline: '.', slug: `vote-${randomUUID()}` })).id
    const typists = [await joinAt(ports[1]), await joinAt(ports[2], other)]
    for (const typist of typists) typist.type('!')
    await allIsSent(typists)
    await room.payload.update({
      collection: 'posts',
      where: { id: { in: [id, other] } },
      data: { oneOffAuthors: ['Ann Gray'] },
      draft: true,
    })
    for (const post of [id, other]) {
      expect(await desk.newest(post)).toMatchObject({ headline: '.!', oneOffAuthors: ['Ann Gray'] })
    }
  })

  it('do not wait for one that was killed', async () => {
    const typists = [await joinAt(ports[0]), await joinAt(ports[1])]
    servers[2]?.kill()
    await servers[2]?.ended
    for (const typist of typists) typist.type('!')
    await allIsSent(typists)
    await desk.publish(id)
    expect(await desk.liveText(id)).toBe('.!!')
  })

  it('are not asked for a write of many that is refused', async () => {
    await Promise.all(servers.map((server) => server.stop()))
    const rest = await signIn(room, administrator.email)
    const path = `/api/posts?where[id][equals]=${id}`
    expect(await rest('PATCH', path, { _status: 'published' })).toMatchObject({ status: 400 })
  })
})
