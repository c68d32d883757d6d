import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { until } from '#tests/until.ts'
import { makeNewsroom, type Newsroom, postDefaults } from '../reader-api/newsroom.fixtures.ts'
import { readerApi } from '../reader-api/readerApi.plugin.ts'
import { revalidation } from './revalidation.plugin.ts'
import { listenAsSite } from './siteListener.fixtures.ts'

const secret = 'shared-with-the-site'
let app: TestPayload
let newsroom: Newsroom
let site: Awaited<ReturnType<typeof listenAsSite>>
// The reader API's answer for the path under test, while the site received the call.
let watched: { path: string; headlines: (string | number)[] } | null = null

// The site's status for the next calls; 200 when none is left.
const statuses: number[] = []
const ask = async (path: string) => {
  const response = await app.request(`/api/reader/page?path=${encodeURIComponent(path)}`)
  return response.json()
}

beforeAll(async () => {
  site = await listenAsSite(secret, {
    answer: () => statuses.shift() ?? 200,
    onCall: async () => {
      if (!watched) return
      const answer = await ask(watched.path)
      watched.headlines.push(answer.status === 200 ? answer.page.article.headline : answer.status)
    },
  })
  const siteThatIsDown = await listenAsSite(secret)
  await siteThatIsDown.stop()
  app = await bootTestPayload({
    plugins: [
      readerApi({ siteUrl: 'https://times.test' }),
      revalidation({ sites: [siteThatIsDown.url, site.url], secret }),
    ],
  })
  await makeTablesIn(app.payload)
  newsroom = await makeNewsroom(app.payload)
})
beforeEach(() => {
  watched = null
  site.take()
})
afterAll(async () => {
  await app?.stop()
  await site?.stop()
})

const makePost = (headline: string, isLive = true) =>
  app.payload.create({
    collection: 'posts',
    data: {
      ...postDefaults,
      headline,
      sections: [newsroom.news.id],
      publishDateTime: '2026-01-03T20:00:00.000Z',
      _status: isLive ? 'published' : 'draft',
    },
  })

describe('the calls that the site receives', () => {
  it('name a publication, in one signed call', async () => {
    const draft = await makePost('One call', false)
    expect(site.calls).toEqual([])
    await app.payload.update({ collection: 'posts', id: draft.id, data: { _status: 'published' } })
    expect(site.calls).toHaveLength(1)
    expect(site.calls[0]).toMatchObject({ isSigned: true, path: 'POST /__cache/purge' })
    expect(site.take()).toEqual(
      expect.arrayContaining([
        `post:${draft.id}`,
        'posts',
        `posts:section:${newsroom.news.id}`,
        'address:/2026/01/03/one-call',
      ]),
    )
  })

  it('leave out drafts that readers do not see, and saves over a live post', async () => {
    const post = await makePost('Quiet saves')
    site.take()
    await app.payload.update({ collection: 'posts', id: post.id, draft: true, data: { headline: 'Not yet' } })
    await app.payload.update({
      collection: 'posts',
      id: post.id,
      draft: true,
      autosave: true,
      data: { headline: 'No' },
    })
    await makePost('A draft', false)
    expect(site.calls).toEqual([])
  })

  it('name the section that a post leaves, even when it was left in a draft saved before', async () => {
    const post = await makePost('Moves')
    const sections = [newsroom.show.id]
    await app.payload.update({
      collection: 'posts',
      id: post.id,
      draft: true,
      data: { sections, primarySection: null },
    })
    site.take()
    await app.payload.update({ collection: 'posts', id: post.id, data: { _status: 'published' } })
    const tags = site.take()
    expect(tags).toContain(`posts:section:${newsroom.news.id}`)
    expect(tags).toContain(`posts:section:${newsroom.show.id}`)
  })

  it('name both addresses when a slug changes', async () => {
    const post = await makePost('Old slug')
    site.take()
    await app.payload.update({ collection: 'posts', id: post.id, data: { slug: 'new-slug', _status: 'published' } })
    expect(site.take()).toEqual(
      expect.arrayContaining(['address:/2026/01/03/old-slug', 'address:/2026/01/03/new-slug']),
    )
  })

  it.each([
    ['unpublished', { _status: 'draft' }],
    ['put in the trash', { deletedAt: '2026-01-04T00:00:00.000Z' }],
  ] as const)('name a post that is %s', async (_what, data) => {
    const post = await makePost('Goes away')
    site.take()
    await app.payload.update({ collection: 'posts', id: post.id, data })
    const tags = site.take()
    expect(tags).toContain(`post:${post.id}`)
    expect(tags).toContain('posts')
  })

  it('name tags, authors, files, pages, redirects and settings', async () => {
    const { payload } = app
    await payload.update({ collection: 'tags', id: newsroom.tag.id, data: { name: 'Parks!' } })
    expect(site.take()).toContain(`tag:${newsroom.tag.id}`)
    await payload.update({ collection: 'authors', id: newsroom.author.id, data: { bio: 'New.' } })
    expect(site.take()).toContain(`author:${newsroom.author.id}`)
    await payload.update({ collection: 'media', id: newsroom.photo.id, data: { alt: 'New' } })
    expect(site.take()).toContain(`media:${newsroom.photo.id}`)
    await payload.update({ collection: 'pages', id: newsroom.page.id, data: { title: 'Us', _status: 'published' } })
    expect(site.take()).toContain(`page:${newsroom.page.id}`)
    const target = await payload.create({ collection: 'url-targets', data: { path: '/Old/', type: 'gone' } })
    expect(site.take()).toEqual(['address:/old'])
    await payload.delete({ collection: 'url-targets', id: target.id })
    expect(site.take()).toEqual(['address:/old'])
    await payload.updateGlobal({ slug: 'settings', data: { tagline: 'Weekly' } })
    expect(site.take()).toEqual(['settings'])
  })
})

describe('the calls that the site receives about many documents at once', () => {
  it('name every post of an update of many', async () => {
    const posts = [await makePost('Many one'), await makePost('Many two')]
    site.take()
    const ids = posts.map(({ id }) => id)
    await app.payload.update({ collection: 'posts', where: { id: { in: ids } }, data: { _status: 'draft' } })
    expect(site.take()).toEqual(expect.arrayContaining(ids.map((id) => `post:${id}`)))
  })

  it('name what is deleted', async () => {
    const tag = await app.payload.create({ collection: 'tags', data: { name: 'Short-lived' } })
    site.take()
    await app.payload.delete({ collection: 'tags', id: tag.id })
    expect(site.take()).toEqual(['address:/tag/short-lived', `tag:${tag.id}`])
  })

  it('leave out documents that readers could not see before', async () => {
    const draft = await makePost('Never seen', false)
    const deletedAt = new Date().toISOString()
    await app.payload.update({ collection: 'posts', id: draft.id, data: { deletedAt } })
    await app.payload.delete({ collection: 'posts', id: draft.id, trash: true })
    expect(site.calls).toEqual([])
  })
})

describe('the time of the calls to the site', () => {
  it('after the commit: a site that reads at once reads the new state', async () => {
    const post = await makePost('Before')
    watched = { path: '/2026/01/03/before', headlines: [] }
    await app.payload.update({ collection: 'posts', id: post.id, data: { headline: 'After', _status: 'published' } })
    expect(watched.headlines).toEqual(['After'])
  })

  it('once for everything that one transaction changed, and before the commit nothing', async () => {
    const { payload } = app
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.update({ collection: 'tags', id: newsroom.tag.id, data: { name: 'P' }, req })
    await payload.update({ collection: 'authors', id: newsroom.author.id, data: { bio: 'B' }, req })
    expect(site.calls).toEqual([])
    await commitTransaction(req)
    expect(site.calls).toHaveLength(1)
    expect(site.take()).toEqual(expect.arrayContaining([`tag:${newsroom.tag.id}`, `author:${newsroom.author.id}`]))
  })

  it('never, when the transaction is rolled back', async () => {
    const { payload } = app
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.update({ collection: 'tags', id: newsroom.tag.id, data: { name: 'Gone' }, req })
    await killTransaction(req)
    await payload.update({ collection: 'authors', id: newsroom.author.id, data: { bio: 'C' } })
    expect(site.take()).not.toContain(`tag:${newsroom.tag.id}`)
  })
})

describe('when something is wrong with a site', () => {
  it('the save succeeds, and the other sites are called', async () => {
    const saved = await app.payload.update({ collection: 'tags', id: newsroom.tag.id, data: { name: 'Saved' } })
    expect(saved.name).toBe('Saved')
    expect(site.take()).toEqual(expect.arrayContaining([`tag:${newsroom.tag.id}`]))
  })

  it('the call is repeated, with a new signature', async () => {
    statuses.push(503)
    await app.payload.update({ collection: 'tags', id: newsroom.tag.id, data: { name: 'Again' } })
    expect(site.calls).toHaveLength(1)
    await until('the site is called twice', () => site.calls.length === 2)
    const [first, second] = site.calls
    expect(second?.tags).toEqual(first?.tags)
    expect(second?.isSigned).toBe(true)
    expect(second?.sentAt).not.toBe(first?.sentAt)
  })
})

describe('an import', () => {
  it('does not wait for the site, which gets few calls for many changes', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five']
    for (const name of names) {
      await app.payload.create({ collection: 'tags', data: { name }, context: { isImport: true } })
    }
    const purgedTags = () => site.calls.flatMap((call) => call.tags.filter((tag) => tag.startsWith('tag:')))
    await until('all tags are told', () => purgedTags().length === names.length)
    expect(site.calls.length).toBeLessThan(names.length)
  })
})
