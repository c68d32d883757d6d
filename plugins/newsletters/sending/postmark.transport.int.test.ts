import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { faults, json, type StandIn, startStandIn } from '#tests/integration/standInServer.ts'
import { postmarkTransport } from './postmark.transport.ts'
import type { ReaderMail } from './sending.types.ts'

const mail: ReaderMail = {
  to: 'ana@harbour.test',
  subject: 'Ferry',
  html: '<p>Ferry</p>',
  text: 'Ferry',
  messageId: '<issue-7.a@ledger.test>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  metadata: { row: '12' },
  returnAddress: null,
}

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn(json({}))
})
afterAll(() => standIn.stop())

const deliver = (url = standIn.url, mayLeave = true) =>
  postmarkTransport({
    url,
    token: 'token',
    stream: 'broadcast',
    from: { name: 'The "Ledger"', address: 'd@l.test' },
    timeoutMs: 500,
  })
    .open()
    .deliver(mail, async () => mayLeave)

describe('a mail over Postmark', () => {
  it('has the links and headers of its reader, and the token of the newsroom', async () => {
    let received: unknown
    standIn.answer = (req, res, url) => {
      const chunks: Buffer[] = []
      req.on('data', (chunk: Buffer) => chunks.push(chunk))
      req.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
        received = { path: url.pathname, token: req.headers['x-postmark-server-token'], body }
        json({ ErrorCode: 0, Message: 'OK', MessageID: 'x' })(req, res, url)
      })
    }
    expect(await deliver()).toEqual({ kind: 'accepted', response: '200 0: OK' })
    expect(received).toMatchObject({
      path: '/email',
      token: 'token',
      body: {
        From: '"The Ledger" <d@l.test>',
        To: 'ana@harbour.test',
        MessageStream: 'broadcast',
        Metadata: { row: '12' },
        Headers: expect.arrayContaining([
          { Name: 'Message-ID', Value: '<issue-7.a@ledger.test>' },
          { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
        ]),
      },
    })
  })

  it.each([
    ['a token that is refused', faults['401'], 'stopped'],
    ['an address that is none', json({ ErrorCode: 300, Message: 'Invalid email request' }, 422), 'refused'],
    [
      'an address that Postmark has deactivated',
      json({ ErrorCode: 406, Message: 'Inactive recipient' }, 422),
      'refused',
    ],
    ['a sender that is not confirmed', json({ ErrorCode: 400, Message: 'Sender signature not found' }, 422), 'stopped'],
    ['too many calls', faults['429'], 'later'],
    ['a failure of the service', faults['500'], 'unknown'],
    ['maintenance', json({}, 503), 'later'],
    ['half an answer', faults['cut off'], 'unknown'],
    ['an answer that is no JSON', faults.malformed, 'unknown'],
    ['no answer in time', () => undefined, 'unknown'],
  ] as const)('%s', async (_what, answer, kind) => {
    if (answer) standIn.answer = answer
    expect(await deliver()).toMatchObject({ kind })
  })

  it('is not sent where it is not handed over, and has not left where nothing listens', async () => {
    const before = standIn.requests.length
    expect(await deliver(standIn.url, false)).toEqual({ kind: 'declined' })
    expect(standIn.requests).toHaveLength(before)
    const gone = await startStandIn(json({}))
    await gone.stop()
    expect(await deliver(gone.url)).toMatchObject({ kind: 'unreachable' })
  })
})
