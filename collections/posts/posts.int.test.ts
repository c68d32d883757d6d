import { describe, expect, it } from '@jest/globals'
import { editorsDesk } from '#tests/integration/editorsDesk.ts'
import { createPerson } from '#tests/integration/people.ts'
import { signIn } from '#tests/integration/restClient.ts'

const { app, editor, desk } = editorsDesk()

describe('the life of a post', () => {
  it('a new post is a draft, created by the signed-in user, whatever the request says', async () => {
    const post = await desk().createPost({ createdBy: 999, path: '/mine' })
    expect(post).toMatchObject({ publishStatus: 'DRAFT', _status: 'draft', createdBy: editor().id, path: null })
  })

  it('publishing sets date, address and status; editing afterwards leaves readers what they have', async () => {
    const { id } = await desk().createPost({ headline: 'First words' })
    const published = await desk().publish(id)
    expect(published).toMatchObject({ publishStatus: 'PUBLISHED', _status: 'published' })
    expect(published.path).toMatch(/^\/\d{4}\/\d\d\/\d\d\/first-words$/)
    expect(Date.parse(String(published.publishDateTime))).not.toBeNaN()

    const edited = await desk().update(id, { headline: 'Second words' })
    expect(edited).toMatchObject({ publishStatus: 'UNPUBLISHED_CHANGES', headline: 'Second words' })
    expect(await desk().liveText(id)).toBe('First words')

    const again = await desk().publish(id)
    expect(again).toMatchObject({
      publishStatus: 'PUBLISHED',
      path: published.path,
      publishDateTime: published.publishDateTime,
    })
    expect(await desk().liveText(id)).toBe('Second words')
  })

  it('an imported post keeps its date, and its address has that day in the publication’s time zone', async () => {
    const post = await desk().createLive({ headline: 'Old story', publishDateTime: '2019-03-02T05:00:00.000Z' })
    expect(post).toMatchObject({ path: '/2019/03/01/old-story', publishDateTime: '2019-03-02T05:00:00.000Z' })
  })

  it('a changed slug of a live post takes the same day, and leaves a 301 at the old address', async () => {
    const { id } = await desk().createPost({ slug: 'old-name', publishDateTime: '2020-05-05T20:00:00.000Z' })
    await desk().publish(id)
    const renamed = await desk().publish(id, { slug: 'new-name' })
    expect(renamed.path).toBe('/2020/05/05/new-name')
    expect(await desk().targetAt('/2020/05/05/old-name')).toMatchObject({ type: 'post', post: id, code: '301' })

    const back = await desk().publish(id, { slug: 'old-name' })
    expect(back.path).toBe('/2020/05/05/old-name')
    expect(await desk().targetAt('/2020/05/05/old-name')).toBeNull()
    expect(await desk().targetAt('/2020/05/05/new-name')).toMatchObject({ type: 'post', post: id })
  })

  it('an unpublished post answers 410, and takes its address back when it returns', async () => {
    const { id } = await desk().createLive()
    const { path } = await app().payload.findByID({ collection: 'posts', id, depth: 0 })
    expect(await desk().unpublish(id)).toMatchObject({ publishStatus: 'DRAFT', _status: 'draft' })
    expect(await desk().targetAt(path)).toMatchObject({ type: 'gone' })
    expect(await desk().publish(id)).toMatchObject({ publishStatus: 'PUBLISHED', path })
    expect(await desk().targetAt(path)).toBeNull()
  })

  it('a trashed post is off the site and comes back as a draft', async () => {
    const { id, path } = await desk().createLive()
    const trashed = await desk().trash(id)
    expect(trashed).toMatchObject({ publishStatus: 'TRASHED', _status: 'draft' })
    expect(await desk().targetAt(path)).toMatchObject({ type: 'gone' })
    await expect(desk().update(id, { headline: 'Not now' })).rejects.toMatchObject({ status: 409 })
    await expect(desk().publish(id)).rejects.toThrow('Cannot publish from status Trashed')
    expect(await desk().restore(id)).toMatchObject({
      publishStatus: 'DRAFT',
      _status: 'draft',
      deletedAt: null,
    })
  })

  it('to trash writes nothing along with it, for it needs no right to write', async () => {
    const { id } = await desk().createPost({ headline: 'As it was' })
    const eraser = await createPerson(app().payload, ['DELETE_POST'])
    const data = { deletedAt: new Date().toISOString(), headline: 'Defaced' }
    await app().payload.update({ collection: 'posts', id, data, user: eraser, overrideAccess: false })
    expect(await desk().liveText(id)).toBe('As it was')
  })

  it('only what lies in the trash is deleted for good; its targets stay', async () => {
    const { id, path } = await desk().createLive()
    await expect(app().payload.delete({ collection: 'posts', id })).rejects.toMatchObject({ status: 409 })
    await desk().trash(id)
    await app().payload.delete({ collection: 'posts', id, trash: true, ...desk().asPerson })
    expect(await desk().targetAt(path)).toMatchObject({ type: 'gone' })
  })

  it('the earlier addresses of a deleted post answer 410, too', async () => {
    const { id, path } = await desk().createLive({ slug: 'first-address' })
    await desk().publish(id, { slug: 'second-address' })
    await desk().trash(id)
    await app().payload.delete({ collection: 'posts', id, trash: true, ...desk().asPerson })
    expect(await desk().targetAt(path)).toMatchObject({ type: 'gone', post: null })
  })

  it('an address that is unavailable for legal reasons stays so, and its post cannot be published', async () => {
    const { id, path } = await desk().createLive()
    await desk().unpublish(id)
    const gone = await desk().targetAt(path)
    const data = { type: 'unavailable_for_legal_reasons' as const, authority: 'A court' }
    await app().payload.update({ collection: 'url-targets', id: Number(gone?.id), data })
    await expect(desk().publish(id)).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
    expect(await desk().targetAt(path)).toMatchObject({ type: 'unavailable_for_legal_reasons' })
  })

  it('posts with one headline that are made at the same moment get slugs of their own', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => desk().createPost({ headline: 'At once' })))
    expect(new Set(made.map(({ slug }) => slug))).toEqual(
      new Set(['at-once', 'at-once-2', 'at-once-3', 'at-once-4', 'at-once-5']),
    )
  })

  it('a copy is a draft of its own, with a slug of its own and no address', async () => {
    const { id } = await desk().createLive({ headline: 'Copied' })
    const writer = await createPerson(app().payload, ['CREATE_POST'])
    const copy = await app().payload.duplicate({
      collection: 'posts',
      id,
      user: writer,
      overrideAccess: false,
      depth: 0,
    })
    expect(copy).toMatchObject({
      headline: 'Copied (copy)',
      slug: 'copied-copy',
      path: null,
      publishDateTime: null,
      publishStatus: 'DRAFT',
      _status: 'draft',
      createdBy: writer.id,
    })
  })

  it('a save of many posts at once does not take live ones off the site', async () => {
    const post = await desk().createLive({ headline: 'Stays' })
    const where = { id: { equals: post.id } }
    await app().payload.update({ collection: 'posts', where, data: { headline: 'Changed' }, ...desk().asPerson })
    expect(await desk().liveText(post.id)).toBe('Stays')
    expect((await app().payload.findByID({ collection: 'posts', id: post.id, draft: true })).publishStatus).toBe(
      'UNPUBLISHED_CHANGES',
    )
  })

  it('going back to an old draft changes nothing for readers, and keeps date, address and maker', async () => {
    const { id } = await desk().createPost({ headline: 'Version one' })
    const { path, publishDateTime } = await desk().publish(id, { headline: 'Version two' })
    const { docs } = await app().payload.findVersions({ collection: 'posts', where: { parent: { equals: id } } })
    const first = docs.find(({ version }) => version.headline === 'Version one')
    const rest = await signIn(app(), editor().email)
    expect(await rest('POST', `/api/posts/versions/${first?.id}?draft=false`)).toMatchObject({
      status: 200,
      body: { message: 'Restored as a draft. Readers keep what they have until you publish it.' },
    })
    expect(await rest('POST', '/api/posts/versions/abc')).toMatchObject({ status: 404 })
    expect(await desk().liveText(id)).toBe('Version two')
    const newest = await app().payload.findByID({ collection: 'posts', id, draft: true, depth: 0 })
    expect(newest).toMatchObject({
      headline: 'Version one',
      createdBy: editor().id,
      publishStatus: 'UNPUBLISHED_CHANGES',
      path,
      publishDateTime,
    })
  })

  it('going back to what was live once, as a draft, changes nothing for readers either', async () => {
    const { id } = await desk().createLive({ headline: 'Live once' })
    await desk().publish(id, { headline: 'Live now' })
    const { docs } = await app().payload.findVersions({ collection: 'posts', where: { parent: { equals: id } } })
    const first = docs.find(({ version }) => version.headline === 'Live once')
    const rest = await signIn(app(), editor().email)
    expect(await rest('POST', `/api/posts/versions/${first?.id}?draft=true`)).toMatchObject({ status: 200 })
    expect(await desk().liveText(id)).toBe('Live now')
    expect(await app().payload.findByID({ collection: 'posts', id, draft: true })).toMatchObject({
      headline: 'Live once',
      publishStatus: 'UNPUBLISHED_CHANGES',
    })
  })
})
