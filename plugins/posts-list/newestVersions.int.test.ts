import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import type { FlattenedField, Where } from 'payload'
import { createLocalReq } from 'payload'
import { postRules } from '#collections/posts/posts.policy.ts'
import { listModels } from '#collections/posts-list/listModels.ts'
import { deskSearch } from '#plugins/desk-search/deskSearch.plugin.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { paragraph, richText } from '../reader-api/newsroom.fixtures.ts'
import { newestVersions } from './newestVersions.ts'
import { postsList } from './postsList.plugin.ts'
import { versionConditions } from './rowConditions.ts'

let app: TestPayload
let person: Person
let desk: PostDesk

beforeAll(async () => {
  app = await bootTestPayload({
    plugins: [postsList({ Component: '/nowhere#Nothing' }), deskSearch({ isKeepingUp: false })],
  })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
  person = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_POST', 'PUBLISH_POST', 'DELETE_POST'])
  desk = postDesk(app, person)
})

afterAll(() => app?.stop())

const find = { where: {}, text: '', trash: false, sort: ['-updatedAt'] }
const firstPage = { page: 1, pageSize: 20 }

const found = async (query: Partial<typeof find> = {}, page = firstPage, user: Person | undefined = person) => {
  const req = await createLocalReq({ user }, app.payload)
  const pageOfIds = await newestVersions(req, 'posts', { ...find, ...query }, page)
  const [ids, totalItems] = await Promise.all([pageOfIds.ids, pageOfIds.totalItems])
  return { ids, totalItems }
}

// Posts of an import, all changed in the same moment: too many to write one by one.
const importPosts = (headline: string, count: number) =>
  app.payload.db.drizzle.execute(sql`
    WITH made AS (
      INSERT INTO posts (headline, publish_status, _status)
      SELECT ${headline}, 'DRAFT', 'draft' FROM generate_series(1, ${count}::int) RETURNING id
    )
    INSERT INTO _posts_v (parent_id, version_headline, version_sort_title, version_publish_status, version__status,
      version_updated_at, latest)
    SELECT id, ${headline}, ${headline}, 'DRAFT', 'draft', '2020-01-01', true FROM made`)

describe('a page of newest versions', () => {
  it('finds who stands in a by-line with a page or without one, each post once', async () => {
    const author = await app.payload.create({ collection: 'authors', data: { name: 'Ines Okafor' }, draft: false })
    const [both, one, other] = [
      await desk.createPost({ authors: [author.id], oneOffAuthors: ['A Guest', 'Another'] }),
      await desk.createPost({ authors: [author.id] }),
      await desk.createPost({ oneOffAuthors: ['A Guest'] }),
    ]
    await desk.createPost({ oneOffAuthors: ['Somebody Else'] })
    const inByline = [{ authors: { in: [author.id] } }, { oneOffAuthors: { in: ['A Guest', 'Another'] } }]
    expect(await found({ where: { and: [{ or: inByline }] } })).toEqual({
      ids: [other.id, one.id, both.id],
      totalItems: 3,
    })
  })

  it('looks at the newest version alone: a tag that was taken away finds nothing', async () => {
    const tag = await app.payload.create({ collection: 'tags', data: { name: 'Harbor' }, draft: false })
    const { id } = await desk.createLive({ tags: [tag.id] })
    const tagged = { where: { tags: { in: [tag.id] } } }
    expect((await found(tagged)).ids).toEqual([id])
    await desk.update(id, { tags: [] })
    expect((await found(tagged)).ids).toEqual([])
  })

  it('finds the posts that a policy lets a user edit', async () => {
    const writer = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_SELF_POST'])
    const byline = await app.payload.create({
      collection: 'authors',
      data: { name: 'Tom Reyes', user: writer.id },
      draft: false,
    })
    const own = await postDesk(app, writer).createPost()
    const about = await desk.createPost({ authors: [byline.id] })
    await desk.createPost()
    const where = postRules.update.where({
      kind: 'person',
      id: writer.id,
      status: 'ACTIVE',
      permissions: new Set(['UPDATE_SELF_POST'] as const),
      authorIds: [byline.id],
    })
    expect(typeof where === 'object' && (await found({ where })).ids).toEqual([about.id, own.id])
  })

  it('shows people without rights what readers see', async () => {
    const idle = await createPerson(app.payload, [])
    const { id } = await desk.createLive({ headline: 'Seen by all' })
    const like = { text: 'seen by' }
    const draft = await desk.createPost({ headline: 'Not seen by all' })
    expect((await found(like)).ids).toEqual([draft.id, id])
    expect((await found(like, firstPage, idle)).ids).toEqual([id])
  })

  it('lists an equal title first, then titles, then texts, over all pages, and counts all but the trash', async () => {
    const write = async (headline: string, text: string) =>
      (await desk.createPost({ headline, body: richText(paragraph(text)) })).id
    const texts = [
      await write('One', 'A cormorant.'),
      await write('Two', 'Cormorants.'),
      await write('Three', 'Cormorant!'),
    ]
    const equal = await write('Cormorant', 'Text.')
    const titles = [await write('A cormorant dives', 'Text.'), await write('Cormorants again', 'Text.')]
    const trashed = [await write('The cormorant', 'Text.'), await write('Four', 'Cormorants.')]
    for (const id of trashed) await desk.trash(id)

    const byRank = { text: 'cormorant', sort: [] }
    const pages = async (query: Partial<typeof find>, pageSize: number) => {
      const all = [1, 2, 3, 4].map((page) => found({ ...byRank, ...query }, { page, pageSize }))
      return (await Promise.all(all)).map(({ ids, totalItems }) => [totalItems, ...ids])
    }
    const [one, two, three] = texts
    const [first, second] = titles
    expect(await pages({}, 2)).toEqual([[6, equal, second], [6, first, three], [6, two, one], [6]])
    expect(await pages({}, 3)).toEqual([[6, equal, second, first], [6, three, two, one], [6], [6]])
    const withTrash = await found({ ...byRank, trash: true })
    expect(withTrash).toEqual({
      ids: [equal, trashed[0], second, first, trashed[1], three, two, one],
      totalItems: 8,
    })
    const filtered = { where: { and: [{ headline: { contains: 'e' } }] } }
    expect(await pages(filtered, 2)).toEqual([[3, first, three], [3, one], [3], [3]])
  })

  it('never leaves out a condition that it has no words for', () => {
    const conditionsFor = (where: Where) => () => versionConditions(app.payload, 'posts', [{ and: [where] }])
    expect(conditionsFor({ headline: { near: '1,2' } })).toThrow(/headline near/)
    expect(conditionsFor({ 'authors.name': { equals: 'Ines' } })).toThrow(/authors.name/)
  })

  it('reads the far half of a long list from its end, and every page is the same as from its beginning', async () => {
    await importPosts('Imported', 2_050)
    const all = { sort: ['sortTitle'], where: {} }
    const { totalItems } = await found(all)
    const pageSize = 50
    const pages = Math.ceil(totalItems / pageSize)
    const ids: number[] = []
    for (let page = 1; page <= pages; page += 1) ids.push(...(await found(all, { page, pageSize })).ids)
    expect(ids).toEqual((await found(all, { page: 1, pageSize: totalItems })).ids)
    expect(await found(all, { page: pages + 1, pageSize })).toEqual({ ids: [], totalItems })
  })
})

describe('a tag of more posts than are found at once', () => {
  it('is gone through in the order of the list, each post once, deep pages and the trash too', async () => {
    const tag = await app.payload.create({ collection: 'tags', data: { name: 'Wetlands' }, draft: false })
    await importPosts('Marsh', 1_100)
    await app.payload.db.drizzle.execute(sql`
      INSERT INTO _posts_v_rels ("order", parent_id, path, tags_id)
      SELECT 1, id, 'version.tags', ${tag.id} FROM _posts_v WHERE version_headline = 'Marsh'`)
    const [newest, gone] = [await desk.createPost({ tags: [tag.id] }), await desk.createPost({ tags: [tag.id] })]
    await desk.trash(gone.id)
    const tagged = { where: { tags: { in: [tag.id] } } }
    const whole = await found(tagged, { page: 1, pageSize: 2_000 })
    expect([whole.ids[0], whole.ids.length, whole.totalItems]).toEqual([newest.id, 1_101, 1_101])
    const pages = Array.from({ length: 12 }, (_, place) => found(tagged, { page: place + 1, pageSize: 100 }))
    expect((await Promise.all(pages)).flatMap(({ ids }) => ids)).toEqual(whole.ids)
    expect((await found({ ...tagged, trash: true }, { page: 1, pageSize: 1 })).ids).toEqual([gone.id])
  })
})

const manyValued = (fields: readonly FlattenedField[]): string[] =>
  fields.flatMap((field) => {
    if ('flattenedFields' in field) return manyValued(field.flattenedFields)
    if (field.type === 'text' && field.hasMany) return ['texts']
    const isBeside = (field.type === 'relationship' || field.type === 'upload') && field.hasMany
    return isBeside ? [field.relationTo].flat() : []
  })

describe('what a list is narrowed down by', () => {
  it.each(Object.values(listModels).map(({ collection }) => collection))(
    'of %s: no two fields with many values lead to the same collection',
    (collection) => {
      const targets = manyValued(app.payload.collections[collection].config.flattenedFields)
      expect(targets).toEqual([...new Set(targets)])
    },
  )
})

describe('a word in more titles than are joined', () => {
  // Numbered posts, of which the newest has the highest number; their texts have the title alone.
  const importNumbered = async (word: string, count: number) => {
    await app.payload.db.drizzle.execute(sql`
      WITH made AS (
        INSERT INTO posts (headline, publish_status, _status)
        SELECT ${word} || ' ' || place, 'DRAFT', 'draft' FROM generate_series(1, ${count}::int) AS place RETURNING id, headline
      ), versions AS (
        INSERT INTO _posts_v (parent_id, version_headline, version_sort_title, version_publish_status, version__status,
          version_updated_at, latest)
        SELECT id, headline, headline, 'DRAFT', 'draft', timestamptz '2019-01-01' + id * interval '1 minute', true FROM made
      )
      INSERT INTO search.desk (collection, id, config, title, title_vector, vector)
      SELECT 'posts', id, 'simple', headline, to_tsvector('simple', headline), to_tsvector('simple', headline) FROM made`)
  }

  it('is found in the order of the list, the post with that title first and the trash left out', async () => {
    await importNumbered('quagga', 1_050)
    const exact = await desk.createPost({ headline: 'Quagga' })
    const gone = await desk.createPost({ headline: 'Quagga gone' })
    await desk.trash(gone.id)
    const newest = await desk.createPost({ headline: 'Quagga news' })
    const older = await desk.createPost({ headline: 'Zebra', body: richText(paragraph('A quagga.')) })
    const text = 'quagga'
    const byRank = await found({ text, sort: [] }, { page: 1, pageSize: 3 })
    expect([byRank.ids.slice(0, 2), byRank.ids.length, byRank.totalItems]).toEqual([[exact.id, newest.id], 3, 1_053])
    const pages = [1, 2, 3].map((page) => found({ text, sort: [] }, { page, pageSize: 4 }))
    const whole = await found({ text, sort: [] }, { page: 1, pageSize: 12 })
    expect((await Promise.all(pages)).flatMap(({ ids }) => ids)).toEqual(whole.ids)
    const byDate = await found({ text }, { page: 1, pageSize: 3 })
    expect([byDate.ids, byDate.totalItems]).toEqual([[older.id, newest.id, exact.id], 1_053])
    const deep = await found({ text, sort: [] }, { page: 53, pageSize: 20 })
    expect(deep.ids.at(-1)).toBe(older.id)
  })
})
