import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { smtpEmail } from '#plugins/email/smtpEmail.ts'
import { type MailServer, startMailServer } from '#tests/contracts/mailServer.ts'
import { listenToChangeFeed } from '#tests/integration/changeFeedListener.ts'
import { type Commenter, type CommentRoom, openCommentRoom } from '#tests/integration/commentRoom.ts'
import { until } from '#tests/until.ts'
import { mailNotices } from './notices.mail.ts'

let mail: MailServer
let room: CommentRoom['room']
let ann: Commenter
let bob: Commenter
let chief: Commenter
let documentId: string
let postId: number
let open: CommentRoom['open']
let noticesFor: CommentRoom['noticesFor']

beforeAll(async () => {
  mail = await startMailServer()
  const from = { name: 'The Ellery Ledger', address: 'desk@ledger.test' }
  ;({ room, ann, bob, chief, documentId, postId, open, noticesFor } = await openCommentRoom({
    email: smtpEmail({ url: mail.url, from }),
  }))
})
beforeEach(() => {
  mail.received.length = 0
})
afterAll(async () => {
  await room?.stop()
  await mail?.stop()
})

const mentioning = ({ person }: Commenter) => ({
  mentions: [{ type: 'user', id: String(person.id), title: person.name }],
})
const mailsAbout = (threadId: string) =>
  mail.received
    .map(({ to, text }) => ({ to, text: text.replaceAll('=\n', '').replaceAll('=3D', '=') }))
    .filter(({ text }) => text.includes(`thread=${threadId}`))

describe('people', () => {
  it('are looked up for comments, at most 256 at once', async () => {
    expect(await ann.query('usersByIds', { ids: [bob.person.id, 999_999] })).toEqual([
      {
        id: String(bob.person.id),
        username: bob.person.name,
        avatarUrl: null,
        avatarCrop: { x: null, y: null, zoom: null },
      },
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
})

describe('who is mentioned or answered', () => {
  it('is notified in the back office, and no other user is', async () => {
    const { threadId } = await open(ann, `@${bob.person.name}, is it\r\nso?`, mentioning(bob))
    await chief.mutate('addComment', { documentId, threadId, body: 'I think so.' })
    expect(await noticesFor(bob, threadId)).toMatchObject([{ kind: 'mention', title: 'The harbor wall', readAt: null }])
    expect(await noticesFor(ann, threadId)).toMatchObject([{ kind: 'reply', userId: String(chief.person.id) }])
    expect(await noticesFor(chief, threadId)).toEqual([])
  })

  it('hears of it at once on every page of the back office', async () => {
    const page = await listenToChangeFeed(room, bob.person)
    await open(ann, `@${bob.person.name}, now?`, mentioning(bob))
    await until('it is heard', () => page.heard('notices.changed') > 0)
    page.leave()
  })

  it('gets an e-mail that leads to the thread of the back office, once', async () => {
    const { threadId } = await open(ann, `@${bob.person.name}, is it\r\nso?`, mentioning(bob))
    await Promise.all([mailNotices(room.payload, 0), mailNotices(room.payload, 0)])
    const [first, ...more] = mailsAbout(threadId)
    expect(more).toEqual([])
    expect(first?.to).toEqual([bob.person.email])
    expect(first?.text).toContain('From: The Ellery Ledger <desk@ledger.test>')
    expect(first?.text).toContain(`Subject: ${ann.person.name} mentioned you: The harbor wall`)
    expect(first?.text).toContain(`http://back-office.test/admin/collections/posts/${postId}?thread=${threadId}`)
  })

  it('gets no e-mail about what they have read, nor before they had time to', async () => {
    const { threadId } = await open(ann, 'Who knows?')
    await chief.mutate('addComment', { documentId, threadId, body: 'I think so.' })
    await mailNotices(room.payload, 3600)
    expect(mailsAbout(threadId)).toEqual([])
    await ann.mutate('readThread', { documentId, threadId })
    await mailNotices(room.payload, 0)
    expect(mailsAbout(threadId)).toEqual([])
  })

  it.each(['busy', 'recipientRefused', 'cut'] as const)(
    'gets the e-mail later when the mail server does not take it: %s',
    async (fault) => {
      const { threadId } = await open(ann, `@${bob.person.name}, still there?`, mentioning(bob))
      mail.become(fault)
      await mailNotices(room.payload, 0)
      expect(mailsAbout(threadId)).toEqual([])
      mail.become(undefined)
      await mailNotices(room.payload, 0)
      expect(mailsAbout(threadId)).toHaveLength(1)
    },
  )

  it('has read what they were told when they say so', async () => {
    const { threadId } = await open(bob, 'To you.')
    await ann.mutate('addComment', { documentId, threadId, body: 'To you, too.' })
    expect(await bob.query('listNotices', {})).toMatchObject({ unread: expect.any(Number) })
    await bob.mutate('readNotices', {})
    expect(await bob.query('listNotices', {})).toMatchObject({ unread: 0 })
  })
})
