import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { announce } from '#plugins/collaboration/messages/announce.ts'
import { writeClientMessage } from '#plugins/collaboration/messages/client.messages.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { freePort } from '#scripts/start/ports.ts'
import type { RunningProcess } from '#scripts/start/runningProcess.ts'
import { type Balancer, openBalancer } from '#tests/integration/balancer.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { startRealtimeProcess } from '#tests/integration/realtimeProcess.ts'
import { startRedis, type TestRedis } from '#tests/integration/redisServer.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { ask, bootSharedNewsroom, type RoomGuest, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

// Real-time servers come up several times.
jest.setTimeout(300_000)

let room: SharedNewsroom
let redis: TestRedis
let redisPort: number
let ports: [number, number]
let servers: [RunningProcess, RunningProcess]
let balancer: Balancer
let administrator: Person
let writer: Person
let desk: PostDesk
let id: number
let documentKey: string
const guests = roomGuests()

const start = (port: number) => startRealtimeProcess(room.databaseUrl, port, redis.url)
const joinAt = (port: number, person: Person) => guests.join({ ...room, port }, person, documentKey)
const heardBy = ({ messages }: RoomGuest, type: string) => messages.filter((message) => message.type === type)
const mayWrite = ({ provider }: RoomGuest) => provider.authorizedScope === 'read-write'

beforeAll(async () => {
  room = await bootSharedNewsroom()
  await room.stopRealtime()
  redisPort = await freePort()
  redis = await startRedis(redisPort)
  // The back office calls whichever answers at this port.
  ports = [room.port, await freePort()]
  servers = [await start(ports[0]), await start(ports[1])]
  balancer = await openBalancer(ports)
  administrator = await createAdministrator(room.payload)
  writer = await createPerson(room.payload, ['UPDATE_POST', 'PUBLISH_POST'])
  desk = postDesk(room, administrator, { beforeDecision: holdForDecision })
})
beforeEach(async () => {
  id = (await desk.createPost({ headline: '.', slug: `vote-${randomUUID()}` })).id
  documentKey = documentKeyOf('posts', id)
})
afterAll(async () => {
  await balancer?.close()
  await Promise.all((servers ?? []).map((server) => server.stop()))
  await redis?.kill()
  await room?.stop()
})

// People who type letters of their own, one after the other.
function typing(typists: readonly RoomGuest[]) {
  const typed: string[] = []
  const isComplete = (text: string) => typed.every((letter) => text.split(letter).length === 2)
  return {
    type: async (letters: number) => {
      for (let count = 0; count < letters; count += 1) {
        const letter = String.fromCodePoint(0x4e00 + typed.length)
        typists[typed.length % typists.length]?.type(letter)
        typed.push(letter)
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
    },
    allHaveAll: () => until('everybody has every letter once', () => typists.every(({ text }) => isComplete(text()))),
    draftHasAll: () =>
      until('the draft has every letter once', async () => isComplete((await desk.newest(id)).headline ?? '')),
  }
}

describe('two real-time servers', () => {
  it('are one room: what is written, and who is there, is seen on the other at once', async () => {
    const [one, two] = [await joinAt(ports[0], administrator), await joinAt(ports[1], writer)]
    one.provider.setAwarenessField('field', 'headline')
    one.type('A')
    two.type('B')
    await until('both have both', () => [one, two].every(({ text }) => text().includes('A') && text().includes('B')))
    const seen = () => two.provider.awareness?.getStates().get(one.document.clientID)
    await until('they see each other', () => seen()?.field === 'headline')
    expect(seen()?.user).toMatchObject({ id: administrator.id })
  })

  it('save what is written once, though both have it', async () => {
    const [one, two] = [await joinAt(ports[0], administrator), await joinAt(ports[1], writer)]
    const saves = async () => {
      const { rows } = await room.payload.db.drizzle.execute(
        sql`SELECT count(*)::int AS saves FROM collaboration.projections WHERE guid = ${documentKey}`,
      )
      return Number(rows[0]?.saves)
    }
    const before = await saves()
    one.type('A')
    two.type('B')
    const savedBoth = () =>
      [one, two].every((guest) => heardBy(guest, 'document.state').at(-1)?.payload.documentStatus === 'saved')
    await until('it is saved', async () => ((await desk.newest(id)).headline ?? '').length === 3 && savedBoth())
    const health = (port: number) => fetch(`http://127.0.0.1:${port}/health`).then((answer) => answer.json())
    await until('nobody has anything to save', async () =>
      (await Promise.all(ports.map(health))).every(({ unsaved, unwritten }) => unsaved === 0 && unwritten === 0),
    )
    expect((await saves()) - before).toBe(1)
  })

  it('publish what is on the screens of both', async () => {
    const [one, two] = [await joinAt(ports[0], administrator), await joinAt(ports[1], writer)]
    const { type } = typing([one, two])
    await type(20)
    await until('nothing is on its way', () => [one, two].every(({ provider }) => !provider.hasUnsyncedChanges))
    await desk.publish(id)
    expect((await desk.liveText(id))?.length).toBe(21)
  })

  it('publish what is on the screens of one, when the back office asks the other', async () => {
    // The back office calls the first one.
    const guest = await joinAt(ports[1], administrator)
    guest.type('A')
    await until('nothing is on its way', () => !guest.provider.hasUnsyncedChanges)
    await desk.publish(id)
    expect(await desk.liveText(id)).toBe('.A')
  })

  it('say what is announced once to everybody', async () => {
    const both = [await joinAt(ports[0], administrator), await joinAt(ports[1], writer)]
    const req = await createLocalReq({}, room.payload)
    await initTransaction(req)
    await announce(req, { collection: 'posts', id }, 'comments.changed', { threadId: '7' })
    await commitTransaction(req)
    await until('both hear it', () => both.every((guest) => heardBy(guest, 'comments.changed').length > 0))
    for (const guest of both) await ask(guest, 'document.save', {})
    expect(both.map((guest) => heardBy(guest, 'comments.changed').length)).toEqual([1, 1])
  })

  it('take in what a user writes over REST once', async () => {
    const both = [await joinAt(ports[0], administrator), await joinAt(ports[1], writer)]
    await desk.update(id, { headline: 'Council' })
    await until('both have it', () => both.every(({ text }) => text() === 'Council'))
    both[1]?.type('!')
    await until('it is saved', async () => (await desk.newest(id)).headline === 'Council!')
    expect(both.map(({ text }) => text())).toEqual(['Council!', 'Council!'])
  })

  it('know of each other’s locks and tabs', async () => {
    const [holder, follower] = [await joinAt(ports[0], administrator), await joinAt(ports[1], writer)]
    await ask(holder, 'document.lock', {})
    await until('the other one follows', () => !mayWrite(follower))
    await ask(holder, 'document.lock.release', {})
    await until('the other one writes', () => mayWrite(follower))
    const tab = { documentId: documentKey, clientId: 'the same browser' }
    const second = await joinAt(ports[0], writer)
    await ask(follower, 'document.register', { ...tab, tabId: 'first tab' })
    expect(await ask(second, 'document.register', { ...tab, tabId: 'second tab' })).toMatchObject({
      data: { registration: 'duplicate' },
    })
    await ask(second, 'document.register', { ...tab, tabId: 'second tab', isTakingOver: true })
    await until('they have changed places', () => mayWrite(second) && !mayWrite(follower))
  })
})

describe('when one of two real-time servers is killed while people type', () => {
  it('no key is lost, and a lock stays with its holder', async () => {
    const typists: RoomGuest[] = []
    for (let count = 0; count < 4; count += 1) typists.push(await joinAt(balancer.port, administrator))
    const follower = await joinAt(balancer.port, writer)
    const [holder = follower] = typists
    await ask(holder, 'document.lock', {})
    const beat = setInterval(() => holder.provider.sendStateless(writeClientMessage('client.heartbeat', {}).text), 500)
    const { type, allHaveAll, draftHasAll } = typing(typists)
    for (const index of [0, 1] as const) {
      await type(37)
      servers[index].kill()
      await servers[index].ended
      await type(40)
      servers[index] = await start(ports[index])
      await type(40)
    }
    await allHaveAll()
    await draftHasAll()
    expect(new Set(typists.map(({ text }) => text())).size).toBe(1)
    await until('the follower has it, too', () => follower.text() === typists[0]?.text())
    expect(mayWrite(follower)).toBe(false)
    clearInterval(beat)
  })

  it('a tab that was closed meanwhile does not prevent writing', async () => {
    const tab = { documentId: documentKey, clientId: 'the same browser' }
    const [closed, open] = [await joinAt(ports[0], writer), await joinAt(ports[1], writer)]
    await ask(closed, 'document.register', { ...tab, tabId: 'first tab' })
    await ask(open, 'document.register', { ...tab, tabId: 'second tab' })
    await until('the second one follows', () => !mayWrite(open))
    servers[0].kill()
    await servers[0].ended
    closed.leave()
    await until('the second one writes', () => mayWrite(open))
    servers[0] = await start(ports[0])
  })
})

describe('when Redis is away', () => {
  it('people write on, and what they wrote is brought together', async () => {
    const [one, two] = [await joinAt(ports[0], administrator), await joinAt(ports[1], writer)]
    const { type, allHaveAll, draftHasAll } = typing([one, two])
    await type(10)
    await redis.kill()
    await type(20)
    await draftHasAll()
    redis = await startRedis(redisPort)
    await type(10)
    await allHaveAll()
    await draftHasAll()
  })
})
