import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, initTransaction, killTransaction } from 'payload'
import { claimAction } from '#collections/lifecycle/documentLock.ts'
import { editorsDesk } from '#tests/integration/editorsDesk.ts'
import { createPerson } from '#tests/integration/people.ts'
import type { RestClient } from '#tests/integration/restClient.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'

const { app, editor, desk } = editorsDesk()

let rest: RestClient

beforeAll(async () => {
  rest = await signIn(app(), editor().email)
})

const soon = () => new Date(Date.now() + 3_600_000).toISOString()

const entriesOf = async (id: number) => {
  const where = { kind: { equals: 'posts' }, documentId: { equals: String(id) } }
  const { docs } = await app().payload.find({ collection: 'activity', where, sort: 'id', pagination: false, depth: 0 })
  return docs
}

describe('the calls of the lifecycle', () => {
  it('take a post through its whole life, and each is in the log with who, from, to and door', async () => {
    const { id } = await desk().createPost()
    const step = async (call: string, body: object, status: string) => {
      const answer = await rest('POST', `/api/posts/${id}/${call}`, body)
      expect([call, answer.status, answer.body.status]).toEqual([call, 200, status])
    }
    await step('schedule', { publishDate: soon() }, 'SCHEDULED')
    await step('unschedule', {}, 'DRAFT')
    await step('publish', {}, 'PUBLISHED')
    await rest('PATCH', `/api/posts/${id}`, { headline: 'Edited since' })
    await step('schedule', { publishDate: soon() }, 'SCHEDULED_CHANGES')
    await step('unpublish', { unpublishAction: 'return_gone' }, 'DRAFT')
    await step('trash', {}, 'TRASHED')
    await step('restore', {}, 'DRAFT')
    await step('trash', {}, 'TRASHED')
    expect(await rest('DELETE', `/api/posts/${id}?trash=true`)).toMatchObject({ status: 200 })
    const entries = (await entriesOf(id)).map(({ action, from, to, door, byName }) => [action, from, to, door, byName])
    expect(entries).toEqual([
      ['create', null, 'DRAFT', 'system', editor().name],
      ['schedule', 'DRAFT', 'SCHEDULED', 'rest', editor().name],
      ['unschedule', 'SCHEDULED', 'DRAFT', 'rest', editor().name],
      ['publish', 'DRAFT', 'PUBLISHED', 'rest', editor().name],
      ['save', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'rest', editor().name],
      ['schedule', 'UNPUBLISHED_CHANGES', 'SCHEDULED_CHANGES', 'rest', editor().name],
      ['unpublish', 'SCHEDULED_CHANGES', 'DRAFT', 'rest', editor().name],
      ['trash', 'DRAFT', 'TRASHED', 'rest', editor().name],
      ['restore', 'TRASHED', 'DRAFT', 'rest', editor().name],
      ['trash', 'DRAFT', 'TRASHED', 'rest', editor().name],
      ['erase', 'TRASHED', null, 'rest', editor().name],
    ])
  })

  it('publish again only moves the date when that is asked for', async () => {
    const { id } = await desk().createPost({ publishDateTime: '2020-01-02T20:00:00.000Z' })
    await desk().publish(id)
    await desk().update(id, { headline: 'Second edition' })
    expect((await desk().publish(id)).publishDateTime).toBe('2020-01-02T20:00:00.000Z')
    await desk().update(id, { headline: 'Third edition' })
    const answer = await rest('POST', `/api/posts/${id}/publish`, { updatePublishDate: true })
    const { publishDateTime, path } = answer.body.doc as { publishDateTime: string; path: string }
    expect(Date.now() - Date.parse(publishDateTime)).toBeLessThan(60_000)
    expect(path).toMatch(/^\/2020\/01\/02\//)
  })

  it.each([
    ['publish', {}, 409, 'lifecycle.refused', 'Cannot publish from status Published. Allowed from: Draft, Scheduled'],
    ['schedule', { publishDate: soon() }, 409, 'lifecycle.refused', 'Cannot schedule from status Published'],
    ['unschedule', {}, 409, 'lifecycle.refused', 'Cannot unschedule from status Published. Allowed from: Scheduled'],
    ['restore', {}, 409, 'lifecycle.refused', 'Cannot restore from status Published. Allowed from: Trashed.'],
    ['unpublish', {}, 400, 'lifecycle.invalid', 'unpublishAction'],
    ['unpublish', { unpublishAction: 'redirect_to_content' }, 400, 'lifecycle.invalid', 'contentId'],
    ['schedule', { publishDate: 'tomorrow' }, 400, 'lifecycle.invalid', 'publishDate'],
  ])('%s with %j on a live post is refused with %i', async (call, body, status, code, message) => {
    const { id } = await desk().createLive()
    const before = await entriesOf(id)
    const answer = await rest('POST', `/api/posts/${id}/${call}`, body)
    expect(answer).toMatchObject({ status, body: { errors: [{ message: expect.stringContaining(message) }] } })
    expect(answer.body).toMatchObject({ errors: [{ data: { code } }] })
    expect(await desk().newest(id)).toMatchObject({ publishStatus: 'PUBLISHED' })
    expect(await entriesOf(id)).toEqual(before)
  })

  it('revert gives readers what they had before, keeps the draft, and undoes itself', async () => {
    const { id } = await desk().createPost({ headline: 'First edition' })
    await desk().publish(id)
    const none = await rest('POST', `/api/posts/${id}/revert`)
    expect(none).toMatchObject({ status: 409, body: { errors: [{ data: { reason: 'noEarlier' } }] } })
    await desk().update(id, { headline: 'Second edition' })
    const { publishDateTime } = await desk().publish(id)
    expect((await rest('GET', `/api/posts/${id}/lifecycle`)).body.actions).toContain('revert')
    await desk().update(id, { headline: 'Typed since' })
    const headlines = async () => {
      const live = await app().payload.findByID({ collection: 'posts', id, depth: 0 })
      return [live.headline, live.publishDateTime, (await desk().newest(id)).headline]
    }
    const step = async (call: string, status: string) =>
      expect(await rest('POST', `/api/posts/${id}/${call}`)).toMatchObject({ status: 200, body: { status } })
    await step('revert', 'UNPUBLISHED_CHANGES')
    expect(await headlines()).toEqual(['First edition', publishDateTime, 'Typed since'])
    await step('revert', 'UNPUBLISHED_CHANGES')
    expect(await headlines()).toEqual(['Second edition', publishDateTime, 'Typed since'])
    expect((await entriesOf(id)).at(-1)).toMatchObject({ action: 'revert', to: 'UNPUBLISHED_CHANGES', outcome: 'done' })
    await rest('POST', `/api/posts/${id}/schedule`, { publishDate: soon() })
    expect(await rest('POST', `/api/posts/${id}/revert`)).toMatchObject({ status: 409 })
  })

  it('schedule in the past is refused, and sections cannot wait at all', async () => {
    const { id } = await desk().createPost()
    const past = await rest('POST', `/api/posts/${id}/schedule`, { publishDate: '2020-01-01T00:00:00Z' })
    expect(past).toMatchObject({ status: 409, body: { errors: [{ data: { reason: 'pastDate' } }] } })
    const section = await app().payload.create({ collection: 'sections', data: { name: 'News' }, draft: true })
    const waiting = await rest('POST', `/api/sections/${section.id}/schedule`, { publishDate: soon() })
    expect(waiting).toMatchObject({ status: 409, body: { errors: [{ data: { reason: 'cannotWait' } }] } })
    expect(await rest('POST', `/api/sections/${section.id}/publish`)).toMatchObject({ body: { status: 'PUBLISHED' } })
  })

  it('are for people who may: readers are turned away, others get the missing permissions', async () => {
    const { id } = await desk().createPost()
    expect(await readerClient(app())('POST', `/api/posts/${id}/publish`)).toMatchObject({ status: 401 })
    const writer = await createPerson(app().payload, ['CREATE_POST', 'UPDATE_SELF_POST', 'PUBLISH_POST'])
    const asWriter = await signIn(app(), writer.email)
    for (const call of ['publish', 'revert', 'trash'] as const) {
      const missingPermissions = call === 'trash' ? ['DELETE_POST'] : ['UPDATE_POST']
      expect(await asWriter('POST', `/api/posts/${id}/${call}`)).toMatchObject({
        status: 403,
        body: { errors: [{ data: { missingPermissions } }] },
      })
    }
    expect(await rest('POST', '/api/posts/999999/publish')).toMatchObject({ status: 404 })
  })

  it('leave the address with the unpublish action that was chosen', async () => {
    const goal = await desk().createLive()
    const unpublishActions = [
      [{ unpublishAction: 'return_gone' }, { type: 'gone' }],
      [{ unpublishAction: 'redirect_to_homepage' }, { type: 'redirect', url: '/', code: '301' }],
      [
        { unpublishAction: 'redirect_to_content', contentType: 'post', contentId: String(goal.id) },
        { type: 'post', post: goal.id, code: '301' },
      ],
    ] as const
    for (const [unpublishAction, target] of unpublishActions) {
      const { id, path } = await desk().createLive()
      expect(await rest('POST', `/api/posts/${id}/unpublish`, unpublishAction)).toMatchObject({ status: 200 })
      expect(await desk().targetAt(path)).toMatchObject(target)
    }
    const { id } = await desk().createLive()
    for (const contentId of [id, 999_999]) {
      const unpublishAction = { unpublishAction: 'redirect_to_content', contentType: 'post', contentId }
      expect(await rest('POST', `/api/posts/${id}/unpublish`, unpublishAction)).toMatchObject({ status: 422 })
    }
    expect(await desk().newest(id)).toMatchObject({ publishStatus: 'PUBLISHED' })
  })
})

describe('a status that is set by hand', () => {
  it.each([
    ['PATCH', { _status: 'published' }, 'publish'],
    ['PATCH', { publishStatus: 'SCHEDULED' }, 'schedule'],
    ['PATCH', { publishStatus: 'TRASHED' }, 'trash'],
    ['PATCH', { publishStatus: 'DRAFT' }, 'unpublish'],
  ])('is refused in %s %j, and the message names the call', async (method, body, call) => {
    const { id } = await desk().createPost()
    const answer = await rest(method, `/api/posts/${id}`, body)
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ data: { call: `POST /api/posts/${id}/${call}` } }] },
    })
    expect(await desk().newest(id)).toMatchObject({ publishStatus: 'DRAFT', _status: 'draft' })
  })

  it('is refused where it would take a live post off the site, and where a post is made', async () => {
    const { id } = await desk().createLive()
    const call = `POST /api/posts/${id}/unpublish`
    expect(await rest('PATCH', `/api/posts/${id}`, { _status: 'draft' })).toMatchObject({
      status: 400,
      body: { errors: [{ data: { call } }] },
    })
    const made = { headline: 'At once', type: 'article', _status: 'published' }
    expect(await rest('POST', '/api/posts', made)).toMatchObject({ status: 400 })
    expect(await rest('PATCH', `/api/posts?where[id][equals]=${id}`, { _status: 'published' })).toMatchObject({
      status: 400,
    })
  })

  it('is put aside in drafts, with which the form sends what it shows', async () => {
    const { id } = await desk().createLive()
    const form = { headline: 'Typed', _status: 'draft', publishStatus: 'DRAFT' }
    expect(await rest('PATCH', `/api/posts/${id}?draft=true&autosave=true`, form)).toMatchObject({
      status: 200,
      body: { doc: { publishStatus: 'UNPUBLISHED_CHANGES' } },
    })
  })
})

describe('a draft with a value that cannot be', () => {
  it.each([{ kicker: 'None of them' }, { websiteImage: 999_999 }, { publishDateTime: 'some day' }])(
    'is refused with 400, and nothing of it is stored: %j',
    async (value) => {
      const { id } = await desk().createPost()
      const before = await desk().newest(id)
      expect(await rest('PATCH', `/api/posts/${id}`, { headline: 'Written along with it', ...value })).toMatchObject({
        status: 400,
      })
      expect(await desk().newest(id)).toEqual(before)
    },
  )
})

describe('an idempotency key', () => {
  it('does the same request once, and answers it again', async () => {
    const { id } = await desk().createPost()
    const key = { 'Idempotency-Key': `key-${id}` }
    const body = { publishDate: soon() }
    const first = await rest('POST', `/api/posts/${id}/schedule`, body, key)
    const second = await rest('POST', `/api/posts/${id}/schedule`, body, key)
    expect([first.status, second.status, second.body.status]).toEqual([200, 200, 'SCHEDULED'])
    expect((await entriesOf(id)).filter(({ action }) => action === 'schedule')).toHaveLength(1)
  })

  it('is refused for another request, and is each person’s own', async () => {
    const { id } = await desk().createPost()
    const key = { 'Idempotency-Key': `shared-${id}` }
    expect(await rest('POST', `/api/posts/${id}/publish`, {}, key)).toMatchObject({ status: 200 })
    expect(await rest('POST', `/api/posts/${id}/trash`, {}, key)).toMatchObject({
      status: 422,
      body: { errors: [{ data: { code: 'lifecycle.idempotencyKeyReused' } }] },
    })
    const colleague = await createPerson(app().payload, ['DELETE_POST', 'UNPUBLISH_POST'])
    const asColleague = await signIn(app(), colleague.email)
    expect(await asColleague('POST', `/api/posts/${id}/trash`, {}, key)).toMatchObject({ status: 200 })
  })
})

describe('two at once on one post', () => {
  it('one action wins, the other gets a conflict', async () => {
    const { id } = await desk().createPost()
    const other = await createLocalReq({}, app().payload)
    await initTransaction(other)
    expect(await claimAction(other, 'posts', id)).toBe(true)
    expect(await rest('POST', `/api/posts/${id}/publish`)).toMatchObject({
      status: 409,
      body: { errors: [{ data: { code: 'lifecycle.conflict' } }] },
    })
    await killTransaction(other)
    expect(await rest('POST', `/api/posts/${id}/publish`)).toMatchObject({ status: 200 })
  })

  it('a person without the right is refused before the post is claimed, so no other user waits for them', async () => {
    const { id } = await desk().createPost()
    const contributor = await createPerson(app().payload, ['CREATE_POST', 'UPDATE_SELF_POST'])
    const asContributor = await signIn(app(), contributor.email)
    const other = await createLocalReq({}, app().payload)
    await initTransaction(other)
    expect(await claimAction(other, 'posts', id)).toBe(true)
    const calls = {
      publish: {},
      schedule: { publishDate: soon() },
      trash: {},
      unpublish: { unpublishAction: 'return_gone' },
    }
    for (const [call, body] of Object.entries(calls)) {
      // A conflict would mean that the claim was tried before the right was asked.
      expect([call, (await asContributor('POST', `/api/posts/${id}/${call}`, body)).status]).toEqual([call, 403])
    }
    await killTransaction(other)
  })

  it('eight publications: exactly one is done', async () => {
    const { id } = await desk().createPost()
    const answers = await Promise.all(Array.from({ length: 8 }, () => rest('POST', `/api/posts/${id}/publish`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect((await entriesOf(id)).filter(({ action }) => action === 'publish')).toHaveLength(1)
  })

  it('saves wait for each other: no field is lost', async () => {
    const { id } = await desk().createPost()
    const fields = { headline: 'From one', note: 'From another', slug: 'from-a-third' }
    await Promise.all(
      Object.entries(fields).map(([name, value]) => rest('PATCH', `/api/posts/${id}`, { [name]: value })),
    )
    expect(await desk().newest(id)).toMatchObject(fields)
  })

  it('a save and a publication: the status always says what readers see', async () => {
    const { id } = await desk().createPost()
    await Promise.all([
      rest('PATCH', `/api/posts/${id}`, { headline: 'Saved meanwhile' }),
      rest('POST', `/api/posts/${id}/publish`),
    ])
    const [newest, live] = [await desk().newest(id), await desk().liveText(id)]
    expect(newest.headline).toBe('Saved meanwhile')
    expect(newest.publishStatus).toBe(live === 'Saved meanwhile' ? 'PUBLISHED' : 'UNPUBLISHED_CHANGES')
  })
})

describe('the log', () => {
  it('is read with READ_ACTIVITY and cannot be changed', async () => {
    const { id } = await desk().createLive()
    const [entry] = await entriesOf(id)
    const reader = await signIn(app(), (await createPerson(app().payload, ['READ_ACTIVITY'])).email)
    const other = await signIn(app(), (await createPerson(app().payload, ['UPDATE_POST'])).email)
    expect(await reader('GET', '/api/activity')).toMatchObject({ status: 200 })
    expect(await other('GET', '/api/activity')).toMatchObject({ status: 403 })
    for (const client of [reader, rest]) {
      expect(await client('PATCH', `/api/activity/${entry?.id}`, { byName: 'Nobody' })).toMatchObject({ status: 403 })
      expect(await client('DELETE', `/api/activity/${entry?.id}`)).toMatchObject({ status: 403 })
      expect(await client('POST', '/api/activity', { ...entry })).toMatchObject({ status: 403 })
    }
    const write = { collection: 'activity', id: Number(entry?.id) } as const
    await expect(app().payload.update({ ...write, data: { byName: 'Nobody' } })).rejects.toMatchObject({ status: 403 })
    await expect(app().payload.delete(write)).rejects.toMatchObject({ status: 403 })
  })
})
