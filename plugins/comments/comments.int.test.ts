import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { guidOf } from '#plugins/collaboration/room/guid.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { dataOf, refusalOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { bootSharedNewsroom, joinRoom, type SharedNewsroom, until } from '#tests/integration/sharedRoom.ts'
import { comments } from './comments.plugin.ts'
import type { Notice, Thread } from './comments.schema.ts'
import { mailNotices } from './notices.mail.ts'

let room: SharedNewsroom
let ann: Member
let bob: Member
let chief: Member
let documentId: string
let postId: number

interface Member {
  person: Person
  query: (name: string, input: object) => Promise<unknown>
  mutate: (name: string, input: object) => Promise<unknown>
  refused: (name: string, input: object) => Promise<[number, unknown]>
}

async function member(person: Person): Promise<Member> {
  const client = rpcClient(await signIn(room, person.email))
  return {
    person,
    query: async (name, input) => dataOf(await client.query(`comments.${name}`, input)),
    mutate: async (name, input) =>
      dataOf(await client.mutate(`comments.${name}`, { origin: 'http://evil.test', ...input })),
    refused: async (name, input) => {
      const answer = await client.mutate(`comments.${name}`, input)
      return [answer.status, refusalOf(answer)]
    },
  }
}

beforeAll(async () => {
  room = await bootSharedNewsroom({
    endpoints: rpcEndpoints,
    plugins: [comments({ isMailing: false })],
    serverURL: 'http://back-office.test',
  })
  await createAdministrator(room.payload)
  ann = await member(await createPerson(room.payload, ['CREATE_POST', 'UPDATE_SELF_POST']))
  bob = await member(await createPerson(room.payload, ['CREATE_NEWSLETTER']))
  chief = await member(await createPerson(room.payload, ['UPDATE_POST', 'DELETE_POST', 'PUBLISH_POST']))
  const post = await postDesk(room, ann.person).createPost({ headline: 'The harbor wall' })
  postId = Number(post.id)
  documentId = guidOf('posts', post.id)
})

afterAll(() => room?.stop())

const about = { anchor: { type: 'document' } }
const plain = { mentions: [] }

async function open(by: Member, body: string, metadata: object = plain) {
  const made = await by.mutate('createThread', { documentId, initialComment: { body, metadata }, metadata: about })
  return made as { threadId: string; commentId: string }
}

async function threadFor(by: Member, threadId: string): Promise<Thread | undefined> {
  const threads = (await by.query('listThreads', { documentId })) as Thread[]
  return threads.find(({ id }) => id === threadId)
}

const noticesFor = async (by: Member, threadId: string) => {
  const { items } = (await by.query('listNotices', {})) as { items: Notice[] }
  return items.filter((one) => one.threadId === threadId)
}

describe('a thread', () => {
  it('is opened and answered by whoever may read the document', async () => {
    const { threadId } = await open(ann, 'Is this true?')
    const { commentId } = (await bob.mutate('addComment', { documentId, threadId, body: ' It is. ' })) as {
      commentId: string
    }
    expect(await threadFor(ann, threadId)).toMatchObject({
      id: threadId,
      deleted: false,
      resolvedAt: null,
      metadata: about,
      unread: 1,
      comments: [
        { body: 'Is this true?', userId: String(ann.person.id), threadId, deletedAt: null, reactions: [] },
        { id: commentId, body: 'It is.', userId: String(bob.person.id) },
      ],
    })
  })

  it('is resolved, opened again, and opened again by a reply', async () => {
    const { threadId } = await open(ann, 'Check the date.')
    await bob.mutate('resolveThread', { documentId, threadId })
    const ids = async (resolved: boolean) =>
      ((await ann.query('listThreads', { documentId, resolved })) as Thread[]).map(({ id }) => id)
    expect(await ids(true)).toContain(threadId)
    expect(await ids(false)).not.toContain(threadId)
    await ann.mutate('unresolveThread', { documentId, threadId })
    expect(await ids(false)).toContain(threadId)
    await bob.mutate('resolveThread', { documentId, threadId })
    await ann.mutate('addComment', { documentId, threadId, body: 'Not yet.' })
    expect(await ids(false)).toContain(threadId)
  })

  it('is deleted by who opened it or by who may delete the document, and comes back', async () => {
    const { threadId } = await open(ann, 'Delete me.')
    expect(await bob.refused('deleteThread', { documentId, threadId })).toEqual([
      403,
      'You do not have permissions to do this',
    ])
    await ann.mutate('deleteThread', { documentId, threadId })
    expect(await threadFor(bob, threadId)).toBeUndefined()
    expect(await bob.refused('addComment', { documentId, threadId, body: 'Hello?' })).toEqual([
      404,
      'This thread is not there any more.',
    ])
    await ann.mutate('restoreThread', { documentId, threadId })
    expect(await threadFor(bob, threadId)).toBeDefined()
    await chief.mutate('deleteThread', { documentId, threadId })
    expect(await threadFor(bob, threadId)).toBeUndefined()
  })

  it('is one of its document and of no other', async () => {
    const { threadId } = await open(ann, 'Here.')
    const other = guidOf('posts', (await postDesk(room, ann.person).createPost()).id)
    expect((await ann.refused('addComment', { documentId: other, threadId, body: 'There?' }))[0]).toBe(404)
    expect(await ann.refused('addComment', { documentId: 'post_1', threadId, body: 'x' })).toEqual([
      400,
      'Invalid document guid',
    ])
    expect((await ann.refused('addComment', { documentId: 'post_post_999999', threadId, body: 'x' }))[0]).toBe(404)
  })
})

describe('a comment', () => {
  it('is edited by its writer only, whoever else may do anything', async () => {
    const { threadId, commentId } = await open(ann, 'Frist.')
    const call = { documentId, threadId, commentId, body: 'First.' }
    expect((await chief.refused('editComment', call))[0]).toBe(403)
    await ann.mutate('editComment', call)
    const [comment] = (await threadFor(bob, threadId))?.comments ?? []
    expect(comment).toMatchObject({ body: 'First.' })
    expect(Date.parse(comment?.updatedAt ?? '')).toBeGreaterThan(Date.parse(comment?.createdAt ?? ''))
  })

  it('keeps its place without its words when it is deleted, and gets them back', async () => {
    const { threadId, commentId } = await open(ann, 'A secret.')
    const call = { documentId, threadId, commentId }
    await bob.mutate('react', { ...call, emoji: '👍' })
    expect((await bob.refused('deleteComment', call))[0]).toBe(403)
    await ann.mutate('deleteComment', call)
    expect((await threadFor(bob, threadId))?.comments).toMatchObject([
      { body: '', reactions: [], deletedAt: expect.any(String) },
    ])
    await ann.mutate('restoreComment', call)
    expect((await threadFor(bob, threadId))?.comments).toMatchObject([{ body: 'A secret.', deletedAt: null }])
  })

  it('needs words or a suggestion, and no more than 5,000 letters', async () => {
    const call = (body: string) => ({ documentId, initialComment: { body, metadata: plain }, metadata: about })
    expect(await ann.refused('createThread', call('  '))).toEqual([400, 'Write something first.'])
    expect((await ann.refused('createThread', call('x'.repeat(5001))))[0]).toBe(400)
  })

  it('has reactions, each once for everybody, which are taken back by reacting again', async () => {
    const { threadId, commentId } = await open(ann, 'Done.')
    const call = { documentId, threadId, commentId }
    await ann.mutate('react', { ...call, emoji: '👩🏽‍💻' })
    await bob.mutate('react', { ...call, emoji: '👩🏽‍💻' })
    await bob.mutate('react', { ...call, emoji: '🎉' })
    await bob.mutate('react', { ...call, emoji: '🎉' })
    expect((await threadFor(ann, threadId))?.comments[0]?.reactions).toEqual([
      { emoji: '👩🏽‍💻', createdAt: expect.any(String), userIds: [String(ann.person.id), String(bob.person.id)] },
    ])
    for (const emoji of ['a', '1', '', '👍👍', 'thumbs']) {
      expect(await ann.refused('react', { ...call, emoji })).toEqual([400, 'emoji: That is no emoji.'])
    }
  })

  it('is unread for others until they have seen its thread, and never for its writer', async () => {
    const { threadId } = await open(ann, 'Look.')
    expect((await threadFor(bob, threadId))?.unread).toBe(1)
    expect((await threadFor(ann, threadId))?.unread).toBe(0)
    await bob.mutate('readThread', { documentId, threadId })
    expect((await threadFor(bob, threadId))?.unread).toBe(0)
    await ann.mutate('addComment', { documentId, threadId, body: 'Look again.' })
    expect((await threadFor(bob, threadId))?.unread).toBe(1)
  })
})

describe('a suggestion', () => {
  const suggestion = { ...plain, suggestion: { text: 'sea wall' } }

  it('is decided once, by somebody who may write', async () => {
    const { threadId, commentId } = await open(bob, '', suggestion)
    const call = { documentId, threadId, commentId }
    expect((await bob.refused('decideSuggestion', { ...call, outcome: 'accepted' }))[0]).toBe(403)
    const answers = await Promise.all(
      [ann, chief].map((one) => one.refused('decideSuggestion', { ...call, outcome: 'accepted' })),
    )
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(([, words]) => words)).toContain('This suggestion was accepted already.')
    expect((await threadFor(ann, threadId))?.comments[0]?.metadata.suggestion).toMatchObject({
      text: 'sea wall',
      outcome: 'accepted',
    })
  })

  it('stays as it was decided when its comment is edited', async () => {
    const { threadId, commentId } = await open(bob, 'Better?', suggestion)
    const call = { documentId, threadId, commentId }
    await chief.mutate('decideSuggestion', { ...call, outcome: 'declined' })
    await bob.mutate('editComment', { ...call, body: 'Never mind.', metadata: { ...plain, suggestion: { text: 'x' } } })
    expect((await threadFor(ann, threadId))?.comments[0]).toMatchObject({
      body: 'Never mind.',
      metadata: { suggestion: { text: 'sea wall', outcome: 'declined' } },
    })
  })
})

describe('people', () => {
  it('are looked up for comments, at most 256 at once', async () => {
    expect(await ann.query('usersByIds', { ids: [bob.person.id, 999_999] })).toEqual([
      { id: String(bob.person.id), username: bob.person.name, avatarUrl: null },
    ])
    const ids = Array.from({ length: 257 }, (_, index) => index + 1)
    await expect(ann.query('usersByIds', { ids })).rejects.toThrow('400')
    expect(await ann.query('usersByIds', { ids: ids.slice(1) })).toContainEqual(expect.objectContaining({ id: '2' }))
  })

  it('are found for mentions, with posts and sections', async () => {
    await room.payload.create({ collection: 'sections', data: { name: 'Harbor', slug: 'harbor' }, draft: false })
    expect(await ann.query('searchMentions', { query: bob.person.name })).toContainEqual({
      type: 'user',
      id: String(bob.person.id),
      title: bob.person.name,
    })
    expect(await ann.query('searchMentions', { query: 'harbor' })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'post', title: 'The harbor wall' }),
        expect.objectContaining({ type: 'section', title: 'Harbor' }),
      ]),
    )
  })

  it('are told when they are mentioned or answered, by e-mail too if they do not look, and once only', async () => {
    const mention = { mentions: [{ type: 'user', id: String(bob.person.id), title: bob.person.name }] }
    const { threadId } = await open(ann, `@${bob.person.name}, is it\r\nso?`, mention)
    await chief.mutate('addComment', { documentId, threadId, body: 'I think so.' })
    expect(await noticesFor(bob, threadId)).toMatchObject([{ kind: 'mention', title: 'The harbor wall', readAt: null }])
    expect(await noticesFor(ann, threadId)).toMatchObject([{ kind: 'reply', userId: String(chief.person.id) }])
    expect(await noticesFor(chief, threadId)).toEqual([])
    await ann.mutate('readThread', { documentId, threadId })

    const sendEmail = jest.spyOn(room.payload, 'sendEmail').mockRejectedValue(new Error('The mail server is away'))
    await mailNotices(room.payload, 0)
    sendEmail.mockReset().mockResolvedValue(undefined)
    await Promise.all([mailNotices(room.payload, 0), mailNotices(room.payload, 0)])
    const sent = sendEmail.mock.calls.map(([message]) => message).filter(({ to }) => to === bob.person.email)
    expect(sent).toContainEqual({
      to: bob.person.email,
      subject: `${ann.person.name} mentioned you: The harbor wall`,
      text: expect.stringContaining(`http://back-office.test/admin/collections/posts/${postId}?thread=${threadId}`),
    })
    expect(sent.filter(({ text }) => String(text).includes(`thread=${threadId}`))).toHaveLength(1)
    expect(sendEmail.mock.calls.filter(([{ text }]) => String(text).includes('I think so'))).toEqual([])
    sendEmail.mockRestore()
  })

  it('have read what they were told when they say so', async () => {
    const { threadId } = await open(bob, 'To you.')
    await ann.mutate('addComment', { documentId, threadId, body: 'To you, too.' })
    expect(await bob.query('listNotices', {})).toMatchObject({ unread: expect.any(Number) })
    await bob.mutate('readNotices', {})
    expect(await bob.query('listNotices', {})).toMatchObject({ unread: 0 })
  })
})

describe('everybody in the document', () => {
  it('hears of a change once it is stored', async () => {
    const guest = await joinRoom(room, bob.person, documentId)
    const { threadId } = await open(ann, 'Live.')
    await until('the room hears of the thread', () =>
      guest.messages.some(({ type, payload }) => type === 'comments.changed' && payload.threadId === threadId),
    )
    guest.leave()
  })
})

describe('comments', () => {
  it('are nothing for those who are no members of the newsroom, and reach no reader', async () => {
    await open(ann, 'For the newsroom only: kumquat.')
    await postDesk(room, chief.person).publish(postId)
    const stranger = rpcClient(readerClient(room))
    const nobody = await member(await createPerson(room.payload, []))
    expect((await stranger.query('comments.listThreads', { documentId })).status).toBe(401)
    await expect(nobody.query('listThreads', { documentId })).rejects.toThrow('403')
    const asReader = await room.request(`/api/posts/${postId}?depth=3`)
    expect(asReader.status).toBe(200)
    expect(await asReader.text()).not.toContain('kumquat')
    for (const path of ['/api/comments', '/api/threads', '/api/comment-threads']) {
      expect((await room.request(path)).status).toBe(404)
    }
  })

  it('go with their document', async () => {
    const { id } = await postDesk(room, ann.person).createPost()
    const own = guidOf('posts', id)
    const initialComment = { body: 'Gone soon.', metadata: plain }
    await ann.mutate('createThread', { documentId: own, initialComment, metadata: about })
    await postDesk(room, chief.person).trash(id)
    await room.payload.delete({ collection: 'posts', id, trash: true })
    expect((await ann.refused('addComment', { documentId: own, threadId: '1', body: 'x' }))[0]).toBe(404)
    const { rows } = await room.payload.db.drizzle.execute(`SELECT 1 FROM comments.threads WHERE guid = '${own}'`)
    expect(rows).toEqual([])
  })
})
