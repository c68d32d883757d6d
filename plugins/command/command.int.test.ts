import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { assistantDefaults } from '#collections/assistants/assistantDefaults.ts'
import { deskSearch } from '#plugins/desk-search/deskSearch.plugin.ts'
import { postsList } from '#plugins/posts-list/postsList.plugin.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'

let app: TestPayload
let editor: Person
let desk: PostDesk

beforeAll(async () => {
  app = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [postsList({ Component: '/nowhere#Nothing' }), deskSearch({ isKeepingUp: false })],
  })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
  editor = await createPerson(app.payload, [
    'CREATE_POST',
    'UPDATE_POST',
    'DELETE_POST',
    'PUBLISH_POST',
    'UNPUBLISH_POST',
    'READ_USER',
  ])
  desk = postDesk(app, editor)
})

afterAll(() => app?.stop())

const ask = async (person: Person, name: string, input: object) =>
  dataOf(await rpcClient(await signIn(app, person.email)).query(`command.${name}`, input))

describe('command.search', () => {
  it('finds documents of several kinds, posts by the words that their list finds them by', async () => {
    const { payload } = app
    const post = await desk.createPost({ headline: 'Ferry to the harbor' })
    const section = await payload.create({ collection: 'sections', data: { name: 'Harbor' }, draft: true })
    const author = await payload.create({ collection: 'authors', data: { name: 'Ada Harbor' }, draft: false })
    const name = ({ id }: { id: number | string }) => ({ id: String(id) })
    expect(await ask(editor, 'search', { text: 'harbor' })).toMatchObject({
      items: [
        { collection: 'posts', ...name(post), title: 'Ferry to the harbor', publishStatus: 'DRAFT' },
        { collection: 'sections', ...name(section), title: 'Harbor' },
        { collection: 'authors', ...name(author), title: 'Ada Harbor', publishStatus: null },
      ],
    })
  })

  it('finds what an author wrote, beside what is about them', async () => {
    const author = await app.payload.create({ collection: 'authors', data: { name: 'Théo Brandvold' }, draft: false })
    const own = await desk.createPost({ headline: 'A day aboard', authors: [author.id] })
    const about = await desk.createPost({ headline: 'Theo Brandvold wins' })
    const posts = async (text: string) =>
      z
        .object({ items: z.array(z.object({ collection: z.string(), id: z.string() })) })
        .parse(await ask(editor, 'search', { text }))
        .items.flatMap(({ collection, id }) => (collection === 'posts' ? [Number(id)] : []))
    for (const text of ['theo brandvold', 'brandvold', 'Brandv'])
      expect([text, await posts(text)]).toEqual([text, [about.id, own.id]])
    expect(await posts('theo okafor')).toEqual([])
  })

  it('finds people for those who may read people, and else only themselves', async () => {
    const writer = await createPerson(app.payload, ['CREATE_POST'])
    const found = { collection: 'users', id: String(editor.id), title: editor.name, publishStatus: null }
    expect(await ask(editor, 'search', { text: editor.name })).toMatchObject({ items: [found] })
    expect(await ask(writer, 'search', { text: editor.name })).toEqual({ items: [] })
  })
})

describe('command.search for assistants and forums', () => {
  it('finds those that the person may change', async () => {
    const { payload } = app
    const manager = await createPerson(payload, ['CREATE_POST'])
    const owner = await createPerson(payload, ['UPDATE_PAGE', 'PUBLISH_PAGE'])
    const { limits, model } = assistantDefaults
    const assistant = (name: string, managers: number[]) =>
      payload.create({ collection: 'assistants', data: { name, model, limits, managers }, draft: false })
    const own = await assistant('Buoy one', [manager.id])
    const other = await assistant('Buoy two', [])
    const candidates = [{ name: 'Ada' }, { name: 'Bo' }]
    const forum = await payload.create({ collection: 'candidate-forums', data: { title: 'Buoy forum', candidates } })
    const found = async (person: Person) =>
      z.object({ items: z.array(z.object({ id: z.string() })) }).parse(await ask(person, 'search', { text: 'buoy' }))
    const idsOf = async (person: Person) => (await found(person)).items.map(({ id }) => Number(id))
    expect(await idsOf(manager)).toEqual([own.id])
    expect(await idsOf(owner)).toEqual([own.id, other.id])
    expect(await idsOf(editor)).toEqual([forum.id])
  })
})

describe('command.links', () => {
  it('finds what readers can open, with its address, and nothing else', async () => {
    const { payload } = app
    const live = await desk.createPost({ headline: 'Lighthouse reopens', slug: 'lighthouse-reopens' })
    await desk.publish(live.id)
    await desk.createPost({ headline: 'Lighthouse that waits' })
    const unpublished = await desk.createPost({ headline: 'Lighthouse taken back', slug: 'lighthouse-taken-back' })
    await desk.publish(unpublished.id)
    await desk.unpublish(unpublished.id)
    const { path } = await payload.findByID({ collection: 'posts', id: live.id, depth: 0 })
    expect(await ask(editor, 'links', { text: 'lighthouse' })).toEqual({
      items: [{ collection: 'posts', id: String(live.id), title: 'Lighthouse reopens', path }],
    })
  })
})

describe('command.resolve', () => {
  it('keeps the order, and leaves out what is gone, in the trash, or may not be read', async () => {
    const [one, two, trashed] = [await desk.createPost(), await desk.createPost(), await desk.createPost()]
    await desk.trash(trashed.id)
    const posts = [two, trashed, one, { id: 9999 }].map(({ id }) => ({ collection: 'posts', id: String(id) }))
    const documents = [...posts, { collection: 'roles', id: '1' }, { collection: 'nothing', id: '1' }]
    const writer = await createPerson(app.payload, ['CREATE_POST'])
    expect(await ask(writer, 'resolve', { documents })).toMatchObject({
      items: [
        { id: String(two.id), title: two.headline },
        { id: String(one.id), title: one.headline },
      ],
    })
  })
})
