import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import type { Person } from '#tests/integration/people.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import { signIn } from '#tests/integration/restClient.ts'

let app: TestPayload
let editor: Person
let count = 0

beforeAll(async () => {
  app = await bootTestPayload()
  editor = await createAdministrator(app.payload)
}, 120_000)

afterAll(() => app.stop())

const asEditor = () => ({ user: editor, overrideAccess: false, depth: 0 })

const createPost = (more: object = {}) => {
  count += 1
  const data = { headline: `The council votes ${count}`, type: 'article' as const, ...more }
  return app.payload.create({ collection: 'posts', data, draft: false, ...asEditor() })
}
type PostId = Awaited<ReturnType<typeof createPost>>['id']

const update = (id: PostId, data: object) =>
  app.payload.update({ collection: 'posts', id, data, trash: true, ...asEditor() })
const publish = (id: PostId, more: object = {}) => update(id, { _status: 'published', ...more })
const liveText = async (id: PostId) =>
  (await app.payload.findByID({ collection: 'posts', id, trash: true, depth: 0 })).headline

const targetAt = async (path: unknown) => {
  const where = { path: { equals: path } }
  const { docs } = await app.payload.find({ collection: 'url-targets', where, depth: 0 })
  return docs[0] ?? null
}

describe('the life of a post', () => {
  it('a new post is a draft, made by the one who is signed in, whoever they say', async () => {
    const post = await createPost({ createdBy: 999, publishStatus: 'PUBLISHED', path: '/mine' })
    expect(post).toMatchObject({ publishStatus: 'DRAFT', _status: 'draft', createdBy: editor.id, path: null })
  })

  it('publishing sets date, address and status; editing afterwards leaves readers what they have', async () => {
    const { id } = await createPost({ headline: 'First words' })
    const published = await publish(id)
    expect(published).toMatchObject({ publishStatus: 'PUBLISHED', _status: 'published' })
    expect(published.path).toMatch(/^\/\d{4}\/\d\d\/\d\d\/first-words$/)
    expect(Date.parse(String(published.publishDateTime))).not.toBeNaN()

    const edited = await update(id, { headline: 'Second words' })
    expect(edited).toMatchObject({ publishStatus: 'UNPUBLISHED_CHANGES', headline: 'Second words' })
    expect(await liveText(id)).toBe('First words')

    const again = await publish(id)
    expect(again).toMatchObject({
      publishStatus: 'PUBLISHED',
      path: published.path,
      publishDateTime: published.publishDateTime,
    })
    expect(await liveText(id)).toBe('Second words')
  })

  it('an imported post keeps its date, and its address has that day in the publication’s time zone', async () => {
    const post = await createPost({
      headline: 'Old story',
      publishDateTime: '2019-03-02T05:00:00.000Z',
      _status: 'published',
    })
    expect(post).toMatchObject({ path: '/2019/03/01/old-story', publishDateTime: '2019-03-02T05:00:00.000Z' })
  })

  it('a changed slug of a live post takes the same day, and leaves a 301 at the old address', async () => {
    const { id } = await createPost({ slug: 'old-name', publishDateTime: '2020-05-05T20:00:00.000Z' })
    await publish(id)
    const renamed = await publish(id, { slug: 'new-name' })
    expect(renamed.path).toBe('/2020/05/05/new-name')
    expect(await targetAt('/2020/05/05/old-name')).toMatchObject({ type: 'post', post: id, code: '301' })

    const back = await publish(id, { slug: 'old-name' })
    expect(back.path).toBe('/2020/05/05/old-name')
    expect(await targetAt('/2020/05/05/old-name')).toBeNull()
    expect(await targetAt('/2020/05/05/new-name')).toMatchObject({ type: 'post', post: id })
  })

  it('an unpublished post answers 410, and takes its address back when it returns', async () => {
    const { id } = await createPost({ _status: 'published' })
    const { path } = await app.payload.findByID({ collection: 'posts', id, depth: 0 })
    expect(await update(id, { _status: 'draft' })).toMatchObject({ publishStatus: 'DRAFT', _status: 'draft' })
    expect(await targetAt(path)).toMatchObject({ type: 'gone' })
    expect(await publish(id)).toMatchObject({ publishStatus: 'PUBLISHED', path })
    expect(await targetAt(path)).toBeNull()
  })

  it('a trashed post is off the site and comes back as a draft', async () => {
    const { id, path } = await createPost({ _status: 'published' })
    const trashed = await update(id, { deletedAt: new Date().toISOString() })
    expect(trashed).toMatchObject({ publishStatus: 'TRASHED', _status: 'draft' })
    expect(await targetAt(path)).toMatchObject({ type: 'gone' })
    await expect(update(id, { headline: 'Not now' })).rejects.toMatchObject({ status: 409 })
    await expect(update(id, { deletedAt: null, _status: 'published' })).rejects.toThrow(
      'Cannot save from status Trashed',
    )
    expect(await update(id, { deletedAt: null })).toMatchObject({
      publishStatus: 'DRAFT',
      _status: 'draft',
      deletedAt: null,
    })
  })

  it('to trash writes nothing along with it, for it needs no right to write', async () => {
    const { id } = await createPost({ headline: 'As it was' })
    const eraser = await createPerson(app.payload, ['DELETE_POST'])
    const data = { deletedAt: new Date().toISOString(), headline: 'Defaced', _status: 'published' as const }
    await app.payload.update({ collection: 'posts', id, data, user: eraser, overrideAccess: false })
    expect(await liveText(id)).toBe('As it was')
  })

  it('only what lies in the trash is deleted for good; its targets stay', async () => {
    const { id, path } = await createPost({ _status: 'published' })
    await expect(app.payload.delete({ collection: 'posts', id })).rejects.toMatchObject({ status: 409 })
    await update(id, { deletedAt: new Date().toISOString() })
    await app.payload.delete({ collection: 'posts', id, trash: true, ...asEditor() })
    expect(await targetAt(path)).toMatchObject({ type: 'gone' })
  })

  it('the earlier addresses of a deleted post answer 410, too', async () => {
    const { id, path } = await createPost({ slug: 'first-address', _status: 'published' })
    await publish(id, { slug: 'second-address' })
    await update(id, { deletedAt: new Date().toISOString() })
    await app.payload.delete({ collection: 'posts', id, trash: true, ...asEditor() })
    expect(await targetAt(path)).toMatchObject({ type: 'gone', post: null })
  })

  it('publishing and unpublishing leave a 451 at the address alone', async () => {
    const { id, path } = await createPost({ _status: 'published' })
    const data = { path: String(path), type: 'unavailable_for_legal_reasons' as const, authority: 'A court' }
    await app.payload.create({ collection: 'url-targets', data, draft: false })
    await publish(id, { headline: 'The council votes anew' })
    await update(id, { _status: 'draft' })
    expect(await targetAt(path)).toMatchObject({ type: 'unavailable_for_legal_reasons' })
  })

  it('a copy is a draft of its own, with a slug of its own and no address', async () => {
    const { id } = await createPost({ headline: 'Copied', _status: 'published' })
    const writer = await createPerson(app.payload, ['CREATE_POST'])
    const copy = await app.payload.duplicate({ collection: 'posts', id, user: writer, overrideAccess: false, depth: 0 })
    expect(copy).toMatchObject({
      headline: 'Copied',
      slug: 'copied-2',
      path: null,
      publishDateTime: null,
      publishStatus: 'DRAFT',
      _status: 'draft',
      createdBy: writer.id,
    })
  })

  it('a save of many posts at once does not take live ones off the site', async () => {
    const post = await createPost({ headline: 'Stays', _status: 'published' })
    const where = { id: { equals: post.id } }
    await app.payload.update({ collection: 'posts', where, data: { headline: 'Changed' }, ...asEditor() })
    expect(await liveText(post.id)).toBe('Stays')
    expect((await app.payload.findByID({ collection: 'posts', id: post.id, draft: true })).publishStatus).toBe(
      'UNPUBLISHED_CHANGES',
    )
  })

  it('going back to an old draft changes nothing for readers, and keeps date and address', async () => {
    const { id } = await createPost({ headline: 'Version one' })
    const { path, publishDateTime } = await publish(id, { headline: 'Version two' })
    const { docs } = await app.payload.findVersions({ collection: 'posts', where: { parent: { equals: id } } })
    const first = docs.find(({ version }) => version.headline === 'Version one')
    const rest = await signIn(app, editor.email)
    expect(await rest('POST', `/api/posts/versions/${first?.id}`)).toMatchObject({ status: 409 })
    expect(await rest('POST', `/api/posts/versions/${first?.id}?draft=true`)).toMatchObject({ status: 200 })
    expect(await liveText(id)).toBe('Version two')
    const newest = await app.payload.findByID({ collection: 'posts', id, draft: true })
    expect(newest).toMatchObject({
      headline: 'Version one',
      publishStatus: 'UNPUBLISHED_CHANGES',
      path,
      publishDateTime,
    })
  })

  it('going back to what was live once, as a draft, changes nothing for readers either', async () => {
    const { id } = await createPost({ headline: 'Live once', _status: 'published' })
    await publish(id, { headline: 'Live now' })
    const { docs } = await app.payload.findVersions({ collection: 'posts', where: { parent: { equals: id } } })
    const first = docs.find(({ version }) => version.headline === 'Live once')
    const rest = await signIn(app, editor.email)
    expect(await rest('POST', `/api/posts/versions/${first?.id}?draft=true`)).toMatchObject({ status: 200 })
    expect(await liveText(id)).toBe('Live now')
    expect(await app.payload.findByID({ collection: 'posts', id, draft: true })).toMatchObject({
      headline: 'Live once',
      publishStatus: 'UNPUBLISHED_CHANGES',
    })
  })
})

describe('the slug of a post', () => {
  it('is made from the headline and follows it until the post has an address', async () => {
    const { id, slug } = await createPost({ headline: 'Fire' })
    expect(slug).toBe('fire')
    expect((await update(id, { headline: 'Fire downtown' })).slug).toBe('fire-downtown')
    await publish(id)
    expect((await update(id, { headline: 'Fire is out' })).slug).toBe('fire-downtown')
  })

  it('that is made gets a number where another post has it, a draft or a trashed one too', async () => {
    const drafted = await createPost({ headline: 'Before' })
    await update(drafted.id, { slug: 'same-words' })
    expect((await createPost({ headline: 'Same words' })).slug).toBe('same-words-2')
    const trashed = await createPost({ headline: 'Same words' })
    expect(trashed.slug).toBe('same-words-3')
    await update(trashed.id, { deletedAt: new Date().toISOString() })
    expect((await createPost({ headline: 'Same words' })).slug).toBe('same-words-4')
  })

  it('that is chosen is refused where a post, a page or a redirect has it', async () => {
    await createPost({ slug: 'taken-by-post' })
    await app.payload.create({ collection: 'pages', data: { title: 'Taken by page' }, draft: true })
    await app.payload.create({
      collection: 'url-targets',
      data: { path: '/taken-by-redirect', type: 'gone' },
      draft: false,
    })
    for (const slug of ['taken-by-post', 'taken-by-page', 'taken-by-redirect']) {
      await expect(createPost({ slug })).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
    }
  })

  it('of a page is none of the site’s own', async () => {
    const create = (slug: string) =>
      app.payload.create({ collection: 'pages', data: { title: 'Page', slug }, draft: true })
    await expect(create('section')).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
    expect((await create('sections')).slug).toBe('sections')
  })

  it('that is no slug is refused at publication', async () => {
    await expect(createPost({ slug: 'No Slug', _status: 'published' })).rejects.toMatchObject({ status: 400 })
  })

  it('cannot be made from a headline in another script, which the author is told', async () => {
    await expect(createPost({ headline: '東京の火事', _status: 'published' })).rejects.toMatchObject({
      data: { errors: [{ path: 'slug' }] },
    })
  })
})

describe('the sections of a post', () => {
  const createSection = async (name: string) =>
    (await app.payload.create({ collection: 'sections', data: { name, _status: 'published' }, draft: false })).id

  it('a single section is the primary one; another is primary only while it is among them', async () => {
    const [news, sports] = [await createSection('News'), await createSection('Sports')]
    const post = await createPost({ sections: [news] })
    expect(post.primarySection).toBe(news)
    expect((await update(post.id, { sections: [news, sports], primarySection: sports })).primarySection).toBe(sports)
    expect((await update(post.id, { sections: [news] })).primarySection).toBe(news)
    await expect(createPost({ sections: [], primarySection: news, _status: 'published' })).rejects.toMatchObject({
      data: { errors: [{ path: 'primarySection' }] },
    })
  })
})

describe('readers', () => {
  const asReader = { overrideAccess: false, depth: 1 }

  it('see live posts only, in every way of asking', async () => {
    const live = await createPost({ headline: 'For readers', note: 'Not for readers', _status: 'published' })
    await update(live.id, { headline: 'Not yet for readers' })
    const draft = await createPost()
    const trashed = await createPost({ _status: 'published' })
    await update(trashed.id, { deletedAt: new Date().toISOString() })
    const ids = { in: [live.id, draft.id, trashed.id] }

    const seen = async (options: object) => {
      const { docs } = await app.payload.find({ collection: 'posts', where: { id: ids }, ...asReader, ...options })
      return docs.map(({ headline }) => headline)
    }
    expect(await seen({})).toEqual(['For readers'])
    expect(await seen({ trash: true })).toEqual(['For readers'])
    // Whoever asks for newest versions gets those that are live; the newest of this post is not.
    expect(await seen({ draft: true })).toEqual([])
    expect(await seen({ draft: true, trash: true })).toEqual([])
    await expect(app.payload.findByID({ collection: 'posts', id: draft.id, ...asReader })).rejects.toMatchObject({
      status: 404,
    })
    await expect(app.payload.findVersions({ collection: 'posts', ...asReader })).rejects.toMatchObject({ status: 403 })
  })

  it('never get internal fields, nor by asking for posts that have them or by sorting', async () => {
    const author = await app.payload.create({
      collection: 'authors',
      data: { name: 'Ana Reyes', email: 'ana@citydesk.test', user: editor.id },
      draft: false,
    })
    const { id } = await createPost({ note: 'Secret', authors: [author.id], _status: 'published' })
    const post = await app.payload.findByID({ collection: 'posts', id, ...asReader })
    expect(Object.keys(post)).not.toEqual(expect.arrayContaining(['createdBy']))
    for (const name of ['createdBy', 'importKey', 'note']) expect(post).not.toHaveProperty(name)
    expect(JSON.stringify(post)).not.toContain('@citydesk.test')
    expect(post.authors).toMatchObject([{ name: 'Ana Reyes' }])
    for (const path of ['createdBy', 'createdBy.email', 'note', 'importKey', 'authors.email']) {
      const where = { [path]: { exists: true } }
      for (const query of [{ where }, { sort: path }]) {
        await expect(app.payload.find({ collection: 'posts', ...query, ...asReader })).rejects.toMatchObject({
          status: 400,
        })
      }
    }
  })

  it('cannot list people, roles or redirects', async () => {
    for (const collection of ['users', 'roles', 'url-targets'] as const) {
      await expect(app.payload.find({ collection, ...asReader })).rejects.toMatchObject({ status: 403 })
    }
  })
})

describe('contributors', () => {
  it('write under their own by-line what others publish', async () => {
    const contributor = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_SELF_POST'])
    const asContributor = { user: contributor, overrideAccess: false, depth: 0 }
    const author = await app.payload.create({
      collection: 'authors',
      data: { name: 'Con Tributor', user: contributor.id },
      draft: false,
    })
    const commissioned = await createPost({ authors: [author.id] })
    const written = {
      collection: 'posts' as const,
      id: commissioned.id,
      data: { headline: 'Written' },
      ...asContributor,
    }
    expect((await app.payload.update(written)).headline).toBe('Written')
    const publication = { ...written, data: { _status: 'published' as const } }
    await expect(app.payload.update(publication)).rejects.toMatchObject({ status: 403 })
    const foreign = await createPost()
    await expect(app.payload.update({ ...written, id: foreign.id })).rejects.toMatchObject({ status: 403 })
  })
})
