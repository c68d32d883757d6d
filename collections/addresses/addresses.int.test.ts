import { describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { z } from 'zod'
import { lockNames } from '#database/namedLocks.ts'
import { nothing, query } from '#database/sql.ts'
import { performAction } from '#plugins/lifecycle/lifecycle.service.ts'
import { editorsDesk } from '#tests/integration/editorsDesk.ts'
import { createPerson } from '#tests/integration/people.ts'
import { until } from '#tests/until.ts'
import { ledgerOf } from './ledger.fixtures.ts'
import type { UnpublishAction } from './unpublishAction.schema.ts'

const { app, editor, desk } = editorsDesk()

const { rowAt, historyOf, redirect, published } = ledgerOf(app, desk)

const unpublish = (id: number, input: UnpublishAction) => desk().act(id, { action: 'unpublish', input })

describe('the ledger', () => {
  it('says of a published post where it is, since when, by whom and why; a draft has no line', async () => {
    const draft = await desk().createPost({ slug: 'only-drafted' })
    expect(draft.path).toBeNull()
    const { path, key } = await published()
    const row = await rowAt(path)
    expect(row).toMatchObject({ answer: '200', owner: key, target: null, why: 'published', by: editor().name })
    expect(Date.now() - Date.parse(String(row?.since))).toBeLessThan(60_000)
  })

  it('keeps every change of an address, and one current row', async () => {
    const { id, path, key } = await published({ slug: 'told' })
    await desk().unpublish(id)
    await desk().publish(id)
    await desk().publish(id, { slug: 'told-anew' })
    await desk().trash(id)
    await app().payload.delete({ collection: 'posts', id, trash: true, ...desk().asPerson })
    expect(await historyOf(path)).toEqual([
      '200 published',
      '410 unpublished',
      '200 published',
      '301 address changed',
      '410 deleted',
      '410 deleted',
    ])
    const newPath = path.replace('told', 'told-anew')
    expect(await historyOf(newPath)).toEqual(['200 published', '410 moved to the trash', '410 deleted'])
    expect(await rowAt(newPath)).toMatchObject({ answer: '410', owner: null })
    expect((await app().payload.find({ collection: 'addresses', where: { owner: { equals: key } } })).totalDocs).toBe(0)
  })

  it('can be read with VIEW_REDIRECTS, and is read-only', async () => {
    const viewer = await createPerson(app().payload, ['VIEW_REDIRECTS'])
    const writer = await createPerson(app().payload, ['UPDATE_POST'])
    for (const collection of ['addresses', 'address-entries'] as const) {
      const { docs } = await app().payload.find({ collection, user: viewer, overrideAccess: false, limit: 1 })
      const id = Number(docs[0]?.id)
      const asAll = { collection, user: editor(), overrideAccess: false }
      await expect(app().payload.update({ ...asAll, id, data: { answer: '404' } })).rejects.toMatchObject({
        status: 403,
      })
      await expect(app().payload.delete({ ...asAll, id })).rejects.toMatchObject({ status: 403 })
      await expect(app().payload.find({ collection, user: writer, overrideAccess: false })).rejects.toMatchObject({
        status: 403,
      })
    }
  })

  it('stays as it was when the write of the document fails', async () => {
    const { id, path } = await published()
    const req = await createLocalReq({ user: editor() }, app().payload)
    await initTransaction(req)
    const call = { action: 'unpublish', input: { unpublishAction: 'return_gone' } } as const
    const request = { collection: 'posts', id, call, source: 'rest', idempotencyKey: null } as const
    await performAction(req, request, { isRunningJobs: false })
    await killTransaction(req)
    expect(await rowAt(path)).toMatchObject({ answer: '200' })
    expect(await historyOf(path)).toEqual(['200 published'])
  })
})

describe('the unpublish action of an address', () => {
  it('is 410 Gone, in trash too, where no other answer is chosen', async () => {
    const { id, path } = await published()
    await desk().trash(id)
    expect(await rowAt(path)).toMatchObject({ answer: '410', why: 'moved to the trash' })
    await desk().restore(id)
    expect(await rowAt(path)).toMatchObject({ answer: '410' })
  })

  it('is the home page when that was chosen', async () => {
    const { id, path } = await published()
    await unpublish(id, { unpublishAction: 'redirect_to_homepage' })
    expect(await rowAt(path)).toMatchObject({ answer: '301', target: '/', why: 'unpublished', by: editor().name })
    expect(await desk().targetAt(path)).toMatchObject({ type: 'redirect', url: '/', code: '301' })
    await desk().publish(id)
    expect(await rowAt(path)).toMatchObject({ answer: '200', target: null })
    expect(await desk().targetAt(path)).toBeNull()
  })

  it('is other content when that was chosen, and the choice holds for this once', async () => {
    const other = await published()
    const { id, path } = await published()
    await unpublish(id, { unpublishAction: 'redirect_to_content', contentType: 'post', contentId: String(other.id) })
    expect(await rowAt(path)).toMatchObject({ answer: '301', target: other.key })
    await desk().publish(id)
    await desk().unpublish(id)
    expect(await rowAt(path)).toMatchObject({ answer: '410', target: null })
  })

  it('cannot be what readers cannot see, nor the post itself', async () => {
    const draft = await desk().createPost()
    const { id, path } = await published()
    for (const contentId of [draft.id, id, 999_999]) {
      const unpublishAction = {
        unpublishAction: 'redirect_to_content',
        contentType: 'post',
        contentId: String(contentId),
      } as const
      await expect(unpublish(id, unpublishAction)).rejects.toMatchObject({ status: 422 })
    }
    expect(await rowAt(path)).toMatchObject({ answer: '200' })
  })
})

describe('an unpublish action whose target leaves the site at the same moment', () => {
  it('is refused in the same words, and the post stays', async () => {
    const other = await published()
    const { id, path } = await published()
    const req = await createLocalReq({ user: editor() }, app().payload)
    await initTransaction(req)
    await lockNames(req, [other.key])
    const contentId = String(other.id)
    const refusal = unpublish(id, { unpublishAction: 'redirect_to_content', contentType: 'post', contentId }).catch(
      (error: unknown) => error,
    )
    const waiting = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_blocking_pids(pid) @> ARRAY[pg_backend_pid()]`
    await until('the action waits', async () => (await query(req, waiting, z.unknown())).length > 0)
    const answer = (status: string) => sql`UPDATE addresses SET answer = ${status} WHERE owner = ${other.key}`
    await query(req, answer('410'), nothing)
    await commitTransaction(req)
    expect(await refusal).toMatchObject({
      status: 422,
      message: 'Readers cannot see what you chose. Choose something that is published.',
    })
    expect(await rowAt(path)).toMatchObject({ answer: '200' })
    await query({ payload: app().payload }, answer('200'), nothing)
  })
})

describe('an address that changes with its slug', () => {
  it.each([
    ['pages', { title: 'Page' }, '/a-page', '/b-page', 'page'],
    ['sections', { name: 'Section' }, '/section/a-section', '/section/b-section', 'section'],
    ['tags', { name: 'Tag' }, '/tag/a-tag', '/tag/b-tag', 'tag'],
    ['authors', { name: 'Author' }, '/author/a-author', '/author/b-author', 'author'],
  ] as const)('of %s leaves a 301', async (collection, data, before, after, type) => {
    const slugOf = (path: string) => path.split('/').at(-1) ?? ''
    const { payload } = app()
    const live = { _status: 'published' as const }
    const { id } = await payload.create({ collection, data: { ...data, ...live, slug: slugOf(before) }, draft: false })
    expect(await rowAt(before)).toMatchObject({ answer: '200', owner: `${collection}:${id}` })
    await payload.update({ collection, id, data: { ...live, slug: slugOf(after) } })
    expect(await rowAt(before)).toMatchObject({ answer: '301', target: `${collection}:${id}`, why: 'address changed' })
    expect(await desk().targetAt(before)).toMatchObject({ type, code: '301' })
    expect(await rowAt(after)).toMatchObject({ answer: '200' })
  })

  it('of a live page stays until the draft with the new slug is published', async () => {
    const { payload } = app()
    const data = { title: 'Waits', slug: 'waits', _status: 'published' as const }
    const { id } = await payload.create({ collection: 'pages', data, draft: false })
    await payload.update({ collection: 'pages', id, data: { slug: 'waited' } })
    expect([await rowAt('/waits'), await rowAt('/waited')]).toMatchObject([{ answer: '200' }, null])
  })

  it('of a newsletter has its list in it, and moves with the list', async () => {
    const { payload } = app()
    const list = await payload.create({ collection: 'newsletter-lists', data: { name: 'Tides', slug: 'tides' } })
    const data = { title: 'One', subject: 'One', slug: 'one', list: list.id, _status: 'published' as const }
    const { id } = await payload.create({ collection: 'newsletters', data, draft: false })
    expect(await rowAt('/newsletters/tides/one')).toMatchObject({ answer: '200', owner: `newsletters:${id}` })
    await payload.update({ collection: 'newsletter-lists', id: list.id, data: { slug: 'ebb' } })
    expect(await rowAt('/newsletters/ebb/one')).toMatchObject({ answer: '200' })
    expect(await rowAt('/newsletters/tides/one')).toMatchObject({ answer: '301', target: '/newsletters/ebb/one' })
  })

  it('of a section moves to the other folder when it becomes a show', async () => {
    const { payload } = app()
    const data = { name: 'Talk', slug: 'talk', _status: 'published' as const }
    const { id } = await payload.create({ collection: 'sections', data, draft: false })
    await payload.update({ collection: 'sections', id, data: { _status: 'published', type: 'show' } })
    expect([await rowAt('/section/talk'), await rowAt('/podcasts/talk')]).toMatchObject([
      { answer: '301', target: `sections:${id}` },
      { answer: '200' },
    ])
  })
})

describe('a post that comes back under another slug', () => {
  it('is found at its old addresses again, except those that a user has decided about since', async () => {
    const { id, path: first } = await published({ slug: 'was-here-first' })
    await desk().unpublish(id)
    const second = (await desk().publish(id, { slug: 'was-here-second' })).path
    expect(await rowAt(first)).toMatchObject({ answer: '301', target: `posts:${id}` })
    await desk().trash(id)
    expect(await rowAt(second)).toMatchObject({ answer: '410', why: 'moved to the trash' })
    const where = { path: { equals: second } }
    const data = { type: 'redirect' as const, url: '/kept-by-hand' }
    await app().payload.update({ collection: 'url-targets', where, data })
    await desk().restore(id)
    const { path } = await desk().publish(id, { slug: 'is-here-third' })
    expect(await rowAt(path)).toMatchObject({ answer: '200' })
    expect(await rowAt(first)).toMatchObject({ answer: '301', target: `posts:${id}` })
    expect(await rowAt(second)).toMatchObject({ answer: '301', target: '/kept-by-hand' })
  })
})

describe('an address that a post has left', () => {
  it('stays with the unpublished post, even under a new slug: a new post is refused by name, and gets a free one', async () => {
    const { id, path } = await published({ slug: 'harbour-vote' })
    await desk().update(id, { slug: 'harbour-vote-delayed' })
    await desk().unpublish(id)
    await expect(desk().createPost({ slug: 'harbour-vote' })).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path: 'slug', message: 'The slug harbour-vote is taken. Choose another.' }] },
    })
    expect((await desk().createPost({ headline: 'Harbour vote' })).slug).toBe('harbour-vote-2')
    expect((await desk().publish(id, { slug: 'harbour-vote' })).path).toBe(path)
  })

  it('is refused to a post that has its slug on another day, when it is published under this day', async () => {
    const { id, path } = await published({ slug: 'harbour-fees' })
    const { publishDateTime } = await desk().update(id, { slug: 'harbour-fees-delayed' })
    await desk().unpublish(id)
    const other = await desk().createPost({ slug: 'harbour-fees', publishDateTime: '2020-05-05T20:00:00.000Z' })
    const message = `The address ${path} is taken: another document was there and may come back.`
    await expect(desk().publish(other.id, { publishDateTime })).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path: 'slug', message }] },
    })
    const { path: free } = await desk().publish(other.id, { publishDateTime: '2020-05-05T20:00:00.000Z' })
    expect(free).toBe('/2020/05/05/harbour-fees')
  })
})

describe('many at once', () => {
  it('leave no address twice, none dangling and none led to another redirect', async () => {
    const posts = await Promise.all(Array.from({ length: 6 }, () => published()))
    const act = async ({ id, path }: { id: number; path: string }, step: number) => {
      const other = posts[(step * 5) % posts.length]
      if (step % 3 === 0) return desk().publish(id, { headline: `Round ${step}` })
      if (step % 3 === 1) return redirect({ path: `/many/${step % 7}`, url: `/many/${(step * 3) % 7}` })
      if (other && other.id !== id) {
        return unpublish(id, {
          unpublishAction: 'redirect_to_content',
          contentType: 'post',
          contentId: String(other.id),
        })
      }
      return redirect({ path: `/many/${step % 7}`, url: path })
    }
    for (let round = 0; round < 6; round += 1) {
      await Promise.allSettled(posts.map((post, index) => act(post, round * 7 + index)))
    }
    const { docs } = await app().payload.find({ collection: 'addresses', pagination: false })
    const byPath = new Map(docs.map((row) => [row.path, row]))
    expect(byPath.size).toBe(docs.length)
    const targets = await app().payload.find({ collection: 'url-targets', pagination: false, depth: 0 })
    const redirected = docs.filter(({ answer }) => answer !== '200' && answer !== '404').map(({ path }) => path)
    expect(targets.docs.map(({ path }) => path).sort()).toEqual(redirected.sort())
    for (const { target } of docs) {
      if (target?.startsWith('/')) expect(['301', '307']).not.toContain(byPath.get(target)?.answer)
    }
    for (const { id, path } of posts) {
      const isLive = (await app().payload.findByID({ collection: 'posts', id, depth: 0 }))._status === 'published'
      expect(byPath.get(path)?.answer === '200').toBe(isLive)
    }
  })
})
