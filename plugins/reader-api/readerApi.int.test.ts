import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RequiredDataFromCollectionSlug } from 'payload'
import { createLocalReq } from 'payload'
import { recordUnpublish } from '#collections/addresses/unpublishFate.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeNewsroom, type Newsroom, postDefaults } from './newsroom.fixtures.ts'
import { readerApi } from './readerApi.plugin.ts'
import { sources } from './rows.schema.ts'

let app: TestPayload
let newsroom: Newsroom
beforeAll(async () => {
  app = await bootTestPayload({ plugins: [readerApi({ siteUrl: 'https://times.test' })] })
  newsroom = await makeNewsroom(app.payload)
  const { payload } = app
  const target = (data: RequiredDataFromCollectionSlug<'url-targets'>) =>
    payload.create({ collection: 'url-targets', data })
  await target({ path: '/old-park', type: 'post', post: newsroom.post.id, code: '301' })
  await target({ path: '/to-author', type: 'author', author: newsroom.author.id, code: '307' })
  await target({ path: '/to-tag', type: 'tag', tag: newsroom.tag.id })
  await target({ path: '/to-show', type: 'section', section: newsroom.show.id })
  await target({ path: '/to-page', type: 'page', page: newsroom.page.id })
  const unseen = { path: '/to-hidden', type: 'section' as const, section: newsroom.hidden.id }
  await payload.create({ collection: 'url-targets', data: unseen, context: { isImport: true } })
  await target({ path: '/elsewhere', type: 'redirect', url: 'https://example.org/x', code: '307' })
  await target({ path: '/gone', type: 'gone' })
  await target({
    path: '/taken-down',
    type: 'unavailable_for_legal_reasons',
    authority: 'County Court',
    authorityUrl: 'https://court.test/',
  })
}, 120_000)
afterAll(() => app?.stop())

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`/api/reader/${path}`, { headers })
  return { status: response.status, body: await response.json() }
}

const page = async (path: string, more = '') => (await get(`page?path=${encodeURIComponent(path)}${more}`)).body
const articlePath = '/2026/01/02/park-opens'

describe('what readers get at a path', () => {
  it('an article with everything that it names', async () => {
    const answer = await page(articlePath)
    const { photo, inBody, post, author, news, tag } = newsroom
    expect(answer).toMatchObject({
      status: 200,
      page: {
        kind: 'article',
        path: articlePath,
        site: {
          name: 'The Test Times',
          url: 'https://times.test',
          navigation: [
            { label: 'News', href: '/section/news' },
            { label: 'Us', href: '/about' },
            { label: 'Shop', href: 'https://shop.example' },
          ],
          footer: [{ label: 'Terms', href: '/terms-of-use' }],
        },
        seo: { title: 'Park opens', description: 'After ten years.', image: { id: String(photo.id) } },
        article: {
          id: String(post.id),
          url: articlePath,
          dek: 'After ten years.',
          dekBlocks: [{ type: 'paragraph' }],
          kicker: 'Breaking',
          kickerExpiresIn: 3_600_000,
          authors: [
            { name: 'Ana Ames', url: '/author/ana-ames' },
            { name: 'Guest Writer', url: null },
          ],
          primarySection: { label: 'News', href: '/section/news' },
          sections: [{ label: 'News', href: '/section/news' }],
          tags: [{ label: 'Parks', href: '/tag/parks' }],
          image: {
            src: '/media/photo.png',
            width: 30,
            height: 20,
            alt: 'Alt of photo',
            focalPoint: { x: 0.5, y: 0.5 },
          },
          wordCount: 5,
        },
      },
    })
    expect(Object.keys(answer.page.references.media)).toEqual([String(inBody.id)])
    expect(answer.tags).toEqual(
      expect.arrayContaining([
        'settings',
        `address:${articlePath}`,
        `post:${post.id}`,
        `author:${author.id}`,
        `section:${news.id}`,
        `tag:${tag.id}`,
        `media:${photo.id}`,
        `media:${inBody.id}`,
      ]),
    )
  })

  it('the home page: the newest posts, and the sections at work', async () => {
    const answer = await page('/')
    expect(answer.page).toMatchObject({
      kind: 'home',
      path: '/',
      posts: [{ headline: 'Park opens' }],
      sections: [{ link: { label: 'News' }, posts: [{ headline: 'Park opens' }] }],
    })
    expect(answer.tags).toEqual(expect.arrayContaining(['posts', 'settings']))
  })

  it('a section, a tag and an author with their posts, renewed by the list’s tag and not by every post', async () => {
    const section = await page('/section/news')
    expect(section.page).toMatchObject({ kind: 'section', title: 'News', listing: { page: 1, pages: 1, total: 1 } })
    expect(section.page.description).toMatchObject([{ type: 'paragraph' }])
    expect(section.tags).toContain(`posts:section:${newsroom.news.id}`)
    expect(section.tags).not.toContain('posts')
    const tag = await page('/tag/parks')
    expect(tag.page).toMatchObject({ kind: 'tag', title: 'Parks', listing: { posts: [{ headline: 'Park opens' }] } })
    expect(tag.tags).toContain(`posts:tag:${newsroom.tag.id}`)
    const author = await page('/author/ana-ames')
    expect(author.page).toMatchObject({ kind: 'author', bio: 'Writes.', portrait: { id: String(newsroom.photo.id) } })
    expect(author.tags).toContain(`posts:author:${newsroom.author.id}`)
  })

  it('a show at its own address, and no section where a show is meant', async () => {
    expect((await page('/podcasts/our-show')).page).toMatchObject({ kind: 'section', title: 'Our Show' })
    expect(await page('/section/our-show')).toMatchObject({ status: 301, location: '/podcasts/our-show' })
  })

  it('a page', async () => {
    expect((await page('/about')).page).toMatchObject({ kind: 'page', title: 'About', blocks: [{ type: 'paragraph' }] })
  })

  it.each([
    ['/2026/01/02/Park-Opens/', articlePath],
    ['//about', '/about'],
    ['/Section/news/', '/section/news'],
    ['/%61bout', '/about'],
  ])('the one address instead of %s', async (spelling, location) => {
    expect(await page(spelling)).toMatchObject({ status: 301, location })
  })

  it.each([
    ['/old-park', 301, articlePath],
    ['/OLD-PARK/', 301, articlePath],
    ['/to-author', 307, '/author/ana-ames'],
    ['/to-tag', 301, '/tag/parks'],
    ['/to-show', 301, '/podcasts/our-show'],
    ['/to-page', 301, '/about'],
    ['/elsewhere', 307, 'https://example.org/x'],
  ])('%s: %d to %s', async (path, status, location) => {
    const answer = await page(path)
    expect(answer).toMatchObject({ status, location })
    expect(answer.tags).toContain(`address:${path.toLowerCase().replace(/\/$/, '')}`)
  })

  it('410 for what is gone, and 451 with who demanded it', async () => {
    expect(await page('/gone')).toMatchObject({ status: 410, authority: null, site: { name: 'The Test Times' } })
    expect(await page('/taken-down')).toMatchObject({
      status: 451,
      authority: 'County Court',
      authorityUrl: 'https://court.test/',
    })
  })

  it.each([
    '/nothing-here',
    '/2026/01/02/nothing',
    '/section/secret-section',
    '/secret-page',
    '/to-hidden',
    '/a/b/c/d',
    '/%00',
  ])('404 at %s', async (path) => {
    expect(await page(path)).toMatchObject({ status: 404, site: { name: 'The Test Times' } })
  })

  it('404 past the end of a list', async () => {
    expect(await page('/section/news', '&page=2')).toMatchObject({ status: 404 })
  })

  it('one step, when what a redirect leads to has left the site and leads on itself', async () => {
    const { payload } = app
    const data = { ...postDefaults, headline: 'Merged', _status: 'published' as const }
    const { id, path } = await payload.create({ collection: 'posts', data })
    await payload.create({ collection: 'url-targets', data: { path: '/old-merged', type: 'post', post: id } })
    const req = await createLocalReq({}, payload)
    const fate = {
      unpublishAction: 'redirect_to_content',
      contentType: 'post',
      contentId: String(newsroom.post.id),
    } as const
    await recordUnpublish(req, { collection: 'posts', id, fate })
    await payload.update({ collection: 'posts', id, data: { _status: 'draft' }, req })
    const answer = await page('/old-merged')
    expect(answer).toMatchObject({ status: 301, location: articlePath })
    expect(answer.tags).toEqual(expect.arrayContaining(['address:/old-merged', `address:${path}`, `post:${id}`]))
  })
})

describe('what may be asked', () => {
  it.each([
    ['page', 'path is missing: the path that the reader asked for'],
    ['page?path=about', 'path must begin with "/"'],
    ['page?path=/&page=0', 'page must be a whole number from 1 to 100000'],
    ['page?path=/&page=x', 'page must be a whole number from 1 to 100000'],
    ['sitemap?part=1.5', 'part must be a whole number from 1 to 100000'],
  ])('%s: 400 “%s”', async (path, message) => {
    const { status, body } = await get(path)
    expect(status).toBe(400)
    expect(body.errors[0].message).toBe(message)
  })
})

describe('feeds and sitemaps', () => {
  it('the newest posts, whole', async () => {
    const { body } = await get('feed')
    expect(body).toMatchObject({
      title: 'The Test Times',
      path: '/',
      articles: [{ headline: 'Park opens', wordCount: 5 }],
    })
    expect(body.tags).toContain('posts')
    expect(Object.keys(body.references.media)).toEqual([String(newsroom.inBody.id)])
  })

  it('of a section; 404 for one that readers cannot see', async () => {
    const { body } = await get('feed?section=news')
    expect(body).toMatchObject({ title: 'News', path: '/section/news', articles: [{ headline: 'Park opens' }] })
    expect((await get('feed?section=secret-section')).status).toBe(404)
  })

  it('of a section at the address that it had before', async () => {
    const { payload } = app
    const data = { name: 'Old name', slug: 'old-name', _status: 'published' as const }
    const { id } = await payload.create({ collection: 'sections', data, draft: false })
    await payload.update({ collection: 'sections', id, data: { _status: 'published', slug: 'new-name' } })
    const { status, body } = await get('feed?section=old-name')
    expect(status).toBe(200)
    expect(body).toMatchObject({ title: 'Old name', path: '/section/new-name' })
    expect(body.tags).toContain('address:/section/old-name')
    await payload.update({ collection: 'sections', id, data: { _status: 'draft' } })
  })

  it('every address once, in parts', async () => {
    const { body } = await get('sitemap')
    const parts = Array.from({ length: body.parts }, (_, index) => get(`sitemap?part=${index + 1}`))
    const paths = (await Promise.all(parts)).flatMap((part) =>
      part.body.entries.map(({ path }: { path: string }) => path),
    )
    expect(paths.sort()).toEqual([
      '/',
      '/2026/01/02/park-opens',
      '/about',
      '/author/ana-ames',
      '/podcasts/our-show',
      '/section/news',
    ])
    expect((await get(`sitemap?part=${body.parts + 1}`)).status).toBe(404)
  })

  it('news of the last 48 hours only', async () => {
    const { payload } = app
    const fresh = await payload.create({
      collection: 'posts',
      data: { ...postDefaults, headline: 'Fresh', _status: 'published' },
    })
    const { body } = await get('news-sitemap')
    expect(body.posts.map(({ headline }: { headline: string }) => headline)).toEqual(['Fresh'])
    await payload.update({ collection: 'posts', id: fresh.id, data: { _status: 'draft' } })
  })
})

describe('what readers never get', () => {
  const everything = async () => {
    const paths = ['/', articlePath, '/section/news', '/tag/parks', '/author/ana-ames', '/about', '/none', '/gone']
    const pages = await Promise.all(paths.map((path) => page(path)))
    const others = await Promise.all(
      ['feed', 'feed?section=news', 'sitemap?part=1', 'news-sitemap'].map((path) => get(path)),
    )
    return JSON.stringify([...pages, ...others])
  }

  it('drafts, internal fields, names of staff and e-mail addresses', async () => {
    const said = await everything()
    expect(said).not.toMatch(/secret/i)
    expect(said).not.toMatch(/@citydesk\.test|Ana Account/)
    const names = [
      'email',
      'note',
      'createdBy',
      'importKey',
      'usageInstructions',
      'publishStatus',
      '_status',
      'deletedAt',
    ]
    for (const name of names) expect(said).not.toContain(`"${name}"`)
  })

  it('changes that are not published, and posts in the trash', async () => {
    const { payload } = app
    const create = {
      collection: 'posts',
      data: { ...postDefaults, headline: 'Visible', _status: 'published' },
    } as const
    const post = await payload.create(create)
    await payload.update({ collection: 'posts', id: post.id, draft: true, data: { headline: 'Secret change' } })
    expect((await page(post.path ?? '')).page.article.headline).toBe('Visible')
    await payload.update({ collection: 'posts', id: post.id, data: { deletedAt: new Date().toISOString() } })
    expect((await page(post.path ?? '')).status).toBe(410)
    expect(await everything()).not.toContain('Visible')
  })

  it('a field that is kept from them: whatever is read here has no access rule of its own', () => {
    const restricted = Object.values(sources).flatMap(({ collection, row }) => {
      const fields = new Map(
        app.payload.collections[collection].config.flattenedFields.map((field) => [field.name, field]),
      )
      return Object.keys(row.shape).filter((name) => {
        const field = fields.get(name)
        return name !== 'id' && (!field || ('access' in field && field.access?.read))
      })
    })
    expect(restricted).toEqual([])
  })

  it('more than anybody else when they are signed in', async () => {
    const { payload } = app
    await payload.update({ collection: 'users', id: newsroom.user.id, data: { status: 'ACTIVE' } })
    const { token } = await payload.login({
      collection: 'users',
      data: { email: 'ana.account@citydesk.test', password: 'long-enough-for-a-test' },
    })
    const { body } = await get('page?path=/section/secret-section', { Authorization: `JWT ${token}` })
    expect(body.status).toBe(404)
  })
})
