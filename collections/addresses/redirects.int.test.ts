import { describe, expect, it } from '@jest/globals'
import { editorsDesk } from '#tests/integration/editorsDesk.ts'
import { ledgerOf } from './ledger.fixtures.ts'

const { app, desk } = editorsDesk()
const { rowAt, historyOf, redirect, published } = ledgerOf(app, desk)

describe('what is made by hand', () => {
  const refusedFor = (path: string, message: string) => ({ data: { errors: [{ path, message }] } })

  it('cannot hide what is live', async () => {
    const { path } = await published()
    for (const data of [{ url: '/new' }, { type: 'gone' }, { type: 'unavailable_for_legal_reasons', authority: 'A' }]) {
      await expect(redirect({ path, ...data })).rejects.toMatchObject(
        refusedFor('path', `Readers have something live at ${path}. Unpublish it first, or choose another address.`),
      )
    }
  })

  it('cannot lead round in a circle, to itself, off the web, or to what readers cannot see', async () => {
    const draft = await desk().createPost()
    await redirect({ path: '/round', url: '/and-round' })
    await expect(redirect({ path: '/and-round', url: '/round?x=1' })).rejects.toMatchObject({
      data: { errors: [{ path: 'url', message: expect.stringContaining('/and-round → /round → /and-round') }] },
    })
    await expect(redirect({ path: '/me', url: 'https://paper.test/ME/' })).rejects.toMatchObject(
      refusedFor('url', 'An address cannot lead to itself.'),
    )
    await expect(redirect({ path: '/script', url: 'javascript:alert(1)' })).rejects.toMatchObject({ status: 400 })
    await expect(redirect({ path: '/draft', type: 'post', post: draft.id })).rejects.toMatchObject({
      data: { errors: [{ path: 'post' }] },
    })
    await expect(redirect({ path: '/feed.xml', url: '/x' })).rejects.toMatchObject({
      data: { errors: [{ path: 'path' }] },
    })
  })

  it('has no chains: neither behind it nor before it', async () => {
    await redirect({ path: '/chain-2', url: '/chain-3?a=1' })
    await redirect({ path: '/chain-1', url: '/chain-2' })
    expect(await desk().targetAt('/chain-1')).toMatchObject({ url: '/chain-3?a=1' })
    await redirect({ path: '/chain-3', url: 'https://elsewhere.test/', code: '307' })
    for (const path of ['/chain-1', '/chain-2']) {
      expect(await desk().targetAt(path)).toMatchObject({ url: 'https://elsewhere.test/?a=1', code: '307' })
      expect(await rowAt(path)).toMatchObject({ answer: '307', target: 'https://elsewhere.test/?a=1', why: 'led on' })
    }
  })

  it('follows a document when its path was given', async () => {
    const { id, path } = await published({ slug: 'followed' })
    expect(await redirect({ path: '/to-followed', url: `https://paper.test${path}` })).toMatchObject({
      type: 'post',
      post: id,
      url: null,
    })
  })

  it('names who demanded a removal', async () => {
    await expect(redirect({ path: '/sealed', type: 'unavailable_for_legal_reasons' })).rejects.toMatchObject({
      data: { errors: [{ path: 'authority' }] },
    })
  })

  it('leaves the old address behind when it is moved, and is remembered when it is deleted', async () => {
    const { id } = await redirect({ path: '/first-place', url: '/somewhere' })
    await app().payload.update({ collection: 'url-targets', id, data: { path: '/second-place' } })
    await app().payload.delete({ collection: 'url-targets', id })
    expect(await historyOf('/first-place')).toEqual(['301 redirect made', '404 redirect changed'])
    expect(await historyOf('/second-place')).toEqual(['301 redirect changed', '404 redirect deleted'])
  })

  it('can be noted on although what it leads to has left since', async () => {
    const { id } = await published()
    const made = await redirect({ path: '/noted', type: 'post', post: id })
    await desk().unpublish(id)
    const changed = await app().payload.update({
      collection: 'url-targets',
      id: made.id,
      data: { note: 'Still wanted' },
    })
    expect(changed).toMatchObject({ note: 'Still wanted' })
  })
})

describe('a slug', () => {
  it('is taken where a redirect begins, and free again when it is deleted', async () => {
    const { id } = await redirect({ path: '/wanted-slug', url: '/x' })
    const page = () => app().payload.create({ collection: 'pages', data: { title: 'Wanted', slug: 'wanted-slug' } })
    await expect(page()).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
    await expect(desk().createPost({ slug: 'wanted-slug' })).rejects.toMatchObject({
      data: { errors: [{ path: 'slug' }] },
    })
    await app().payload.delete({ collection: 'url-targets', id })
    expect(await page()).toMatchObject({ slug: 'wanted-slug' })
  })

  it('is made with a number where the address is taken', async () => {
    await redirect({ path: '/tag/harbour', url: '/x' })
    expect(await app().payload.create({ collection: 'tags', data: { name: 'Harbour' } })).toMatchObject({
      slug: 'harbour-2',
    })
  })

  it('of an archive wins over a redirect that was made before', async () => {
    await redirect({ path: '/2018/02/03/from-archive', url: '/x' })
    const data = { headline: 'From archive', type: 'article' as const, _status: 'published' as const }
    const { path } = await app().payload.create({
      collection: 'posts',
      data: { ...data, slug: 'from-archive', publishDateTime: '2018-02-03T20:00:00.000Z' },
      context: { isImport: true },
    })
    expect(await rowAt(path)).toMatchObject({ answer: '200', by: 'Import' })
    expect(await desk().targetAt(path)).toBeNull()
  })
})
