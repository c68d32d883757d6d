import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { dkimVerify } from 'mailauth/lib/dkim/verify'
import { simpleParser } from 'mailparser'
import { type Mailbox, startMailbox } from '#tests/integration/mailbox.ts'
import type { DkimKey } from './composeMail.ts'
import { readerMail } from './readerMail.ts'
import type { MailConnection } from './sending.types.ts'
import { smtpTransport } from './smtp.transport.ts'

const from = { name: 'The Ledger', address: 'desk@ledger.test' }
const content = {
  issueId: 7,
  listName: 'First “Boat” Out, daily',
  subject: 'The ferry sails — at 6',
  html: '<p>Grüße</p><a href="%%UNSUBSCRIBE_URL%%">Leave</a>',
  text: 'Grüße %%UNSUBSCRIBE_URL%%',
}
const mailTo = (email: string) =>
  readerMail(
    content,
    { subscription: 3, email, row: 12 },
    {
      from,
      links: { unsubscribe: 'https://ledger.test/subscription/unsubscribe?token=a.b-c', preferences: 'https://l.test' },
      intake: { address: 'bounces@ledger.test', secret: 'own' },
    },
  )

let mailbox: Mailbox
let connection: MailConnection
const handed: string[] = []

beforeEach(async () => {
  mailbox = await startMailbox()
  handed.length = 0
  connection = open(null)
})
afterEach(async () => {
  connection.close()
  await mailbox.stop()
})

const open = (dkim: DkimKey | null) => smtpTransport({ url: mailbox.url, from, dkim, socketTimeout: 5000 }).open()
const deliver = (email: string, mayLeave = true) =>
  connection.deliver(mailTo(email), async () => {
    handed.push(email)
    return mayLeave
  })

describe('a mail over SMTP', () => {
  it('arrives with its links, its return address and the same Message-ID each time, in one session', async () => {
    expect(await deliver('ana@harbour.test')).toMatchObject({ kind: 'accepted' })
    expect(await deliver('ana@harbour.test')).toMatchObject({ kind: 'accepted' })
    expect(mailbox.sessions).toBe(1)
    const [first, second] = mailbox.mails
    expect(first?.from).toMatch(/^bounces\+b12-[0-9a-f]{16}@ledger\.test$/)
    const mail = await simpleParser(first?.raw ?? '')
    expect(mail).toMatchObject({
      subject: content.subject,
      text: expect.stringContaining('Grüße https://ledger.test/'),
    })
    expect(first?.raw.toString()).toContain('List-ID: First Boat Out daily <first-boat-out-daily.ledger.test>\r\n')
    expect(mail.messageId).toMatch(/^<issue-7\.[0-9a-f]{24}@ledger\.test>$/)
    expect((await simpleParser(second?.raw ?? '')).messageId).toBe(mail.messageId)
  })

  it('is signed, with the headers by which its reader leaves', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    connection = open({ domainName: 'ledger.test', keySelector: 'news', privateKey })
    await deliver('ana@harbour.test')
    const resolver = async () => [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]]
    const { results } = await dkimVerify(mailbox.mails[0]?.raw ?? Buffer.alloc(0), { resolver })
    expect(results).toMatchObject([{ signingDomain: 'ledger.test', status: { result: 'pass' } }])
    const signed = JSON.stringify(results).toLowerCase()
    expect(signed).toContain('list-unsubscribe:')
    expect(signed).toContain('list-unsubscribe-post')
  })

  it('is refused for one reader, and the session goes on', async () => {
    mailbox.refusal = (to) => (to.startsWith('ben') ? '550 5.1.1 No such user' : null)
    expect(await deliver('ben@harbour.test')).toMatchObject({
      kind: 'refused',
      response: expect.stringContaining('5.1.1 No such user'),
    })
    expect(await deliver('ana@harbour.test')).toMatchObject({ kind: 'accepted' })
    expect(mailbox.sessions).toBe(1)
  })

  it.each([
    ['put off', { refuse: '4.7.1 Greylisted', code: 451 }, 'later'],
    ['refused for its content', { refuse: '5.7.1 Spam', code: 554 }, 'refused'],
    ['cut off before the answer', 'break off', 'unknown'],
    ['taken, and cut off before the answer', 'take and break off', 'unknown'],
  ] as const)('is %s', async (_what, answer, kind) => {
    mailbox.answer = () => answer
    expect(await deliver('ana@harbour.test')).toMatchObject({ kind })
    mailbox.answer = () => 'take'
    expect(await deliver('ben@harbour.test')).toMatchObject({ kind: 'accepted' })
  })

  it('does not leave before it was handed over, and not at all when that is declined', async () => {
    expect(await deliver('ana@harbour.test', false)).toEqual({ kind: 'declined' })
    expect(await deliver('ben@harbour.test')).toMatchObject({ kind: 'accepted' })
    expect(mailbox.mails.map(({ to }) => to)).toEqual(['ben@harbour.test'])
    const failing = connection.deliver(mailTo('cleo@harbour.test'), async () => {
      throw new Error('The database is away')
    })
    await expect(failing).rejects.toThrow('The database is away')
    expect(mailbox.mails).toHaveLength(1)
  })

  it('is not handed over where no server answers', async () => {
    await mailbox.stop()
    expect(await deliver('ana@harbour.test')).toMatchObject({ kind: 'unreachable' })
    expect(handed).toEqual([])
  })
})
