import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import {
  type ClientPayloads,
  clientMessage,
  type SentPayloads,
} from '#plugins/collaboration/messages/client.messages.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { ask, bootSharedNewsroom, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

let room: SharedNewsroom
let administrator: Person
let desk: PostDesk
const guests = roomGuests()

beforeAll(async () => {
  room = await bootSharedNewsroom()
  administrator = await createAdministrator(room.payload)
  desk = postDesk(room, administrator, { beforeDecision: holdForDecision })
})
afterAll(() => room.stop())

// The users who may be in a room, by their permissions.
const roles = {
  follower: ['READ_USER'],
  writer: ['UPDATE_POST'],
  publisher: ['UPDATE_POST', 'PUBLISH_POST', 'UNPUBLISH_POST', 'DELETE_POST'],
  unlocker: ['READ_USER', 'UNLOCK_DOCUMENT'],
} as const satisfies Record<string, readonly Permission[]>

type Role = keyof typeof roles

const roleNames: readonly Role[] = ['follower', 'writer', 'publisher', 'unlocker']
const everybody = roleNames
const writers: readonly Role[] = ['writer', 'publisher']
const publishers: readonly Role[] = ['publisher']

// Messages that are answered, and who may say them. Those of `auth` and heartbeats are for all who are in.
const rights: { [Type in Exclude<keyof ClientPayloads, 'auth.client' | `client.${string}`>]: readonly Role[] } = {
  'document.register': everybody,
  'document.save': writers,
  'document.lock': writers,
  // A user who does not hold the document has nothing to release, whatever their permissions.
  'document.lock.release': [],
  'document.unlock.request': ['unlocker'],
  'post.publish': publishers,
  'post.schedule': publishers,
  'post.unschedule': publishers,
  'post.unpublish': publishers,
  'post.trash': publishers,
  'post.restore': writers,
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

// Brings a post to where the action could be done, and says what is asked.
const cases: { [Type in keyof typeof rights]: (id: number) => Promise<SentPayloads[Type]> } = {
  'document.register': async (id) => ({
    documentId: documentKeyOf('posts', id),
    clientId: 'some browser',
    tabId: 'some tab',
  }),
  'document.save': async () => ({}),
  'document.lock': async () => ({}),
  'document.lock.release': async () => ({}),
  'document.unlock.request': async (id) => {
    const guest = await guests.join(room, administrator, documentKeyOf('posts', id))
    await ask(guest, 'document.lock', {})
    return { id: documentKeyOf('posts', id) }
  },
  'post.publish': async () => ({}),
  'post.schedule': async () => ({ publishDate: tomorrow() }),
  'post.unschedule': async (id) => {
    await desk.schedule(id, new Date(tomorrow()))
    return {}
  },
  'post.unpublish': async (id) => {
    await desk.publish(id)
    return { unpublishAction: 'return_gone' }
  },
  'post.trash': async () => ({}),
  'post.restore': async (id) => {
    await desk.trash(id)
    return {}
  },
}

const types = Object.keys(rights).filter((type): type is keyof typeof rights => type in rights)

describe('a message of a browser', () => {
  it('stands in the table of who may say it', () => {
    const all = clientMessage.options.map(({ shape }) => shape.type.value)
    const forEverybody = all.filter((type) => type.startsWith('auth.') || type.startsWith('client.'))
    expect([...types, ...forEverybody].toSorted()).toEqual(all.toSorted())
  })

  const say = async <Type extends keyof typeof rights>(type: Type, person: Person): Promise<boolean> => {
    const id = (await desk.createPost({ headline: 'Council votes on it' })).id
    const payload: SentPayloads[Type] = await cases[type](id)
    const guest = await guests.join(room, person, documentKeyOf('posts', id))
    return (await ask(guest, type, payload)).error === undefined
  }

  it.each(types)('%s is done for those who may, and refused to the others', async (type) => {
    const done: Role[] = []
    for (const role of roleNames) {
      const person = people.get(role) ?? (await createPerson(room.payload, roles[role]))
      people.set(role, person)
      if (await say(type, person)) done.push(role)
    }
    expect(done).toEqual(rights[type])
  })

  it('has an entry in the activity log when it is refused for lack of a right, and so has an edit', async () => {
    const { id } = await desk.createPost({ headline: 'Council' })
    const follower = await createPerson(room.payload, roles.follower)
    const guest = await guests.join(room, follower, documentKeyOf('posts', id))
    await ask(guest, 'post.trash', {})
    await ask(guest, 'document.save', {})
    guest.type(' votes')
    guest.type(' again')
    const refusals = async () => {
      const where = { documentId: { equals: String(id) }, outcome: { equals: 'refused' } }
      const { docs } = await room.payload.find({ collection: 'activity', where, sort: 'id', depth: 0 })
      return docs.map(({ byName, kind, door, detail }) => ({ byName, kind, door, detail }))
    }
    await until('the edit is recorded', async () => (await refusals()).length >= 3)
    const entry = { byName: follower.name, kind: 'posts', door: 'screen' }
    const reason = 'The person may only read the document'
    expect(await refusals()).toEqual([
      { ...entry, detail: { call: 'post.trash', reason: expect.stringContaining('DELETE_POST') } },
      { ...entry, detail: { call: 'document.save', reason } },
      { ...entry, detail: { call: 'edit', reason } },
    ])
  })
  const people = new Map<Role, Person>()
})
