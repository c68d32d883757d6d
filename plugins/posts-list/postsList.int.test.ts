import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ListAnswer } from '#collections/posts-list/listAnswer.types.ts'
import { deskSearch } from '#plugins/desk-search/deskSearch.plugin.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import type { PostDesk } from '#tests/integration/postDesk.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import type { RestClient } from '#tests/integration/restClient.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { postsList } from './postsList.plugin.ts'

let app: TestPayload
let editor: RestClient
let desk: PostDesk

beforeAll(async () => {
  app = await bootTestPayload({
    plugins: [postsList({ Component: '/nowhere#Nothing' }), deskSearch({ isKeepingUp: false })],
  })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
  const person = await createPerson(app.payload, [
    'CREATE_POST',
    'UPDATE_POST',
    'PUBLISH_POST',
    'UNPUBLISH_POST',
    'DELETE_POST',
    'UPDATE_SECTION',
  ])
  editor = await signIn(app, person.email)
  desk = postDesk(app, person)
})

afterAll(() => app?.stop())

const list = async (query: string, collection = 'posts'): Promise<ListAnswer> => {
  const { status, body } = await editor('GET', `/api/${collection}/list?${query}`)
  expect([status, body.errors]).toEqual([200, undefined])
  return body as unknown as ListAnswer
}
const titles = async (query: string, collection?: string) =>
  (await list(query, collection)).items.map(({ title }) => title)

describe('GET /api/posts/list', () => {
  it('is for the newsroom only', async () => {
    const idle = await createPerson(app.payload, [])
    expect((await readerClient(app)('GET', '/api/posts/list')).status).toBe(401)
    expect((await (await signIn(app, idle.email))('GET', '/api/posts/list')).status).toBe(403)
  })

  it('refuses what it does not understand, one line a mistake', async () => {
    const { status, body } = await editor('GET', '/api/posts/list?page=0&publishStatus=SECRET')
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field: 'publishStatus' }, { field: 'page' }])
  })

  it('shows the newest version of a live post, with its status', async () => {
    const { id } = await desk.createPost({ headline: 'Version one' })
    await desk.publish(id)
    await desk.update(id, { headline: 'Version two' })
    const { items } = await list('keyword=version')
    expect(items).toMatchObject([{ id, title: 'Version two', publishStatus: 'UNPUBLISHED_CHANGES' }])
  })

  it('names authors in the order of the by-line, one-off authors last', async () => {
    const { payload } = app
    const author = (name: string) => payload.create({ collection: 'authors', data: { name }, draft: false })
    const [one, other] = [await author('Ines Okafor'), await author('Abe Lind')]
    await desk.createPost({ headline: 'By three', authors: [other.id, one.id], oneOffAuthors: ['A Guest'] })
    expect((await list('keyword=three')).items[0]?.authors).toEqual(['Abe Lind', 'Ines Okafor', 'A Guest'])
    expect(await titles(`authors=${one.id}`)).toEqual(['By three'])
    expect(await titles('oneOffAuthors=A+Guest')).toEqual(['By three'])
  })

  it('shows only the caller’s own, by creator or by-line, when that is asked for', async () => {
    const other = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_SELF_POST'])
    const data = { name: 'Other', user: other.id }
    const author = await app.payload.create({ collection: 'authors', data, draft: false })
    await desk.createPost({ headline: 'Own list: theirs' })
    await desk.createPost({ headline: 'Own list: by-line', authors: [author.id] })
    await postDesk(app, other).createPost({ headline: 'Own list: made' })
    const asOther = await signIn(app, other.email)
    const ownTitles = async (query: string) => {
      const { body } = await asOther('GET', `/api/posts/list?${query}`)
      return (body as unknown as ListAnswer).items.map(({ title }) => title)
    }
    expect(await ownTitles('own=true')).toEqual(['Own list: made', 'Own list: by-line'])
    expect(await ownTitles('own=true&keyword=made&publishStatus=DRAFT')).toEqual(['Own list: made'])
    expect(await ownTitles('keyword=theirs')).toEqual(['Own list: theirs'])
  })

  it('leaves the trash out until it is asked for', async () => {
    const { id } = await desk.createPost({ headline: 'Thrown away' })
    await desk.trash(id)
    expect(await list('keyword=thrown')).toMatchObject({ items: [], pagination: { totalItems: 0, totalPages: 0 } })
    expect((await list('keyword=thrown&status=TRASHED')).items).toMatchObject([{ id, publishStatus: 'TRASHED' }])
    expect((await list('keyword=thrown&status=TRASHED,DRAFT')).pagination.totalItems).toBe(1)
  })

  it('counts a post with two of the chosen tags once', async () => {
    const tag = (name: string) => app.payload.create({ collection: 'tags', data: { name }, draft: false })
    const [one, other] = [await tag('Harbor'), await tag('Council')]
    await desk.createPost({ headline: 'Twice tagged', tags: [one.id, other.id] })
    const { items, pagination } = await list(`tags=${one.id},${other.id}`)
    expect([items.length, pagination.totalItems]).toEqual([1, 1])
  })

  it('pages through posts of the same moment without repeating or leaving out any', async () => {
    for (let count = 0; count < 7; count += 1) await desk.createPost({ headline: 'The same paging' })
    const pages = [1, 2, 3].map((page) => list(`keyword=paging&sort=headline&pageSize=3&page=${page}`))
    const answers = await Promise.all(pages)
    expect(answers.map(({ items }) => items.length)).toEqual([3, 3, 1])
    expect(new Set(answers.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(7)
    expect(answers[0]?.pagination).toEqual({ totalItems: 7, totalPages: 3 })
  })

  it('sorts titles as people look them up, and keeps up with a headline that changes', async () => {
    await desk.createPost({ headline: 'Zoo sorting' })
    await desk.createPost({ headline: '“Élan” sorting' })
    const { id } = await desk.createPost({ headline: 'apple sorting' })
    await desk.publish(id)
    const sorted = () => titles('keyword=sorting&sort=headline')
    expect(await sorted()).toEqual(['apple sorting', '“Élan” sorting', 'Zoo sorting'])
    await desk.update(id, { headline: 'Mango sorting' })
    await desk.update(id, { kicker: 'Live' })
    expect(await sorted()).toEqual(['“Élan” sorting', 'Mango sorting', 'Zoo sorting'])
  })

  it('takes a percent sign for a letter', async () => {
    await desk.createPost({ headline: 'Turnout at 61% of voters' })
    expect(await titles('keyword=61%25')).toEqual(['Turnout at 61% of voters'])
    expect(await titles('keyword=6%25s')).toEqual([])
  })

  it('filters by the days of the publication', async () => {
    // A quarter to midnight in Los Angeles is the next day in UTC.
    await desk.createPost({ headline: 'Late that day', publishDateTime: '2024-03-05T07:45:00.000Z' })
    const on = (day: string) => titles(`keyword=late&publishDate=Custom&publishDateStart=${day}&publishDateEnd=${day}`)
    expect(await on('2024-03-04')).toEqual(['Late that day'])
    expect(await on('2024-03-05')).toEqual([])
  })
})

describe('the same list', () => {
  it('serves sections, sorted by name', async () => {
    const section = (name: string, type?: 'sports') =>
      app.payload.create({ collection: 'sections', data: { name, slug: name.toLowerCase(), type }, draft: false })
    await section('Sports', 'sports')
    await section('Arts')
    expect(await titles('', 'sections')).toEqual(['Arts', 'Sports'])
    expect(await titles('postTypes=sports', 'sections')).toEqual(['Sports'])
  })

  it('serves newsletters, sorted by title', async () => {
    const { id } = await app.payload.create({
      collection: 'newsletter-lists',
      data: { name: 'Daily', slug: 'daily' },
      draft: false,
    })
    const newsletter = (title: string) =>
      app.payload.create({
        collection: 'newsletters',
        data: { title, subject: title, slug: title.toLowerCase(), list: id },
        draft: false,
      })
    await newsletter('Tuesday')
    await newsletter('Monday')
    expect(await titles('sort=headline', 'newsletters')).toEqual(['Monday', 'Tuesday'])
  })
})

describe('saved views', () => {
  it('are for the newsroom only, and private until they are shared', async () => {
    const view = { title: 'My drafts', relatedCollection: 'posts', where: {}, groupBy: 'publishStatus=DRAFT' }
    const idle = await signIn(app, (await createPerson(app.payload, [])).email)
    const colleague = await signIn(app, (await createPerson(app.payload, ['CREATE_POST'])).email)
    expect((await idle('POST', '/api/payload-query-presets', view)).status).toBe(403)
    expect((await editor('POST', '/api/payload-query-presets', view)).status).toBe(201)
    expect((await editor('GET', '/api/payload-query-presets')).body).toMatchObject({ totalDocs: 1 })
    expect((await colleague('GET', '/api/payload-query-presets')).body).toMatchObject({ totalDocs: 0 })
  })
})
