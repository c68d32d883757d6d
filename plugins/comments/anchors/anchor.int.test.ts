import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { paragraphState } from '#tests/integration/paragraphState.ts'
import { createAdministrator, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { bootSharedNewsroom, type RoomGuest, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'
import type { Anchor } from './anchor.schema.ts'
import { rangeAnchor, readRange } from './anchor.ts'
import { readingOfTree } from './reading.ts'

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

const text = 'The old harbor wall will be rebuilt.'

async function commentedPost() {
  const post = await desk.createPost({ body: paragraphState(text) })
  const guest = await guests.join(room, person, documentKeyOf('posts', post.id))
  const [line] = readingOf(guest).lines
  const block = line?.block ?? ''
  const field = { kind: 'tree', path: 'body' } as const
  const anchor = rangeAnchor(guest.document, field, { block, offset: 8 }, { block, offset: 19 })
  if (!anchor) throw new Error('Nothing is selected')
  return { id: post.id, guest, anchor }
}

const readingOf = ({ document }: RoomGuest) => readingOfTree(sharedTree(document, 'body'))

function wordsAt({ document }: RoomGuest, anchor: Anchor): string {
  if (anchor.type !== 'range') return ''
  const { reading, stretches } = readRange(document, anchor)
  return stretches.map(({ from, to }) => reading.text.slice(from, to)).join('|')
}

describe('a comment on words of a story', () => {
  it('stays on them when a program writes the story, whatever it writes around them', async () => {
    const { id, guest, anchor } = await commentedPost()
    await desk.update(id, { body: paragraphState('Update: the old harbor wall will be rebuilt in May.') })
    await until('the editor has it', () => readingOf(guest).text.includes('in May'))
    expect(wordsAt(guest, anchor)).toBe('harbor wall')
  })

  it('is detached by a version without them, and back with the version that has them', async () => {
    const { id, guest, anchor } = await commentedPost()
    const { docs } = await room.payload.findVersions({ collection: 'posts', where: { parent: { equals: id } } })
    const version = docs[0]?.id
    await desk.update(id, { body: paragraphState('All new.') })
    await until('the editor has the new text', () => readingOf(guest).text === 'All new.')
    expect(wordsAt(guest, anchor)).toBe('')
    const client = await signIn(room, person.email)
    expect((await client('POST', `/api/posts/versions/${version}?draft=true`)).status).toBe(200)
    await until('the editor has the old text', () => readingOf(guest).text === text)
    expect(wordsAt(guest, anchor)).toBe('harbor wall')
  })

  it('stays on them through publishing, a restart of the server, and for who comes later', async () => {
    const { id, guest, anchor } = await commentedPost()
    await desk.publish(id, { headline: 'The wall is rebuilt' })
    guest.leave()
    await room.stopRealtime()
    await room.startRealtime()
    const later = await guests.join(room, person, documentKeyOf('posts', id))
    expect(readingOf(later).text).toBe(text)
    expect(wordsAt(later, anchor)).toBe('harbor wall')
  })
})
