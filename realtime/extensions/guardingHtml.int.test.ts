import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Block } from '#blocks/core/block.types.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { readTree } from '#plugins/collaboration/document/tree.read.ts'
import { writeTree } from '#plugins/collaboration/document/tree.write.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { bootSharedNewsroom, type RoomGuest, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

let room: SharedNewsroom
let trusted: Person
let writer: Person
let desk: PostDesk
const guests = roomGuests()

beforeAll(async () => {
  room = await bootSharedNewsroom()
  trusted = await createAdministrator(room.payload)
  writer = await createPerson(room.payload, ['UPDATE_POST'])
  desk = postDesk(room, trusted)
})
afterAll(() => room.stop())

const html = (id: string, content: string): Block => ({
  id,
  type: 'html',
  props: { content },
  children: [],
  content: [],
})
const paragraph = (id: string, text: string): Block => ({
  id,
  type: 'paragraph',
  props: {},
  children: [],
  content: [{ type: 'text', text, marks: [] }],
})

async function storyWithHtml() {
  const { id } = await desk.createPost()
  const [mine, theirs] = [
    await guests.join(room, trusted, documentKeyOf('posts', id)),
    await guests.join(room, writer, documentKeyOf('posts', id)),
  ]
  const write = (guest: RoomGuest, blocks: Block[]) => writeTree(sharedTree(guest.document, 'body'), blocks, {})
  const codes = (guest: RoomGuest) =>
    readTree(sharedTree(guest.document, 'body')).flatMap(({ type, props }) => (type === 'html' ? [props.content] : []))
  write(mine, [paragraph('p', 'It met.'), html('h', 'embed')])
  await until('the writer sees it', () => codes(theirs).includes('embed'))
  const isForbidden = () =>
    until('the writer is told', () => theirs.messages.some(({ type }) => type === 'action.permissions.forbidden'))
  return { id, mine, theirs, write, codes, isForbidden }
}

describe('html in a story that is written together', () => {
  it.each([
    ['a new block', [paragraph('p', 'It met.'), html('h', 'embed'), html('x', 'evil')]],
    ['another code in a block', [paragraph('p', 'It met.'), html('h', 'evil')]],
  ])('is taken back when a user writes it who may not: %s', async (_what, blocks) => {
    const { id, mine, theirs, write, codes, isForbidden } = await storyWithHtml()
    write(theirs, blocks)
    await isForbidden()
    await until('it is gone everywhere', () => !codes(mine).includes('evil') && !codes(theirs).includes('evil'))
    expect(codes(mine)).toContain('embed')
    await until('it is saved', async () => JSON.stringify((await desk.newest(id)).body).includes('embed'))
    expect(JSON.stringify((await desk.newest(id)).body)).not.toContain('evil')
  })

  it('may be moved, copied and written around by everybody', async () => {
    const { mine, theirs, write, codes } = await storyWithHtml()
    write(theirs, [html('h', 'embed'), paragraph('p', 'It met and voted.'), html('copy', 'embed')])
    await until('the other sees it', () => codes(mine).length === 2)
    expect(theirs.messages.some(({ type }) => type === 'action.permissions.forbidden')).toBe(false)
  })

  it('is written by those who may', async () => {
    const { mine, theirs, write, codes } = await storyWithHtml()
    write(mine, [paragraph('p', 'It met.'), html('h', 'another embed')])
    await until('the other sees it', () => codes(theirs).includes('another embed'))
    expect(codes(mine)).toEqual(['another embed'])
  })
})
