import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readWriters } from '#collections/fields/savedBy.field.ts'
import { sharedText } from '#plugins/collaboration/document/fields.layout.ts'
import { writeClientMessage } from '#plugins/collaboration/messages/client.messages.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { finishQuietVersions } from '#plugins/collaboration/storage/finishedVersions.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { bootSharedNewsroom, type RoomGuest, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

let room: SharedNewsroom
let person: Person
let desk: PostDesk
const guests = roomGuests()

beforeAll(async () => {
  room = await bootSharedNewsroom()
  person = await createAdministrator(room.payload)
  desk = postDesk(room, person, { beforeDecision: holdForDecision })
})
afterAll(() => room.stop())

const join = (documentKey: string) => guests.join(room, person, documentKey)

async function newRoom(data: object = {}) {
  const post = await desk.createPost(data)
  const documentKey = documentKeyOf('posts', post.id)
  return { id: post.id, documentKey, guest: await join(documentKey) }
}

const versionsOf = async (id: number) =>
  (
    await room.payload.findVersions({
      collection: 'posts',
      where: { parent: { equals: id } },
      pagination: false,
      depth: 0,
    })
  ).docs

const saveOnPurpose = async (guest: RoomGuest) => {
  const { id, text } = writeClientMessage('document.save', {})
  guest.provider.sendStateless(text)
  await until('it is saved', () => guest.messages.some(({ payload }) => payload.responseToId === id))
}

describe('a document that is opened for the first time', () => {
  it('is what its draft says', async () => {
    const { guest } = await newRoom({ headline: 'Council votes' })
    expect(guest.text()).toBe('Council votes')
  })
})

// A draft to whose headline a person and then a colleague have added a word.
const writtenByTwo = async () => {
  const { id, documentKey, guest } = await newRoom({ headline: 'Council' })
  const colleague = await createPerson(room.payload, ['UPDATE_POST'])
  const other = await guests.join(room, colleague, documentKey)
  guest.type(' votes')
  await until('the draft has it', async () => (await desk.newest(id)).headline === 'Council votes')
  other.type(' on')
  await until('the draft has that', async () => (await desk.newest(id)).headline === 'Council votes on')
  return { id, guest, colleague }
}

describe('what is typed', () => {
  it('comes to everybody in the room, and into the draft', async () => {
    const { id, documentKey, guest } = await newRoom({ headline: 'Council' })
    const other = await join(documentKey)
    guest.type(' votes')
    await until('the other has it', () => other.text() === 'Council votes')
    await until('the draft has it', async () => (await desk.newest(id)).headline === 'Council votes')
  })

  it('is kept with the names of those who typed it, version by version', async () => {
    const { id, colleague } = await writtenByTwo()
    const writers = (await versionsOf(id)).map(({ version }) => readWriters(version.savedBy).map(({ name }) => name))
    expect(writers).toEqual([[person.name, colleague.name], [person.name]])
  })

  it('has an entry in the activity log for each who typed it, once their version is finished', async () => {
    const { id, guest, colleague } = await writtenByTwo()
    const saves = async () => {
      const where = { kind: { equals: 'posts' }, documentId: { equals: String(id) }, action: { equals: 'save' } }
      const { docs } = await room.payload.find({ collection: 'activity', where, sort: 'id', depth: 0 })
      return docs.map(({ byName, door, title, detail, createdAt }) => ({ byName, door, title, detail, createdAt }))
    }
    expect(await saves()).toEqual([])
    const [written] = await versionsOf(id)
    await Promise.all([finishQuietVersions(room.payload, 0), finishQuietVersions(room.payload, 0)])
    const entry = {
      door: 'screen',
      title: 'Council votes on',
      createdAt: written?.updatedAt,
      detail: { version: written?.id, changes: { headline: { from: 'Council', to: 'Council votes on' } } },
    }
    expect(await saves()).toMatchObject([
      { ...entry, byName: person.name },
      { ...entry, byName: colleague.name },
    ])
    guest.type('!')
    await saveOnPurpose(guest)
    const changes = { headline: { from: 'Council votes on', to: 'Council votes on!' } }
    expect((await saves()).at(2)).toMatchObject({ byName: person.name, detail: { changes } })
  })

  it('comes into the draft of a reusable block just so', async () => {
    const { id } = await room.payload.create({
      collection: 'reusable-blocks',
      data: { title: 'Donate' },
      draft: true,
    })
    const guest = await join(documentKeyOf('reusable-blocks', id))
    guest.type(' today', 'title')
    const newest = () => room.payload.findByID({ collection: 'reusable-blocks', id, draft: true, depth: 0 })
    await until('the draft has it', async () => (await newest()).title === 'Donate today')
  })

  it('is in the draft before it is saved by itself when a client asks for it', async () => {
    const { id, guest } = await newRoom({ headline: 'Council' })
    guest.type(' votes')
    await saveOnPurpose(guest)
    expect((await desk.newest(id)).headline).toBe('Council votes')
  })

  it('becomes a version of its own when it is saved on purpose, and else goes on in the one that is being written', async () => {
    const { id, guest } = await newRoom({ headline: 'A' })
    guest.type('B')
    await saveOnPurpose(guest)
    guest.type('C')
    await until('C is saved', async () => (await desk.newest(id)).headline === 'ABC')
    guest.type('D')
    await until('D is saved', async () => (await desk.newest(id)).headline === 'ABCD')
    const headlines = (await versionsOf(id)).map(({ version }) => version.headline)
    expect(headlines).toEqual(['ABCD', 'AB', 'A'])
  })

  it('names in a new version only those who wrote since the one before', async () => {
    const { id, documentKey, guest } = await newRoom({ headline: 'A' })
    const colleague = await createPerson(room.payload, ['UPDATE_POST'])
    const other = await guests.join(room, colleague, documentKey)
    guest.type('B')
    await saveOnPurpose(guest)
    other.type('C')
    await until('C is saved', async () => (await desk.newest(id)).headline === 'ABC')
    const writers = (await versionsOf(id)).map(({ version }) => readWriters(version.savedBy).map(({ name }) => name))
    expect(writers).toEqual([[colleague.name], [person.name], [person.name]])
  })
})

describe('a field that cannot be saved', () => {
  it('does not block other fields, is reported to those who write, and is not published past', async () => {
    await desk.createPost({ headline: 'Taken', slug: 'taken' })
    const { id, guest } = await newRoom({ headline: 'Council', slug: 'harbor' })
    const slug = sharedText(guest.document, 'slug')
    guest.document.transact(() => {
      slug.delete(0, slug.length)
      slug.insert(0, 'taken')
    })
    guest.type(' votes')
    await until('the rest is saved', async () => (await desk.newest(id)).headline === 'Council votes')
    await until('they are told', () => guest.messages.some(({ type }) => type === 'document.save.failed'))
    expect(guest.messages.find(({ type }) => type === 'document.save.failed')?.payload.reason).toBe(
      'The slug taken is taken. Choose another.',
    )
    await expect(desk.publish(id)).rejects.toThrow('The slug taken is taken. Choose another.')
    slug.insert(5, '-again')
    await until('it is saved', async () => (await desk.newest(id)).slug === 'taken-again')
    await until('it is told', () => guest.messages.at(-1)?.payload.documentStatus === 'saved')
    await desk.publish(id)
    expect(await desk.liveText(id)).toBe('Council votes')
  })
})
