import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { deskSearch } from '#plugins/desk-search/deskSearch.plugin.ts'
import { postsList } from '#plugins/posts-list/postsList.plugin.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import type { PostDesk } from '#tests/integration/postDesk.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import type { RestClient } from '#tests/integration/restClient.ts'
import { signIn } from '#tests/integration/restClient.ts'

let app: TestPayload
let editor: RestClient
let desk: PostDesk

beforeAll(async () => {
  app = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [postsList({ Component: '/nowhere#Nothing' }), deskSearch({ isKeepingUp: false })],
  })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
  const person = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_POST', 'PUBLISH_POST'])
  editor = await signIn(app, person.email)
  desk = postDesk(app, person)
})

afterAll(() => app?.stop())

const ask = async (name: string, input: object) => {
  const { status, body } = await editor('GET', `/api/rpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`)
  expect([status, body.error]).toEqual([200, undefined])
  return (body.result as { data: unknown }).data
}
const section = async (name: string, type?: 'show' | 'sports', meta?: object) => {
  const data = { name, slug: name.toLowerCase().replaceAll(' ', '-'), type, meta }
  return String((await app.payload.create({ collection: 'sections', data, draft: false })).id)
}
const author = async (name: string) =>
  String((await app.payload.create({ collection: 'authors', data: { name }, draft: false })).id)

describe('post.getPosts', () => {
  const headlines = async (input: object) => {
    const { items } = (await ask('post.getPosts', input)) as { items: { headline: string }[] }
    return items.map(({ headline }) => headline)
  }

  it('answers a page with ids as text and the number of all', async () => {
    const { id } = await desk.createPost({ headline: 'The ferry is late' })
    await desk.createPost({ headline: 'The ferry is early' })
    expect(await ask('post.getPosts', { keyword: 'ferry late' })).toMatchObject({
      items: [{ id: String(id), headline: 'The ferry is late', publishStatus: 'DRAFT', authors: [] }],
      pagination: { totalItems: 1, totalPages: 1 },
    })
    expect(await ask('post.getPosts', { keyword: 'ferry', pageSize: 1 })).toMatchObject({
      pagination: { totalItems: 2, totalPages: 2 },
    })
  })

  it('finds the episodes of a show among its sections', async () => {
    const show = Number(await section('Slack Tide', 'show'))
    const harbor = Number(await section('Harbor'))
    await desk.createPost({ headline: 'Episode one', type: 'episode', show })
    await desk.createPost({ headline: 'Harbor story', sections: [harbor] })
    expect(await headlines({ sections: [show] })).toEqual(['Episode one'])
    expect((await headlines({ sections: [String(show), String(harbor)] })).sort()).toEqual([
      'Episode one',
      'Harbor story',
    ])
    expect(await headlines({ sections: [show, harbor], postTypes: ['episode'] })).toEqual(['Episode one'])
  })

  it('finds a part of a slug, and takes wildcards for letters', async () => {
    await desk.createPost({ headline: 'Slugged', slug: 'winnow-bridge-lane' })
    expect(await headlines({ slug: 'bridge' })).toEqual(['Slugged'])
    expect(await headlines({ slug: 'bridge%lane' })).toEqual([])
  })

  it('counts days where the publication is, one day standing for both ends', async () => {
    await desk.createPost({ headline: 'Late that day', publishDateTime: '2024-03-05T07:45:00.000Z' })
    expect(await headlines({ publishDateStart: '2024-03-04' })).toEqual(['Late that day'])
    expect(await headlines({ publishDateStart: '2024-03-05', publishDateEnd: '2024-03-06' })).toEqual([])
  })
})

describe('post.getPostsById', () => {
  it('keeps the order of the ids, and says which are gone', async () => {
    const [one, other] = [await desk.createPost(), await desk.createPost()]
    expect(await ask('post.getPostsById', { ids: [other.id, '999999', one.id, 'not-an-id'] })).toMatchObject({
      results: [{ id: String(other.id) }, { id: String(one.id) }],
      errors: [{ id: '999999', message: 'There is no post 999999.' }, { id: 'not-an-id' }],
    })
  })
})

describe('sections', () => {
  it('are found by type, name and slug, and sorted', async () => {
    const id = await section('Tidewater Talk', 'show', { podcastThemeColor: '#0b6e4f' })
    await section('Tidewater Sports', 'sports')
    expect(
      await ask('sections.search', { keyword: 'tidewater', sort: [{ key: 'name', direction: 'desc' }] }),
    ).toMatchObject({
      items: [{ id, name: 'Tidewater Talk', type: 'show', meta: { podcastThemeColor: '#0b6e4f' } }, { type: 'sports' }],
    })
    expect(await ask('sections.search', { slug: 'water-talk', types: ['sports'] })).toMatchObject({ items: [] })
    expect(await ask('sections.getSectionsByIds', { ids: [id, '424242'] })).toMatchObject({
      results: [{ name: 'Tidewater Talk' }],
      errors: [{ id: '424242' }],
    })
  })

  it('are listed whole for the filters of posts, shows alone when asked for', async () => {
    const names = (await ask('post.getSections', { types: ['SHOW'] })) as { name: string }[]
    expect(names.map(({ name }) => name)).toContain('Slack Tide')
    expect(names.map(({ name }) => name)).not.toContain('Harbor')
    expect(await ask('post.getSections', {})).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Harbor' })]),
    )
  })

  it('are found by their name and resolved', async () => {
    const [found] = (await ask('post.searchSections', { name: 'harb' })) as { id: string }[]
    expect(found).toMatchObject({ name: 'Harbor' })
    expect(await ask('post.resolveSections', { ids: [found?.id] })).toEqual({ result: [found] })
  })
})

describe('authors', () => {
  it('are searched five at a time, the very name first', async () => {
    for (const name of ['Ines Anan', 'Ana', 'Anan Low', 'Joana', 'Anastasia', 'Mariana']) await author(name)
    const { items, pagination } = (await ask('author.search', { query: 'ana' })) as {
      items: { name: string }[]
      pagination: object
    }
    expect(items.map(({ name }) => name)).toEqual(['Ana', 'Anan Low', 'Anastasia', 'Ines Anan', 'Joana'])
    expect(pagination).toEqual({ totalItems: 6, totalPages: 2 })
  })

  it('are resolved in order, those that are gone as plain texts', async () => {
    const id = await author('Beatrix Low')
    expect(await ask('author.resolve', { ids: ['a guest', id] })).toEqual(['a guest', { id, name: 'Beatrix Low' }])
  })
})

describe('post.delete', () => {
  const deletePermanently = (id: number) => editor('POST', '/api/rpc/post.delete', { id })

  it('deletes what lies in the trash, and nothing else', async () => {
    const eraser = await signIn(app, (await createPerson(app.payload, ['UPDATE_POST', 'DELETE_POST'])).email)
    const { id } = await desk.createPost({ headline: 'To be gone' })
    const deleted = () => eraser('POST', '/api/rpc/post.delete', { id })
    expect((await deleted()).status).toBe(409)
    await app.payload.update({ collection: 'posts', id, data: { deletedAt: new Date().toISOString() }, trash: true })
    expect(await deleted()).toMatchObject({ status: 200, body: { result: { data: { id: String(id) } } } })
    expect(
      (await app.payload.count({ collection: 'posts', where: { id: { equals: id } }, trash: true })).totalDocs,
    ).toBe(0)
  })

  it('is not for those who may not delete', async () => {
    const { id } = await desk.createPost({ headline: 'To stay' })
    expect((await deletePermanently(Number(id))).status).toBe(403)
  })
})

describe('what an address can lead to', () => {
  it('is found by its name where readers can see it', async () => {
    await app.payload.create({ collection: 'tags', data: { name: 'Lighthouses' }, draft: false })
    const names = async (kind: string, name: string) => {
      const { items } = (await ask('publication.searchContent', { kind, name })) as { items: { name: string }[] }
      return items.map((item) => item.name)
    }
    expect(await names('tag', 'light')).toEqual(['Lighthouses'])
    await app.payload.create({ collection: 'pages', data: { title: 'About the lighthouse' }, draft: true })
    expect(await names('page', 'lighthouse')).toEqual([])
    await app.payload.db.drizzle.execute(sql`UPDATE pages SET _status = 'published'`)
    expect(await names('page', 'lighthouse')).toEqual(['About the lighthouse'])
    const { docs } = await app.payload.find({ collection: 'pages', limit: 1 })
    expect(await ask('publication.resolveContent', { kind: 'page', ids: [String(docs[0]?.id), '999'] })).toEqual({
      result: [{ id: String(docs[0]?.id), name: 'About the lighthouse' }],
    })
  })
})
