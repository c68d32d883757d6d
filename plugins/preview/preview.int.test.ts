import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { previewAnswer, previewCallPath } from '#contract/preview.schema.ts'
import { signedCall } from '#contract/signedCalls.ts'
import { signToken } from '#contract/tokens.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
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
  room = await bootSharedNewsroom({ endpoints: rpcEndpoints, plugins: [preview({ siteUrl, siteSecret: 'shared' })] })
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
const tokenOf = async (post = id, now = new Date()) => (await previewToken(post, room.payload.config.secret, now)).token
const headlineOf = (answer: Awaited<ReturnType<typeof shown>>) =>
  answer.status === 200 ? answer.page.article.headline : answer.status

const linkAs = async (person: Person | null, post = id) => {
  const client = person ? await signIn(room, person.email) : readerClient(room)
  return rpcClient(client).query('post.createPreviewLink', { id: post })
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
    const wrong = [
      await tokenOf(id, yesterday),
      `${await tokenOf()}x`,
      await signToken('room', { post: id }, room.payload.config.secret, later),
      await signToken('preview', { post: id }, 'another secret', later),
      await signToken('preview', { post: id }, room.payload.config.secret, null),
      await tokenOf(999_999),
      '',
    ]
    for (const token of wrong) expect(headlineOf(await shown(token))).toBe(404)
    await desk.trash(id)
    expect(headlineOf(await shown(await tokenOf()))).toBe(404)
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
