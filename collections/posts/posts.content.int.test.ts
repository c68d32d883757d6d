import { describe, expect, it } from '@jest/globals'
import { editorsDesk } from '#tests/integration/editorsDesk.ts'
import { createPerson } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'

const { app, editor, desk } = editorsDesk()

describe('the slug of a post', () => {
  it('is made from the headline and follows it until the post has an address', async () => {
    const { id, slug } = await desk().createPost({ headline: 'Fire' })
    expect(slug).toBe('fire')
    expect((await desk().update(id, { headline: 'Fire downtown' })).slug).toBe('fire-downtown')
    await desk().publish(id)
    expect((await desk().update(id, { headline: 'Fire is out' })).slug).toBe('fire-downtown')
  })

  it('that is made gets a number where another post has it, a draft or a trashed one too', async () => {
    const drafted = await desk().createPost({ headline: 'Before' })
    await desk().update(drafted.id, { slug: 'same-words' })
    expect((await desk().createPost({ headline: 'Same words' })).slug).toBe('same-words-2')
    const trashed = await desk().createPost({ headline: 'Same words' })
    expect(trashed.slug).toBe('same-words-3')
    await desk().trash(trashed.id)
    expect((await desk().createPost({ headline: 'Same words' })).slug).toBe('same-words-4')
  })

  it('that is chosen is refused where a post, a page or a redirect has it', async () => {
    await desk().createPost({ slug: 'taken-by-post' })
    await app().payload.create({ collection: 'pages', data: { title: 'Taken by page' }, draft: true })
    await app().payload.create({
      collection: 'url-targets',
      data: { path: '/taken-by-redirect', type: 'gone' },
      draft: false,
    })
    for (const slug of ['taken-by-post', 'taken-by-page', 'taken-by-redirect']) {
      await expect(desk().createPost({ slug })).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
    }
  })

  it('of a page is none of the site’s own', async () => {
    const create = (slug: string) =>
      app().payload.create({ collection: 'pages', data: { title: 'Page', slug }, draft: true })
    await expect(create('section')).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
    expect((await create('sections')).slug).toBe('sections')
  })

  it('that is no slug is refused at publication', async () => {
    await expect(desk().createLive({ slug: 'No Slug' })).rejects.toMatchObject({ status: 400 })
  })

  it('is made of Latin letters from a headline in another script', async () => {
    expect((await desk().createLive({ headline: '東京の火事' })).slug).toBe('dongjing-no-huoshi')
  })
})

describe('the sections of a post', () => {
  const createSection = async (name: string) =>
    (await app().payload.create({ collection: 'sections', data: { name, _status: 'published' }, draft: false })).id

  it('a single section is the primary one; another is primary only while it is among them', async () => {
    const [news, sports] = [await createSection('News'), await createSection('Sports')]
    const post = await desk().createPost({ sections: [news] })
    expect(post.primarySection).toBe(news)
    expect((await desk().update(post.id, { sections: [news, sports], primarySection: sports })).primarySection).toBe(
      sports,
    )
    expect((await desk().update(post.id, { sections: [news] })).primarySection).toBe(news)
    await expect(desk().createLive({ sections: [], primarySection: news })).rejects.toMatchObject({
      data: { errors: [{ path: 'primarySection' }] },
    })
  })
})

describe('readers', () => {
  const asReader = { overrideAccess: false, depth: 1 }

  it('see live posts only, in every way of asking', async () => {
    const live = await desk().createLive({ headline: 'For readers', note: 'Not for readers' })
    await desk().update(live.id, { headline: 'Not yet for readers' })
    const draft = await desk().createPost()
    const trashed = await desk().createLive()
    await desk().trash(trashed.id)
    const ids = { in: [live.id, draft.id, trashed.id] }

    const seen = async (options: object) => {
      const { docs } = await app().payload.find({ collection: 'posts', where: { id: ids }, ...asReader, ...options })
      return docs.map(({ headline }) => headline)
    }
    expect(await seen({})).toEqual(['For readers'])
    expect(await seen({ trash: true })).toEqual(['For readers'])
    // A query for newest versions returns live ones; the newest of this post is not live.
    expect(await seen({ draft: true })).toEqual([])
    expect(await seen({ draft: true, trash: true })).toEqual([])
    await expect(app().payload.findByID({ collection: 'posts', id: draft.id, ...asReader })).rejects.toMatchObject({
      status: 404,
    })
    await expect(app().payload.findVersions({ collection: 'posts', ...asReader })).rejects.toMatchObject({
      status: 403,
    })
  })

  it('never get internal fields, nor by asking for posts that have them or by sorting', async () => {
    const author = await app().payload.create({
      collection: 'authors',
      data: { name: 'Ana Reyes', email: 'ana@citydesk.test', user: editor().id },
      draft: false,
    })
    const { id } = await desk().createLive({ note: 'Secret', authors: [author.id] })
    const post = await app().payload.findByID({ collection: 'posts', id, ...asReader })
    expect(Object.keys(post)).not.toEqual(expect.arrayContaining(['createdBy']))
    for (const name of ['createdBy', 'importKey', 'note']) expect(post).not.toHaveProperty(name)
    expect(JSON.stringify(post)).not.toContain('@citydesk.test')
    expect(post.authors).toMatchObject([{ name: 'Ana Reyes' }])
    for (const path of ['createdBy', 'createdBy.email', 'note', 'importKey', 'authors.email']) {
      const where = { [path]: { exists: true } }
      for (const query of [{ where }, { sort: path }]) {
        await expect(app().payload.find({ collection: 'posts', ...query, ...asReader })).rejects.toMatchObject({
          status: 400,
        })
      }
    }
  })

  it('cannot list people, roles or redirects', async () => {
    for (const collection of ['users', 'roles', 'url-targets'] as const) {
      await expect(app().payload.find({ collection, ...asReader })).rejects.toMatchObject({ status: 403 })
    }
  })
})

describe('contributors', () => {
  it('write under their own by-line what others publish', async () => {
    const contributor = await createPerson(app().payload, ['CREATE_POST', 'UPDATE_SELF_POST'])
    const asContributor = { user: contributor, overrideAccess: false, depth: 0 }
    const author = await app().payload.create({
      collection: 'authors',
      data: { name: 'Con Tributor', user: contributor.id },
      draft: false,
    })
    const commissioned = await desk().createPost({ authors: [author.id] })
    const written = {
      collection: 'posts' as const,
      id: commissioned.id,
      data: { headline: 'Written' },
      ...asContributor,
    }
    expect((await app().payload.update(written)).headline).toBe('Written')
    await expect(postDesk(app(), contributor).publish(commissioned.id)).rejects.toMatchObject({ status: 403 })
    const foreign = await desk().createPost()
    await expect(app().payload.update({ ...written, id: foreign.id })).rejects.toMatchObject({ status: 403 })
  })
})
