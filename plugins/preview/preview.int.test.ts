import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { previewAnswer, previewCallPath } from '#contract/preview.schema.ts'
import { signedCall } from '#contract/signedCalls.ts'
import { signToken } from '#contract/tokens.ts'
import { documentKeyOf, type SharedDocumentName } from '#plugins/collaboration/room/documentKey.ts'
import { frontPicture } from '#plugins/time-machine/frontPicture.ts'
import { paragraphState } from '#tests/integration/paragraphState.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { bootSharedNewsroom, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'
import { preview } from './preview.plugin.ts'
import { previewToken } from './preview.token.ts'

const siteUrl = 'https://times.test'

let room: SharedNewsroom
let administrator: Person
let desk: PostDesk
let id: number
const guests = roomGuests()

beforeAll(async () => {
  room = await bootSharedNewsroom({
    endpoints: rpcEndpoints,
    plugins: [preview({ siteUrl, siteSecret: 'shared', frontPicture })],
  })
  administrator = await createAdministrator(room.payload)
  desk = postDesk(room, administrator)
})
beforeEach(async () => {
  await room.startRealtime()
  const post = await desk.createPost({
    headline: 'Ferry',
    subhead: paragraphState('It sails.'),
    body: paragraphState('At seven.'),
  })
  id = post.id
})
afterAll(() => room?.stop())

const ask = async (token: string, secret = 'shared') =>
  room.request(previewCallPath, signedCall(previewCallPath, { token }, secret, Date.now()))
const shown = async (token: string) => previewAnswer.parse(await (await ask(token)).json())
const tokenOf = async (post = id, now = new Date()) => tokenOfDocument({ collection: 'posts', id: post }, now)
const tokenOfDocument = async (document: SharedDocumentName, now = new Date()) =>
  (await previewToken(document, { by: administrator.id, secret: room.payload.config.secret, now })).token
const headlineOf = (answer: Awaited<ReturnType<typeof shown>>) => {
  if (answer.status !== 200) return answer.status
  return answer.page.kind === 'article' ? answer.page.article.headline : answer.page.kind
}

const linkAs = async (person: Person | null, post = id) => {
  const client = person ? await signIn(room, person.email) : readerClient(room)
  return rpcClient(client).query('preview.createLink', { collection: 'posts', id: post })
}

describe('a link to a preview', () => {
  it('is made by people who may read the draft, and ends after 24 hours', async () => {
    const link = dataOf(await linkAs(administrator))
    expect(link).toMatchObject({
      url: expect.stringMatching(/^https:\/\/times\.test\/preview\/[\w-]+\.[\w-]+\.[\w-]+$/),
    })
    const { expiresAt } = Object(link)
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000)
    const librarian = await createPerson(room.payload, ['UPDATE_FILE'])
    expect((await linkAs(librarian)).status).toBe(200)
    const powerless = await createPerson(room.payload, [])
    expect((await linkAs(powerless)).status).toBe(403)
    const { id: live } = await desk.createLive()
    expect((await linkAs(powerless, live)).status).toBe(403)
    expect((await linkAs(null)).status).toBe(401)
    expect((await linkAs(administrator, 999_999)).status).toBe(404)
  })

  it('opens the post that it names, and no other one', async () => {
    const other = await desk.createPost({ headline: 'Harbor' })
    expect(headlineOf(await shown(await tokenOf()))).toBe('Ferry')
    expect(headlineOf(await shown(await tokenOf(other.id)))).toBe('Harbor')
  })

  it('opens nothing when it has ended, was changed, is for another purpose, or its post is in the trash', async () => {
    const yesterday = new Date(Date.now() - 24 * 3_600_000 - 1000)
    const later = new Date(Date.now() + 60_000)
    const claims = { collection: 'posts', id, by: administrator.id, made: Date.now() }
    const wrong = [
      await tokenOf(id, yesterday),
      `${await tokenOf()}x`,
      await signToken('room', claims, room.payload.config.secret, later),
      await signToken('preview', claims, 'another secret', later),
      await signToken('preview', { ...claims, collection: 'users' }, room.payload.config.secret, later),
      await signToken('preview', claims, room.payload.config.secret, null),
      await tokenOf(999_999),
      '',
    ]
    for (const token of wrong) expect(headlineOf(await shown(token))).toBe(404)
    await desk.trash(id)
    expect(headlineOf(await shown(await tokenOf()))).toBe(404)
  })

  it('ends when its document is published and when it is unpublished; later links show what is written then', async () => {
    const { id: post } = await desk.createPost({ headline: 'Soon' })
    const opens = async (token: string) => headlineOf(await shown(token)) !== 404
    const before = await tokenOf(post)
    expect(await opens(before)).toBe(true)
    await desk.publish(post)
    expect(await opens(before)).toBe(false)
    const between = await tokenOf(post)
    expect(await opens(between)).toBe(true)
    await desk.unpublish(post)
    expect(await opens(between)).toBe(false)
    expect(await opens(await tokenOf(post))).toBe(true)
  })

  it('ends when a user with the right to write the document ends all its links', async () => {
    const { id: post } = await desk.createPost({ headline: 'Shared too widely' })
    const token = await tokenOf(post)
    const endAs = async (person: Person) =>
      rpcClient(await signIn(room, person.email)).mutate('preview.endLinks', { collection: 'posts', id: post })
    expect((await endAs(await createPerson(room.payload, ['UPDATE_FILE']))).status).toBe(403)
    expect(headlineOf(await shown(token))).toBe('Shared too widely')
    expect((await endAs(administrator)).status).toBe(200)
    expect(headlineOf(await shown(token))).toBe(404)
    expect(headlineOf(await shown(await tokenOf(post)))).toBe('Shared too widely')
  })

  it('ends when its maker is inactive or gone', async () => {
    const maker = await createPerson(room.payload, ['UPDATE_POST'])
    const { secret } = room.payload.config
    const { token } = await previewToken({ collection: 'posts', id }, { by: maker.id, secret, now: new Date() })
    expect(headlineOf(await shown(token))).toBe('Ferry')
    await room.payload.update({ collection: 'users', id: maker.id, data: { status: 'INACTIVE' } })
    expect(headlineOf(await shown(token))).toBe(404)
    await room.payload.update({ collection: 'users', id: maker.id, data: { status: 'ACTIVE' } })
    expect(headlineOf(await shown(token))).toBe('Ferry')
    await room.payload.delete({ collection: 'users', id: maker.id })
    expect(headlineOf(await shown(token))).toBe(404)
  })

  it('is followed for the reader site only, and the answer is kept by no cache', async () => {
    expect((await ask(await tokenOf(), 'guessed')).status).toBe(401)
    expect((await room.request('/api/reader/preview')).status).toBe(404)
    const answer = await ask(await tokenOf())
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the page of a preview', () => {
  it('is that of readers, made of a draft that was never published', async () => {
    const answer = await shown(await tokenOf())
    expect(answer).toMatchObject({
      status: 200,
      page: {
        kind: 'article',
        references: { ads: null },
        article: { headline: 'Ferry', dek: 'It sails.', blocks: [{ type: 'paragraph' }] },
      },
    })
  })

  it('has what was typed a moment ago, also while the real-time server is away', async () => {
    const guest = await guests.join(room, administrator, documentKeyOf('posts', id))
    guest.type(' stays')
    await until('the server has it', () => !guest.provider.hasUnsyncedChanges)
    expect(headlineOf(await shown(await tokenOf()))).toBe('Ferry stays')
    await room.stopRealtime()
    expect(headlineOf(await shown(await tokenOf()))).toBe('Ferry stays')
  })
})

describe('the preview of what is no story', () => {
  const body = paragraphState('The pier is closed.')
  const blocks = [expect.objectContaining({ type: 'paragraph' })]

  it('is a page, a newsletter, a section and a reusable block before they are published', async () => {
    const { payload } = room
    const draft = { draft: true, overrideAccess: true } as const
    const list = await payload.create({ collection: 'newsletter-lists', data: { name: 'Tides', slug: 'tides' } })
    const page = await payload.create({ collection: 'pages', data: { title: 'About us', body }, ...draft })
    const issue = await payload.create({
      collection: 'newsletters',
      data: { title: 'Spring tide', list: list.id, body },
      ...draft,
    })
    const section = await payload.create({
      collection: 'sections',
      data: { name: 'Harbor', description: body },
      ...draft,
    })
    const block = await payload.create({ collection: 'reusable-blocks', data: { title: 'Tips', body }, ...draft })
    const pageOf = async (document: SharedDocumentName) => shown(await tokenOfDocument(document))
    expect(await pageOf({ collection: 'pages', id: page.id })).toMatchObject({
      status: 200,
      page: { kind: 'page', title: 'About us', blocks },
    })
    expect(await pageOf({ collection: 'newsletters', id: issue.id })).toMatchObject({
      page: { kind: 'issue', title: 'Spring tide', list: 'Tides', blocks, signup: [{ type: 'newsletter-signup' }] },
    })
    expect(await pageOf({ collection: 'sections', id: section.id })).toMatchObject({
      page: { kind: 'section', title: 'Harbor', description: blocks, show: null },
    })
    expect(await pageOf({ collection: 'reusable-blocks', id: block.id })).toMatchObject({
      page: { kind: 'page', title: 'A story with this block', blocks },
    })
  })

  it('is made of nothing but a number, as right after it was created', async () => {
    const { payload } = room
    for (const collection of ['pages', 'newsletters', 'sections', 'reusable-blocks'] as const) {
      const { id } = await payload.create({ collection, data: {}, draft: true, overrideAccess: true })
      const answer = await shown(await tokenOfDocument({ collection, id }))
      expect(answer).toMatchObject({
        status: 200,
        page: { title: expect.stringMatching(/^(No (name|title) yet|A story with this block)$/) },
      })
    }
  })

  it('is the home page as it would be launched, for people who may read its draft', async () => {
    const post = await desk.createLive({ headline: 'High water' })
    const slot = blockFixture('homepage-slot', {
      props: { pinned: { id: String(post.id), headline: '', until: null } },
    })
    const body = lexicalFromBlocks([{ ...blockFixture('homepage-row'), children: [slot] }])
    const data = { title: 'Home page', body }
    const front = await room.payload.create({ collection: 'fronts', data, draft: true, overrideAccess: true })
    const answer = await shown(await tokenOfDocument({ collection: 'fronts', id: front.id }))
    expect(answer).toMatchObject({ page: { kind: 'home', path: '/', references: { ads: null } } })
    expect(JSON.stringify(answer)).toContain('High water')
    const linkAs = async (person: Person) => {
      const client = rpcClient(await signIn(room, person.email))
      return (await client.query('preview.createLink', { collection: 'fronts', id: front.id })).status
    }
    expect(await linkAs(administrator)).toBe(200)
    expect(await linkAs(await createPerson(room.payload, []))).toBe(403)
  })
})
