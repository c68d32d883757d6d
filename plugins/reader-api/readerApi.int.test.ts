import { beforeAll, describe, expect, it } from '@jest/globals'
import type { RequiredDataFromCollectionSlug } from 'payload'
import { createLocalReq } from 'payload'
import { recordUnpublish } from '#collections/addresses/unpublishAction.ts'
import { postDefaults } from './newsroom.fixtures.ts'
import { articlePath, readerNewsroom } from './readerNewsroom.fixtures.ts'

const { app, newsroom, get, page } = readerNewsroom()

beforeAll(async () => {
  const { payload } = app()
  const target = (data: RequiredDataFromCollectionSlug<'url-targets'>) =>
    payload.create({ collection: 'url-targets', data })
  await target({ path: '/old-park', type: 'post', post: newsroom().post.id, code: '301' })
  await target({ path: '/to-author', type: 'author', author: newsroom().author.id, code: '307' })
  await target({ path: '/to-tag', type: 'tag', tag: newsroom().tag.id })
  await target({ path: '/to-show', type: 'section', section: newsroom().show.id })
  await target({ path: '/to-page', type: 'page', page: newsroom().page.id })
  const unseen = { path: '/to-hidden', type: 'section' as const, section: newsroom().hidden.id }
  await payload.create({ collection: 'url-targets', data: unseen, context: { isImport: true } })
  await target({ path: '/elsewhere', type: 'redirect', url: 'https://example.org/x', code: '307' })
  await target({ path: '/gone', type: 'gone' })
  await target({
    path: '/taken-down',
    type: 'unavailable_for_legal_reasons',
    authority: 'County Court',
    authorityUrl: 'https://court.test/',
  })
})

describe('what readers get at a path', () => {
  it('an article with everything that it names', async () => {
    const answer = await page(articlePath)
    const { photo, inBody, post, author, news, tag } = newsroom()
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
            captions: [],
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

  it('the home page: rows that fill themselves with the newest posts', async () => {
    const answer = await page('/')
    expect(answer.page).toMatchObject({ kind: 'home', path: '/' })
    const [top] = answer.page.blocks
    expect(top.type).toBe('homepage-row')
    expect(answer.page.references.posts[top.children[0].props.post]).toMatchObject({ headline: 'Park opens' })
    expect(answer.tags).toEqual(expect.arrayContaining(['posts', 'settings', 'front:1', 'address:/']))
  })

  it('a section, a tag and an author with their posts, renewed by the list’s tag and not by every post', async () => {
    const section = await page('/section/news')
    expect(section.page).toMatchObject({ kind: 'section', title: 'News', listing: { page: 1, pages: 1, total: 1 } })
    expect(section.page.description).toMatchObject([{ type: 'paragraph' }])
    expect(section.tags).toContain(`posts:section:${newsroom().news.id}`)
    expect(section.tags).not.toContain('posts')
    const tag = await page('/tag/parks')
    expect(tag.page).toMatchObject({ kind: 'tag', title: 'Parks', listing: { posts: [{ headline: 'Park opens' }] } })
    expect(tag.tags).toContain(`posts:tag:${newsroom().tag.id}`)
    const author = await page('/author/ana-ames')
    const profile = { bio: 'Writes.', portrait: { id: String(newsroom().photo.id) } }
    expect(author.page).toMatchObject({ kind: 'author', profile })
    expect(author.tags).toContain(`posts:author:${newsroom().author.id}`)
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
    const { payload } = app()
    const data = { ...postDefaults, headline: 'Merged', _status: 'published' as const }
    const { id, path } = await payload.create({ collection: 'posts', data })
    await payload.create({ collection: 'url-targets', data: { path: '/old-merged', type: 'post', post: id } })
    const req = await createLocalReq({}, payload)
    const unpublishAction = {
      unpublishAction: 'redirect_to_content',
      contentType: 'post',
      contentId: String(newsroom().post.id),
    } as const
    await recordUnpublish(req, { collection: 'posts', id, unpublishAction })
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

describe('republishing', () => {
  it('is offered with its terms for a story that allows it, while the publication does', async () => {
    const { payload } = app()
    const { id } = newsroom().post
    const offered = async () => (await page(articlePath)).page.republishing
    const allow = (data: { allowRepublishing?: boolean; type?: 'article' | 'sponsored' }) =>
      payload.update({ collection: 'posts', id, data: { ...data, _status: 'published' } })
    const publication = (isOn: boolean) =>
      payload.updateGlobal({ slug: 'settings', data: { republishing: { isOn, terms: ' Name us.\n\nLink to us. ' } } })
    expect(await offered()).toBeNull()
    await allow({ allowRepublishing: true })
    expect(await offered()).toBeNull()
    await publication(true)
    expect(await offered()).toEqual({
      audience: 'anyone',
      licence: 'Creative Commons Attribution-NoDerivatives 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-nd/4.0/',
      terms: ['Name us.', 'Link to us.'],
    })
    await allow({ type: 'sponsored' })
    expect(await offered()).toBeNull()
    await allow({ allowRepublishing: false, type: 'article' })
    await publication(false)
  })
})
