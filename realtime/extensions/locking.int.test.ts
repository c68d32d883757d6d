import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { Client } from 'pg'
import { forceUnlock } from '#plugins/collaboration/locks/locks.service.ts'
import { lockOf } from '#plugins/collaboration/locks/locks.store.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { keptVersions } from '#plugins/collaboration/storage/versions.store.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { ask, bootSharedNewsroom, type RoomGuest, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

let room: SharedNewsroom
let administrator: Person
let holder: Person
let follower: Person
let desk: PostDesk
let id: number
let documentKey: string
const guests = roomGuests()
const join = (person: Person) => guests.join(room, person, documentKey)
const lastLock = ({ messages }: RoomGuest) =>
  messages.findLast(({ type }) => type === 'document.lock.changed')?.payload.lock
const mayWrite = ({ provider }: RoomGuest) => provider.authorizedScope === 'read-write'
const unlock = async (person: Person) =>
  forceUnlock(await createLocalReq({ user: person }, room.payload), { collection: 'posts', id })
const stored = () => lockOf({ payload: room.payload }, documentKey)
// Advances the database's clock without any sign of life.
const letTimePass = (milliseconds: number) =>
  room.payload.db.drizzle.execute(
    sql`UPDATE collaboration.locks SET expires_at = expires_at - ${milliseconds} WHERE guid = ${documentKey}`,
  )

beforeAll(async () => {
  room = await bootSharedNewsroom()
  administrator = await createAdministrator(room.payload)
  holder = await createPerson(room.payload, ['UPDATE_POST', 'PUBLISH_POST'])
  follower = await createPerson(room.payload, ['UPDATE_POST', 'PUBLISH_POST'])
  desk = postDesk(room, administrator, { beforeDecision: holdForDecision })
})
beforeEach(async () => {
  id = (await desk.createPost({ headline: 'Council' })).id
  documentKey = documentKeyOf('posts', id)
})
afterAll(() => room.stop())

async function locked() {
  const [own, other] = [await join(holder), await join(follower)]
  await ask(own, 'document.lock', {})
  await until('the other follows', () => !mayWrite(other))
  return { own, other }
}

describe('a locked document', () => {
  it('is written by its holder alone, and followed live by the others, who see who that is', async () => {
    const { own, other } = await locked()
    expect(lastLock(other)).toMatchObject({ holder: { id: holder.id, name: holder.name } })
    other.type('?')
    own.type(' votes')
    await until('they follow', () => other.text().includes(' votes'))
    await ask(own, 'document.save', {})
    expect((await desk.newest(id)).headline).toBe('Council votes')
    expect(mayWrite(own)).toBe(true)
  })

  it('is refused to users who come later, and to their writes over REST, in words', async () => {
    await locked()
    const late = await join(follower)
    expect(mayWrite(late)).toBe(false)
    const client = await signIn(room, follower.email)
    const { status, body } = await client('PATCH', `/api/posts/${id}?draft=true`, { headline: 'Mine' })
    expect([status, body.errors]).toEqual([
      423,
      [expect.objectContaining({ message: expect.stringContaining(`${holder.name} has locked this document.`) })],
    ])
    const publish = await client('POST', `/api/posts/${id}/publish`, {})
    expect(publish.status).toBe(423)
    const own = await signIn(room, holder.email)
    expect((await own('PATCH', `/api/posts/${id}?draft=true`, { headline: 'By its holder' })).status).toBe(200)
  })

  it('is given to one of two who ask at once', async () => {
    const [one, two] = [await join(holder), await join(follower)]
    const answers = await Promise.all([ask(one, 'document.lock', {}), ask(two, 'document.lock', {})])
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1)
    await until('one of them writes', () => mayWrite(one) !== mayWrite(two))
  })

  it('is everybody’s again when its holder says so, with what a follower tried to write meanwhile', async () => {
    const { own, other } = await locked()
    other.type('?')
    await ask(own, 'document.lock.release', {})
    await until('the other writes', () => mayWrite(other))
    await until('what they wrote is heard', () => own.text() === 'Council?')
    expect(lastLock(own)).toBeNull()
  })

  it('stays locked while the real-time server is restarted', async () => {
    const { own, other } = await locked()
    await room.stopRealtime()
    await room.startRealtime()
    await until('both are back', () => own.provider.synced && other.provider.synced)
    other.type('?')
    own.type('!')
    await until('they follow', () => other.text().includes('!'))
    expect(own.text()).toBe('Council!')
  })

  it('is renewed by its holder’s signs of life only', async () => {
    const { own, other } = await locked()
    const left = async () => (await stored())?.remaining ?? 0
    await letTimePass(15_000)
    other.provider.sendStateless(
      JSON.stringify({ mark: 'citydesk', id: 'a', type: 'client.heartbeat', payload: {}, context: {} }),
    )
    await until('the server answers', () => other.messages.some(({ type }) => type === 'server.heartbeat'))
    expect(await left()).toBeLessThan(6000)
    own.provider.sendStateless(
      JSON.stringify({ mark: 'citydesk', id: 'b', type: 'client.heartbeat', payload: {}, context: {} }),
    )
    await until('it is renewed', async () => (await left()) > 15_000)
  })

  it('is everybody’s again when its holder has vanished', async () => {
    const { own, other } = await locked()
    own.leave()
    await letTimePass(19_800)
    // The server was not notified: it checks when the lease that it knows of should have expired.
    await room.stopRealtime()
    await room.startRealtime()
    await until('the other writes', () => mayWrite(other) && other.provider.synced)
  })

  it('is not locked by who may only read', async () => {
    const reader = await join(await createPerson(room.payload, ['READ_USER']))
    expect(await ask(reader, 'document.lock', {})).toMatchObject({ error: { error: 'action.permissions.forbidden' } })
    expect(await stored()).toBeNull()
  })
})

describe('to unlock by force', () => {
  it('takes the document from its holder, who is notified and disconnected, and keeps their text by name', async () => {
    const { own, other } = await locked()
    own.type(' votes')
    expect(await unlock(administrator)).toEqual({ holder: { id: holder.id, name: holder.name } })
    await until('the holder is sent away', () => own.refusals.includes('unlocked'))
    expect(own.messages.some(({ type }) => type === 'document.unlocked')).toBe(true)
    expect(other.messages.some(({ type }) => type === 'document.unlocked')).toBe(false)
    await until('the other writes', () => mayWrite(other))
    const [kept] = await keptVersions({ payload: room.payload }, documentKey)
    expect(kept?.name).toContain(holder.name)
    const version = await room.payload.findVersionByID({ collection: 'posts', id: String(kept?.version), depth: 0 })
    expect(version.version.headline).toBe('Council votes')
    other.type('!')
    await ask(other, 'document.save', {})
    const again = await room.payload.findVersionByID({ collection: 'posts', id: String(kept?.version), depth: 0 })
    expect(again.version.headline).toBe('Council votes')
    const { docs } = await room.payload.find({
      collection: 'activity',
      where: { and: [{ documentId: { equals: String(id) } }, { action: { equals: 'unlock' } }] },
    })
    expect(docs).toEqual([
      expect.objectContaining({
        byName: administrator.name,
        detail: expect.objectContaining({ holder: holder.name, version: kept?.version }),
      }),
    ])
  })

  it('is done once when two ask at once', async () => {
    await locked()
    const answers = await Promise.allSettled([unlock(administrator), unlock(administrator)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await keptVersions({ payload: room.payload }, documentKey)).toHaveLength(1)
  })

  it('needs UNLOCK_DOCUMENT, in the room as well', async () => {
    const { other } = await locked()
    await expect(unlock(follower)).rejects.toMatchObject({ status: 403 })
    expect(await ask(other, 'document.unlock.request', { id: documentKey })).toMatchObject({
      error: { error: 'action.permissions.forbidden' },
    })
    expect(await stored()).toMatchObject({ holder: holder.id })
  })

  it('is asked for in any room, by the name of the document', async () => {
    const { own } = await locked()
    const budget = await desk.createPost({ headline: 'Budget' })
    const elsewhere = await guests.join(room, administrator, documentKeyOf('posts', budget.id))
    expect(await ask(elsewhere, 'document.unlock.request', { id: documentKey })).toMatchObject({
      data: { holder: { id: holder.id } },
    })
    await until('its holder is sent away', () => own.refusals.includes('unlocked'))
  })

  it('is refused where no user holds the document, and for an invalid name', async () => {
    const guest = await join(administrator)
    expect(await ask(guest, 'document.unlock.request', { id: documentKey })).toMatchObject({
      error: { error: 'document.notLocked' },
    })
    for (const id of ['post_1', 'post_post_1_2', 'homepage', '']) {
      expect(await ask(guest, 'document.unlock.request', { id })).toMatchObject({
        error: { message: 'Invalid document guid' },
      })
    }
  })
})

describe('two tabs of one browser', () => {
  const tab = (tabId: string, isTakingOver = false) => ({
    documentId: documentKey,
    clientId: 'the same browser',
    tabId,
    isTakingOver,
  })

  it('are one that writes and one that follows, until that one takes over', async () => {
    const [first, second] = [await join(holder), await join(holder)]
    expect(await ask(first, 'document.register', tab('first tab'))).toMatchObject({ data: { registration: 'ok' } })
    expect(await ask(second, 'document.register', tab('second tab'))).toMatchObject({
      data: { registration: 'duplicate' },
    })
    await until('the second one follows', () => !mayWrite(second))
    expect(await ask(second, 'document.register', tab('second tab', true))).toMatchObject({
      data: { registration: 'ok' },
    })
    await until('they have changed places', () => mayWrite(second) && !mayWrite(first))
    expect(first.messages.findLast(({ type }) => type === 'document.registration')?.payload).toEqual({
      registration: 'duplicate',
    })
    await ask(first, 'document.register', tab('first tab', true))
    await until('they have changed back', () => mayWrite(first) && !mayWrite(second))
  })

  it('are one that writes where the first one registers before its visit is stored', async () => {
    await join(follower)
    const database = new Client({ connectionString: room.databaseUrl })
    await database.connect()
    try {
      await database.query('BEGIN')
      // Visits refer to the document: none is added while its row is held.
      await database.query('SELECT 1 FROM collaboration.documents WHERE guid = $1 FOR UPDATE', [documentKey])
      const first = await join(holder)
      const answer = ask(first, 'document.register', tab('first tab'))
      // A registration that does not wait for its visit is answered meanwhile.
      await Promise.race([answer, setTimeout(500)])
      await database.query('COMMIT')
      expect(await answer).toMatchObject({ data: { registration: 'ok' } })
    } finally {
      await database.end()
    }
    const second = await join(holder)
    expect(await ask(second, 'document.register', tab('second tab'))).toMatchObject({
      data: { registration: 'duplicate' },
    })
  })

  it('are one that writes again when the other one is closed', async () => {
    const [first, second] = [await join(holder), await join(holder)]
    await ask(first, 'document.register', tab('first tab'))
    await ask(second, 'document.register', tab('second tab'))
    first.leave()
    await until('the second one writes', () => mayWrite(second))
  })

  it('are one tab when it is reloaded, and two browsers are two', async () => {
    const [first, again, elsewhere] = [await join(holder), await join(holder), await join(holder)]
    await ask(first, 'document.register', tab('first tab'))
    expect(await ask(again, 'document.register', tab('first tab'))).toMatchObject({ data: { registration: 'ok' } })
    expect(
      await ask(elsewhere, 'document.register', { ...tab('third tab'), clientId: 'another browser' }),
    ).toMatchObject({ data: { registration: 'ok' } })
    expect([mayWrite(again), mayWrite(elsewhere)]).toEqual([true, true])
  })
})
