import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { hostileHrefs } from '#blocks/core/block.fixtures.ts'
import type { Block, Mark } from '#blocks/core/block.types.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { readTree } from '#plugins/collaboration/document/tree.read.ts'
import { writeTree } from '#plugins/collaboration/document/tree.write.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { createAdministrator, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { bootSharedNewsroom, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

let room: SharedNewsroom
let editor: Person
let desk: PostDesk
const guests = roomGuests()

beforeAll(async () => {
  room = await bootSharedNewsroom()
  editor = await createAdministrator(room.payload)
  desk = postDesk(room, editor)
})
afterAll(() => room.stop())

const link = (href: string): Mark => ({ type: 'link', href })

const story = (href: string): Block[] => [
  {
    id: 'p',
    type: 'paragraph',
    props: {},
    children: [],
    content: [
      { type: 'text', text: 'The council ', marks: [] },
      { type: 'text', text: 'met', marks: [{ type: 'bold' }, link(href)] },
      { type: 'text', text: ' and ', marks: [] },
      { type: 'text', text: 'voted', marks: [link('https://council.example')] },
    ],
  },
  { id: 's', type: 'sponsor-image', props: { link: href }, children: [], content: [] },
]

describe('a link that a program writes into a room', () => {
  it.each(hostileHrefs)('is %j: its words stay, colleagues and the draft get no link', async (href) => {
    const { id } = await desk.createPost()
    const [program, colleague] = [
      await guests.join(room, editor, documentKeyOf('posts', id)),
      await guests.join(room, editor, documentKeyOf('posts', id)),
    ]
    writeTree(sharedTree(program.document, 'body'), story(href), {})
    const seen = () => readTree(sharedTree(colleague.document, 'body'))
    await until('the colleague sees the story', () => seen().length === 2)
    const [paragraph] = seen()
    expect(paragraph?.content).toEqual([
      { type: 'text', text: 'The council ', marks: [] },
      { type: 'text', text: 'met', marks: [{ type: 'bold' }] },
      { type: 'text', text: ' and ', marks: [] },
      { type: 'text', text: 'voted', marks: [link('https://council.example')] },
    ])
    const draft = async () => JSON.stringify((await desk.newest(id)).body)
    await until('the story is saved', async () => (await draft()).includes('council.example'))
    expect(await draft()).not.toContain(JSON.stringify(href))
  })

  it('is a link where it is one that readers may follow', async () => {
    const { id } = await desk.createPost()
    const program = await guests.join(room, editor, documentKeyOf('posts', id))
    writeTree(sharedTree(program.document, 'body'), story('https://fine.example'), {})
    const draft = async () => JSON.stringify((await desk.newest(id)).body)
    await until('the story is saved', async () => (await draft()).split('https://fine.example').length === 3)
  })
})
