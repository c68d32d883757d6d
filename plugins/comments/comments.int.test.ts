import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { type Commenter, type CommentRoom, openCommentRoom, plain } from '#tests/integration/commentRoom.ts'
import { createPerson } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import { readerClient } from '#tests/integration/restClient.ts'
import { rpcClient } from '#tests/integration/rpcClient.ts'
import { joinRoom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'
import type { Thread } from './comments.schema.ts'

let room: CommentRoom['room']
let ann: Commenter
let bob: Commenter
let chief: Commenter
let documentId: string
let postId: number
let commenter: CommentRoom['commenter']
let open: CommentRoom['open']
let threadFor: CommentRoom['threadFor']

beforeAll(async () => {
  ;({ room, ann, bob, chief, documentId, postId, commenter, open, threadFor } = await openCommentRoom())
})
afterAll(() => room?.stop())

const about = { anchor: { type: 'document' } }

describe('a thread', () => {
  it('is opened and answered by every user who may read the document', async () => {
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
    const other = documentKeyOf('posts', (await postDesk(room, ann.person).createPost()).id)
    expect((await ann.refused('addComment', { documentId: other, threadId, body: 'There?' }))[0]).toBe(404)
    expect(await ann.refused('addComment', { documentId: 'post_1', threadId, body: 'x' })).toEqual([
      400,
      'Invalid document guid',
    ])
    expect((await ann.refused('addComment', { documentId: 'post_post_999999', threadId, body: 'x' }))[0]).toBe(404)
  })
})

describe('a comment', () => {
  it('is edited by its writer only, whatever the permissions of others', async () => {
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

  it('is decided once, by a user who may write', async () => {
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
    const outsider = await commenter(await createPerson(room.payload, []))
    expect((await stranger.query('comments.listThreads', { documentId })).status).toBe(401)
    await expect(outsider.query('listThreads', { documentId })).rejects.toThrow('403')
    for (const text of ['', '&select[blocks]=false']) {
      const asReader = await room.request(`/api/posts/${postId}?depth=3${text}`)
      expect(asReader.status).toBe(200)
      expect(await asReader.text()).not.toContain('kumquat')
    }
    for (const path of ['/api/comments', '/api/threads', '/api/comment-threads']) {
      expect((await room.request(path)).status).toBe(404)
    }
  })

  it('go with their document', async () => {
    const { id } = await postDesk(room, ann.person).createPost()
    const own = documentKeyOf('posts', id)
    const initialComment = { body: 'Gone soon.', metadata: plain }
    await ann.mutate('createThread', { documentId: own, initialComment, metadata: about })
    await postDesk(room, chief.person).trash(id)
    await room.payload.delete({ collection: 'posts', id, trash: true })
    expect((await ann.refused('addComment', { documentId: own, threadId: '1', body: 'x' }))[0]).toBe(404)
    const { rows } = await room.payload.db.drizzle.execute(`SELECT 1 FROM comments.threads WHERE guid = '${own}'`)
    expect(rows).toEqual([])
  })
})
