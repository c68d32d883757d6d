import { describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { query } from '#database/sql.ts'
import { rpcClient } from '#tests/integration/rpcClient.ts'
import { taggedAddress } from '../sending/readerMail.ts'
import {
  answers,
  app,
  intake,
  look,
  publisher,
  sent,
  subscribe,
  suppressed,
  withSendingNewsroom,
  writer,
} from '../sending/sendingNewsroom.fixtures.ts'
import { bounceMail, sendOne } from './bounceMail.fixtures.ts'

withSendingNewsroom(rpcEndpoints)

describe('a report about a mail', () => {
  it('suppresses an address that does not exist at once, and is shown with the issue', async () => {
    await subscribe('ana')
    const { issue, row } = await sendOne()
    expect((await intake('message', bounceMail(row, '5.1.1'), 'other')).status).toBe(401)
    expect((await intake('message', bounceMail(row, '5.1.1').replace(`b${row}-`, `b${row + 1}-`))).body).toEqual({
      isUsed: false,
    })
    expect((await intake('message', bounceMail(row, '5.1.1'))).body).toEqual({ isUsed: true })
    expect(await suppressed()).toEqual(['ana hard'])
    expect(await look(issue)).toMatchObject({ bounces: { hard: 1, soft: 0, complaint: 0 } })
    const [{ id } = { id: 0 }] = (await app.payload.find({ collection: 'newsletter-suppressions' })).docs
    expect((await rpcClient(writer).mutate('newsletter.allowAgain', { id: String(id) })).status).toBe(403)
    expect((await rpcClient(publisher).mutate('newsletter.allowAgain', { id: String(id) })).status).toBe(200)
    expect(await suppressed()).toEqual([])
  })

  it('is the refusal of a server that knows that an address does not exist, and not of one that dislikes the mail', async () => {
    await subscribe('eva')
    answers.push({ kind: 'refused', response: '554 5.7.1 Spam' })
    await sendOne()
    expect(await suppressed()).toEqual([])
    answers.push({ kind: 'refused', response: '550 5.1.1 No such user' })
    await sendOne()
    expect(await suppressed()).toEqual(['eva hard'])
  })

  it('suppresses an address at the third issue that came back, and counts no report twice', async () => {
    await subscribe('ben')
    for (const [round, expected] of [
      [1, []],
      [2, []],
      [3, ['ben soft']],
    ] as const) {
      const { row } = await sendOne()
      for (const _again of [1, 2, 3]) await intake('message', bounceMail(row, '4.2.2', String(round)))
      expect(await suppressed()).toEqual(expected)
    }
  })

  it.each([
    { quoted: 'message/rfc822', header: 'Return-Path' },
    { quoted: 'text/rfc822-headers', header: 'List-Unsubscribe' },
  ])('is a complaint that goes to one address for all, and quotes the mail as $quoted', async ({ quoted, header }) => {
    await subscribe('fay')
    const { issue, row } = await sendOne()
    const original = {
      'Return-Path': `<${taggedAddress({ address: 'bounces@times.test', secret: 'own' }, 'b', row)}>`,
      'List-Unsubscribe': sent[0]?.headers['List-Unsubscribe'],
    }[header]
    const complaint = (quote: string | undefined) =>
      [
        'To: <feedback@times.test>',
        'Message-ID: <arf@provider.test>',
        'Content-Type: multipart/report; report-type=feedback-report; boundary=cut',
        'MIME-Version: 1.0',
        '',
        '--cut\r\nContent-Type: text/plain\r\n\r\nThis is an email abuse report.',
        '--cut\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\nUser-Agent: Provider/1\r\nVersion: 1',
        `--cut\r\nContent-Type: ${quoted}\r\n\r\n${header}: ${quote}\r\nFrom: news@times.test\r\nSubject: Boats\r\n\r\nHello\r\n--cut--`,
      ].join('\r\n')
    const forged = original?.replace(/-[0-9a-f]{16}@/, '-0123456789abcdef@')
    expect((await intake('message', complaint(forged))).body).toEqual({ isUsed: false })
    expect((await intake('message', complaint(original))).body).toEqual({ isUsed: true })
    expect(await suppressed()).toEqual(['fay complaint'])
    if (header === 'Return-Path') expect(await look(issue)).toMatchObject({ bounces: { complaint: 1 } })
  })

  it('of Postmark suppresses at a complaint, and an open mail means nothing', async () => {
    await subscribe('cleo')
    const { row } = await sendOne()
    const about = { Email: 'cleo@harbour.test', Metadata: { row: String(row) } }
    const event = (more: object) => intake('postmark', JSON.stringify({ ...about, ...more }))
    expect((await event({ RecordType: 'Open', MessageID: '1' })).body).toEqual({ isUsed: false })
    expect((await event({ RecordType: 'Bounce', Type: 'AutoResponder', ID: 2 })).body).toEqual({ isUsed: false })
    expect((await intake('postmark', 'nonsense')).status).toBe(400)
    expect(await suppressed()).toEqual([])
    expect((await event({ RecordType: 'SpamComplaint', Type: 'SpamComplaint', ID: 3 })).body).toEqual({ isUsed: true })
    expect(await suppressed()).toEqual(['cleo complaint'])
  })

  it('goes with the last subscription of its address, with all that mail servers have said of it', async () => {
    await subscribe('gus')
    answers.push({ kind: 'refused', response: '550 5.2.2 <gus@harbour.test> is full' })
    const { row } = await sendOne()
    await intake('message', bounceMail(row, '4.2.2'))
    const kept = async () => {
      const row = z.object({ kept: z.string() })
      const statement = sql`SELECT coalesce(email, '') || coalesce(response, '') AS kept FROM sending.outbox
        UNION ALL SELECT email || detail FROM sending.bounces`
      return (await query({ payload: app.payload }, statement, row)).map((one) => one.kept).filter(Boolean)
    }
    expect((await kept()).join()).toContain('gus@harbour.test')
    await app.payload.delete({
      collection: 'newsletter-subscriptions',
      where: { email: { equals: 'gus@harbour.test' } },
    })
    expect((await kept()).join()).not.toContain('gus@harbour.test')
  })

  it('is a request to unsubscribe at the address of the header', async () => {
    await subscribe('dora')
    await sendOne()
    const address = /mailto:([^?]+)/.exec(sent[0]?.headers['List-Unsubscribe'] ?? '')?.[1]
    const mail = `To: ${address}\r\nSubject: unsubscribe\r\n\r\n`
    expect((await intake('message', mail)).body).toEqual({ isUsed: true })
    const { docs } = await app.payload.find({ collection: 'newsletter-subscriptions' })
    expect(docs).toMatchObject([{ email: 'dora@harbour.test', state: 'ended' }])
  })
})
