import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { inlineText } from '#blocks/core/inlineText.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { readTree } from '#plugins/collaboration/document/tree.read.ts'
import { writeTree } from '#plugins/collaboration/document/tree.write.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { paragraphState } from '#tests/integration/paragraphState.ts'
import { createAdministrator, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { type RestClient, signIn } from '#tests/integration/restClient.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { bootSharedNewsroom, type RoomGuest, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

let room: SharedNewsroom
let person: Person
let desk: PostDesk
let client: RestClient
const guests = roomGuests()

beforeAll(async () => {
  room = await bootSharedNewsroom()
  person = await createAdministrator(room.payload)
  desk = postDesk(room, person, { beforeDecision: holdForDecision })
  client = await signIn(room, person.email)
})
afterAll(() => room.stop())

const bodyOf = (...lines: string[]) => {
  const states = lines.map(paragraphState)
  const [first] = states
  if (!first) throw new Error('A text has a line at least')
  return { root: { ...first.root, children: states.flatMap(({ root }) => root.children) } }
}

async function openPost(data: object) {
  const { id } = await desk.createPost(data)
  const guest = await guests.join(room, person, documentKeyOf('posts', id))
  return { id, guest, lines: () => linesOf(guest) }
}

const linesOf = ({ document }: RoomGuest) =>
  readTree(sharedTree(document, 'body')).map(({ content }) => inlineText(content))

function typeInto({ document }: RoomGuest, line: number, words: string): void {
  const tree = sharedTree(document, 'body')
  const blocks = readTree(tree).map((block, index) =>
    index === line
      ? { ...block, content: [{ type: 'text' as const, text: inlineText(block.content) + words, marks: [] }] }
      : block,
  )
  writeTree(tree, blocks, {})
}

const read = (id: number) => client('GET', `/api/posts/${id}?draft=true&depth=0`)
const write = (id: number, data: object, tag?: string | null) =>
  client('PATCH', `/api/posts/${id}?draft=true&depth=0`, data, tag ? { 'If-Match': tag } : {})

const savedLines = async (id: number) => JSON.stringify((await desk.newest(id)).body)
const isSaved = (id: number, words: string) =>
  until(`“${words}” is saved`, async () => (await savedLines(id)).includes(words))
const agree = async (id: number, { lines }: { lines: () => string[] }, expected: string[]) => {
  await until('the editor has it', () => sameJson(lines(), expected))
  await until('the draft has it', async () => {
    const { body } = await desk.newest(id)
    return JSON.stringify(body).split('"paragraph"').length - 1 === expected.length
  })
}

describe('what a client reads', () => {
  it('has its revision as ETag, which is `updatedAt`', async () => {
    const { id } = await openPost({ headline: 'Council', body: bodyOf('One.') })
    const { tag, body } = await read(id)
    expect(tag).toBe(`"${body.updatedAt}"`)
    const written = await write(id, { headline: 'Board' }, tag)
    expect([written.status, written.tag]).toEqual([200, `"${Object(written.body.doc).updatedAt}"`])
  })
})

describe('a text that a program writes whole', () => {
  it('replaces what was saved, where the program does not say what it has read', async () => {
    const post = await openPost({ headline: 'Council', body: bodyOf('Third para via API') })
    typeInto(post.guest, 0, ' typed by editor')
    await isSaved(post.id, 'typed by editor')
    expect((await write(post.id, { body: bodyOf('Fourth via API') })).status).toBe(200)
    await agree(post.id, post, ['Fourth via API'])
    typeInto(post.guest, 0, ' typed by editor')
    await isSaved(post.id, 'Fourth via API typed by editor')
    await write(post.id, { body: bodyOf('Fifth', '') })
    await until('the editor has it', () => post.lines().filter(Boolean).join() === 'Fifth')
  })

  it('stands beside what was typed since the program has read it, and the room is notified', async () => {
    const post = await openPost({ headline: 'Council', body: bodyOf('One.', 'Two.', 'Three.') })
    const { tag } = await read(post.id)
    typeInto(post.guest, 0, ' Typed by Ada.')
    await isSaved(post.id, 'Typed by Ada.')
    expect((await write(post.id, { body: bodyOf('Wired instead', 'Two.', 'Three, wired.') }, tag)).status).toBe(200)
    await agree(post.id, post, ['One. Typed by Ada.', 'Wired instead', 'Two.', 'Three, wired.'])
    await until('they are told', () => post.guest.messages.some(({ type }) => type === 'document.merged'))
  })

  it('says nothing to the room where both changed different paragraphs', async () => {
    const post = await openPost({ headline: 'Council', body: bodyOf('One.', 'Two.') })
    const { tag } = await read(post.id)
    typeInto(post.guest, 0, ' Typed by Ada.')
    await isSaved(post.id, 'Typed by Ada.')
    await write(post.id, { body: bodyOf('One.', 'Two, wired.') }, tag)
    await agree(post.id, post, ['One. Typed by Ada.', 'Two, wired.'])
    expect(post.guest.messages.some(({ type }) => type === 'document.merged')).toBe(false)
  })

  it('takes no letter that was typed after the last save', async () => {
    const post = await openPost({ headline: 'Council', body: bodyOf('One.') })
    typeInto(post.guest, 0, ' Not saved yet.')
    await until('the server has it', () => !post.guest.provider.hasUnsyncedChanges)
    await write(post.id, { body: bodyOf('Entirely different') })
    await agree(post.id, post, ['One. Not saved yet.', 'Entirely different'])
  })

  it('keeps what each of two programs changed that write at once what both have read', async () => {
    const post = await openPost({ headline: 'Council', body: bodyOf('One.', 'Two.', 'Three.') })
    const { tag } = await read(post.id)
    const [first, second] = await Promise.all([
      write(post.id, { body: bodyOf('First wire', 'Two.', 'Three.') }, tag),
      write(post.id, { body: bodyOf('One.', 'Two.', 'Second wire') }, tag),
    ])
    const expected = [
      first.status === 200 ? 'First wire' : 'One.',
      'Two.',
      second.status === 200 ? 'Second wire' : 'Three.',
    ]
    expect([200, 412]).toEqual(expect.arrayContaining([first.status, second.status]))
    expect([first.status, second.status]).toContain(200)
    await agree(post.id, post, expected)
  })

  it('stands beside the first words of people in a story that was empty', async () => {
    const post = await openPost({ headline: 'Council' })
    const { tag } = await read(post.id)
    typeInto(post.guest, 0, 'Typed by Ada.')
    expect((await write(post.id, { body: bodyOf('Wire') }, tag)).status).toBe(200)
    typeInto(post.guest, 0, ' And on.')
    await until('both stand', () => post.lines().join('|') === 'Typed by Ada. And on.|Wire')
    await agree(post.id, post, ['Typed by Ada. And on.', 'Wire'])
  })

  it('can be written again and again by one client, each time on top of its own', async () => {
    const post = await openPost({ headline: 'Council', body: bodyOf('One.', 'Two.') })
    let { tag } = await read(post.id)
    for (const words of ['first', 'second', 'third']) {
      const answer = await write(post.id, { body: bodyOf('One.', `Wire, ${words} version`) }, tag)
      expect(answer.status).toBe(200)
      await agree(post.id, post, ['One.', `Wire, ${words} version`])
      tag = answer.tag
    }
  })

  it('is refused where the client names what is no revision, or one that there never was', async () => {
    const { id, guest } = await openPost({ headline: 'Council', body: bodyOf('One.') })
    for (const tag of ['now', '"now"', '"2026-01-02T20:00:00.000Z", "2026-01-02T20:00:01.000Z"']) {
      const { status, body } = await write(id, { body: bodyOf('Two.') }, tag)
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('If-Match must be the ETag')])
    }
    const unknown = await write(id, { body: bodyOf('Two.') }, '"2026-01-02T20:00:00.000Z"')
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([
      412,
      expect.stringContaining('Read it again and repeat the change.'),
    ])
    const { tag } = await read(id)
    const many = await client(
      'PATCH',
      '/api/posts?where[id][exists]=true',
      { headline: 'All' },
      { 'If-Match': tag ?? '' },
    )
    expect([many.status, linesOf(guest)]).toEqual([400, ['One.']])
  })

  it('is refused where the document was never opened and another client has written it since', async () => {
    const { id } = await desk.createPost({ headline: 'Council', body: bodyOf('One.') })
    const { tag } = await read(id)
    expect((await write(id, { body: bodyOf('Two.') }, tag)).status).toBe(200)
    expect((await write(id, { body: bodyOf('Three.') }, tag)).status).toBe(412)
    const { tag: newer } = await read(id)
    expect((await write(id, { body: bodyOf('Three.') }, newer)).status).toBe(200)
  })

  it('is taken from one of several programs that write at the same moment', async () => {
    const { id } = await desk.createPost({ headline: 'Council', body: bodyOf('One.') })
    const { tag } = await read(id)
    const programs = ['Two.', 'Three.', 'Four.', 'Five.']
    const answers = await Promise.all(programs.map((words) => write(id, { body: bodyOf(words) }, tag)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
    const taken = programs[answers.findIndex(({ status }) => status === 200)]
    expect(await savedLines(id)).toContain(taken)
  })
})

describe('the revision of a document that was published', () => {
  it('is known, although publishing changes no text', async () => {
    const post = await openPost({ headline: 'Council', body: bodyOf('One.', 'Two.') })
    typeInto(post.guest, 0, ' Typed.')
    await until('the server has it', () => !post.guest.provider.hasUnsyncedChanges)
    await desk.publish(post.id)
    const { tag } = await read(post.id)
    expect((await write(post.id, { body: bodyOf('One. Typed.', 'Wire') }, tag)).status).toBe(200)
    await agree(post.id, post, ['One. Typed.', 'Wire'])
  })
})
