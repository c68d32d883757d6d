import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { blocksField } from '#plugins/blocks-field/blocksField.plugin.ts'
import { png } from '#plugins/media-library/file/oddFiles.fixtures.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator } from '#tests/integration/people.ts'
import type { PostDesk } from '#tests/integration/postDesk.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import type { RestClient } from '#tests/integration/restClient.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { usage } from './usage.plugin.ts'

const bodies = { posts: 'body', newsletters: 'body', sections: 'description', fronts: 'body' }

let app: TestPayload
let client: RestClient
let desk: PostDesk

beforeAll(async () => {
  app = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [blocksField({ collections: bodies }), usage({ panel: '/nowhere.tsx#Nothing', bodies })],
  })
  const administrator = await createAdministrator(app.payload)
  client = await signIn(app, administrator.email)
  desk = postDesk(app, administrator)
})

afterAll(() => app?.stop())

const picture = async () => {
  const data = await png()
  const file = { name: 'a.png', mimetype: 'image/png', data, size: data.length }
  return app.payload.create({ collection: 'media', data: {}, file, draft: false })
}

const usersOf = async (kind: string, id: number) => dataOf(await rpcClient(client).query('usage.getUses', { kind, id }))

const bodyWith = (block: { type: string }) => ({
  root: {
    type: 'root',
    format: '' as const,
    indent: 0,
    version: 1,
    direction: null,
    children: [{ version: 1, ...block }],
  },
})

describe('where something is used', () => {
  it('is reported for a picture of a post, whether readers see it or not', async () => {
    const { id } = await picture()
    const draft = await desk.createPost({ headline: 'A draft', featuredMedia: id })
    const live = await desk.createLive({ headline: 'A story', socialImage: id })
    expect(await usersOf('media', id)).toMatchObject({
      total: 2,
      uses: expect.arrayContaining([
        { slug: 'posts', id: String(draft.id), label: 'Post', title: 'A draft', publishStatus: 'DRAFT', isLive: false },
        {
          slug: 'posts',
          id: String(live.id),
          label: 'Post',
          title: 'A story',
          publishStatus: 'PUBLISHED',
          isLive: true,
        },
      ]),
    })
  })

  it('is reported for what readers still see but the newest version dropped, and for what is not live', async () => {
    const [old, young] = [await picture(), await picture()]
    const { id } = await desk.createLive({ websiteImage: old.id })
    await app.payload.update({ collection: 'posts', id, data: { websiteImage: young.id }, draft: true })
    expect(await usersOf('media', old.id)).toMatchObject({ total: 1, uses: [{ id: String(id), isLive: true }] })
    expect(await usersOf('media', young.id)).toMatchObject({ total: 1, uses: [{ id: String(id) }] })
  })

  it.each([
    ['a picture', (id: string) => ({ type: 'image', props: { contentId: id } })],
    ['the poster of a film', (id: string) => ({ type: 'video', props: { contentId: null, posterId: id } })],
    ['a gallery', (id: string) => ({ type: 'gallery', props: { content: [{ id: '99999' }, { id }] } })],
    ['a comparison', (id: string) => ({ type: 'image-compare', props: { first: null, second: { contentId: id } } })],
    [
      'a picture in a column',
      (id: string) => ({
        type: 'columns',
        children: [{ type: 'column', version: 1, children: [{ type: 'image', version: 1, props: { contentId: id } }] }],
      }),
    ],
  ])('is reported for %s in a story', async (_what, block) => {
    const { id } = await picture()
    // As the database stores it: this rule does not depend on the block types.
    const post = await desk.createPost()
    const body = JSON.stringify(bodyWith(block(String(id))))
    await app.payload.db.drizzle.execute(
      sql`UPDATE _posts_v SET version_body = ${body}::jsonb WHERE parent_id = ${post.id} AND latest`,
    )
    expect(await usersOf('media', id)).toMatchObject({ total: 1, uses: [{ id: String(post.id) }] })
    expect(await usersOf('media', id + 1000)).toMatchObject({ total: 0 })
  })

  it('is reported for tags, authors, sections and shows', async () => {
    const { payload } = app
    const tag = await payload.create({ collection: 'tags', data: { name: 'Harbour' }, draft: false })
    const author = await payload.create({ collection: 'authors', data: { name: 'Ines Okafor' }, draft: false })
    const section = await payload.create({
      collection: 'sections',
      data: { name: 'Politics', type: 'politics' },
      draft: false,
    })
    const { id } = await desk.createPost({ tags: [tag.id], authors: [author.id], sections: [section.id] })
    for (const [kind, used] of [
      ['tags', tag],
      ['authors', author],
      ['sections', section],
    ] as const)
      expect(await usersOf(kind, used.id)).toMatchObject({ total: 1, uses: [{ id: String(id) }] })
  })
})

describe('whatever uses something', () => {
  it('is reported: people, settings, films, newsletters, promotions', async () => {
    const { payload } = app
    const { id } = await picture()
    await payload.create({ collection: 'authors', data: { name: 'Mara Lind', portrait: id }, draft: false })
    await payload.create({ collection: 'promotions', data: { heading: 'Subscribe', featuredImage: id }, draft: true })
    await payload.updateGlobal({ slug: 'settings', data: { logo: id } })
    expect(await usersOf('media', id)).toMatchObject({
      total: 3,
      uses: expect.arrayContaining([
        {
          slug: 'authors',
          id: expect.any(String),
          label: 'Author',
          title: 'Mara Lind',
          publishStatus: null,
          isLive: true,
        },
        expect.objectContaining({ slug: 'promotions', title: 'Subscribe', publishStatus: 'DRAFT', isLive: false }),
        { slug: 'settings', id: null, label: 'Settings', title: 'Settings', publishStatus: null, isLive: true },
      ]),
    })
  })

  it('is reported for a redirect, and for the navigation', async () => {
    const { payload } = app
    const tag = await payload.create({ collection: 'tags', data: { name: 'Ferries' }, draft: false })
    await payload.create({
      collection: 'url-targets',
      data: { path: '/old-ferries', type: 'tag', tag: tag.id, code: '301' },
      draft: false,
    })
    expect(await usersOf('tags', tag.id)).toMatchObject({
      total: 1,
      uses: [{ slug: 'url-targets', title: '/old-ferries' }],
    })
    const section = await payload.create({
      collection: 'sections',
      data: { name: 'Harbour', type: 'sports' },
      draft: false,
    })
    await payload.updateGlobal({ slug: 'settings', data: { navigation: [{ type: 'section', section: section.id }] } })
    expect(await usersOf('sections', section.id)).toMatchObject({ total: 1, uses: [{ slug: 'settings' }] })
  })

  it('is reported for the filters of the home page', async () => {
    const { payload } = app
    const { id } = await payload.create({ collection: 'tags', data: { name: 'Tides' }, draft: false })
    const slot = { version: 1, type: 'homepage-slot', id: 's1', props: {} }
    const row = { type: 'homepage-row', id: 'r1', props: { tags: [String(id)] }, children: [slot] }
    const data = { title: 'Home page', body: bodyWith(row) }
    const front = await payload.create({ collection: 'fronts', data, draft: true })
    expect(await usersOf('tags', id)).toMatchObject({
      total: 1,
      uses: [{ slug: 'fronts', id: String(front.id), title: 'Home page' }],
    })
    expect(await usersOf('authors', id)).toMatchObject({ total: 0 })
  })

  it.each([
    ['a show in a newsletter', 'sections', (id: string) => ({ type: 'show', id: 'b1', props: { id } })],
    [
      'a promotion of episodes',
      'sections',
      (id: string) => ({ type: 'podcast-promotion', props: { showSectionId: id } }),
    ],
    ['the filters of episodes', 'tags', (id: string) => ({ type: 'show-episodes', props: { tags: ['99999', id] } })],
    [
      'a reusable block in a column',
      'reusable-blocks',
      (id: string) => ({
        type: 'columns',
        children: [
          { type: 'column', version: 1, children: [{ type: 'reusable', version: 1, props: { reusableId: id } }] },
        ],
      }),
    ],
    ['who episodes are by', 'authors', (id: string) => ({ type: 'episode-showcase', props: { authors: [id] } })],
  ])('is reported for %s', async (_what, kind, block) => {
    const { id } = await app.payload.create({
      collection: 'newsletters',
      data: { title: 'First Boat Out' },
      draft: true,
    })
    const named = 4711 + id
    const body = JSON.stringify(bodyWith(block(String(named))))
    await app.payload.db.drizzle.execute(
      sql`UPDATE _newsletters_v SET version_body = ${body}::jsonb WHERE parent_id = ${id} AND latest`,
    )
    expect(await usersOf(kind, named)).toMatchObject({
      total: 1,
      uses: [{ slug: 'newsletters', id: String(id), title: 'First Boat Out', publishStatus: 'DRAFT' }],
    })
    expect(await usersOf('media', named)).toMatchObject({ total: 0 })
  })
})

describe('deleting what is used, or moving it to the trash,', () => {
  it('is refused over REST until the person says that they know', async () => {
    const { id } = await picture()
    await desk.createPost({ headline: 'A story', websiteImage: id })
    expect(await client('DELETE', `/api/media/${id}`)).toMatchObject({
      status: 409,
      body: { errors: [{ message: expect.stringMatching(/^Used in 1 place: “A story”\./) }] },
    })
    expect(await client('DELETE', `/api/media/${id}?evenIfUsed=true`)).toMatchObject({ status: 200 })
  })

  it('is asked of a section when it is moved to the trash, by whichever call', async () => {
    const section = await app.payload.create({ collection: 'sections', data: { name: 'Old desk' }, draft: false })
    const path = `/api/sections/${section.id}`
    const deletedAt = new Date().toISOString()
    await desk.createPost({ headline: 'Of the old desk', sections: [section.id] })
    const refused = {
      status: 409,
      body: { errors: [{ message: 'Used in 1 place: “Of the old desk”.', data: { code: 'usage.used', total: 1 } }] },
    }
    expect(await client('POST', `${path}/trash`)).toMatchObject(refused)
    expect(await client('PATCH', path, { deletedAt })).toMatchObject(refused)
    expect(await client('POST', `${path}/trash?evenIfUsed=true`)).toMatchObject({ status: 200 })
    // What lies there is written on without being asked.
    expect(await client('POST', `${path}/restore`)).toMatchObject({ status: 200 })
  })

  it('is asked of a section when it is deleted out of the trash', async () => {
    const { id } = await app.payload.create({
      collection: 'sections',
      data: { name: 'Closed desk', type: 'sports' },
      draft: false,
    })
    await desk.createPost({ headline: 'Of the old desk', sections: [id] })
    await app.payload.update({ collection: 'sections', id, data: { deletedAt: new Date().toISOString() }, trash: true })
    expect(await client('DELETE', `/api/sections/${id}?trash=true`)).toMatchObject({ status: 409 })
    expect(await client('DELETE', `/api/sections/${id}?evenIfUsed=true&trash=true`)).toMatchObject({ status: 200 })
  })

  it('goes on as ever for what is not used', async () => {
    const { id } = await picture()
    expect(await client('DELETE', `/api/media/${id}`)).toMatchObject({ status: 200 })
  })
})
