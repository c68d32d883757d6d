import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { type ImapServer, startImapServer } from '#tests/integration/imapServer.ts'
import { app, run, sent, subscribe, suppressed, withSendingNewsroom } from '../sending/sendingNewsroom.fixtures.ts'
import { bounceMail, sendOne } from './bounceMail.fixtures.ts'
import { claimVisit, mailboxState } from './mailbox.store.ts'
import { visit } from './mailbox.worker.ts'

withSendingNewsroom(rpcEndpoints)

let server: ImapServer
beforeAll(async () => {
  server = await startImapServer()
})
afterAll(() => server?.stop())

const look = (url = server.url) => visit(app.payload, { mailbox: { url }, secret: 'own' })
const state = () => mailboxState({ payload: app.payload })

// The note of a visit needs the row that its claim makes.
const claimed = () => claimVisit({ payload: app.payload }, 0)

describe('the mailbox to which bounces return', () => {
  it('is read to its end: what is no report stays there, and each mail is read once', async () => {
    await subscribe('ana')
    const { row } = await sendOne()
    const address = /mailto:([^?]+)/.exec(sent[0]?.headers['List-Unsubscribe'] ?? '')?.[1]
    await subscribe('ben')
    const absence = bounceMail(row, '5.1.1').replace('multipart/report; report-type=delivery-status', 'multipart/mixed')
    await server.deliver(absence.replaceAll('message/delivery-status', 'text/plain'))
    await server.deliver('To: desk@times.test\nSubject: Hello\n\nNot a report.')
    await server.deliver('')
    await claimed()
    await look()
    expect(await suppressed()).toEqual([])
    await server.deliver(bounceMail(row, '5.1.1'))
    await server.deliver(`To: ${address}\nSubject: unsubscribe\n\n`)
    await look()
    expect(await suppressed()).toEqual(['ana hard'])
    const { docs } = await app.payload.find({ collection: 'newsletter-subscriptions', sort: 'email' })
    expect(docs.map(({ email, state }) => [email, state])).toEqual([
      ['ana@harbour.test', 'ended'],
      ['ben@harbour.test', 'confirmed'],
    ])
    expect(await server.unread()).toBe(0)
    expect(await state()).toEqual({ readAt: expect.any(Date), problem: null })
  })

  it('gives a report whose quoted mail is longer than a megabyte', async () => {
    await subscribe('cleo')
    const { row } = await sendOne()
    await server.deliver(`${bounceMail(row, '5.1.1')}\n${`${'x'.repeat(78)}\n`.repeat(20_000)}`)
    await look()
    expect(await suppressed()).toEqual(['cleo hard'])
  })

  it('is visited by one process at a time, and by the next one a minute later', async () => {
    await claimed()
    const claims = Array.from({ length: 5 }, () => claimVisit({ payload: app.payload }, 60_000))
    expect(await Promise.all(claims)).toEqual([false, false, false, false, false])
    expect(await claimed()).toBe(true)
  })

  it('says why it cannot be read, and keeps what was not read for the next visit', async () => {
    await subscribe('dora')
    const { row } = await sendOne()
    await server.deliver(bounceMail(row, '5.1.1'))
    await claimed()
    await look(server.url.replace('secret', 'wrong'))
    expect((await state()).problem).toMatch(/auth/i)
    await look(server.url.replace('INBOX', 'Nowhere'))
    expect((await state()).problem).toMatch(/exist/i)
    await look(server.url.replace(/:\d+\//, ':9/'))
    expect((await state()).problem).toContain('ECONNREFUSED')
    expect(await suppressed()).toEqual([])
    await look()
    expect([await suppressed(), (await state()).problem]).toEqual([['dora hard'], null])
  })

  it('keeps a mail unread while its reader cannot be recorded, and reads the others', async () => {
    await subscribe('eva')
    const eva = await sendOne()
    await run(sql`UPDATE newsletter_subscriptions SET state = 'ended', ended_at = now()`)
    await subscribe('finn')
    const finn = await sendOne()
    await server.deliver(bounceMail(eva.row, '5.1.1'))
    await server.deliver(bounceMail(finn.row, '5.1.1'))
    await claimed()
    await run(sql`ALTER TABLE sending.bounces ADD CONSTRAINT broken CHECK (email NOT LIKE 'eva%') NOT VALID`)
    await look()
    await run(sql`ALTER TABLE sending.bounces DROP CONSTRAINT broken`)
    expect((await state()).problem).toContain('could not be recorded')
    expect([await suppressed(), await server.unread()]).toEqual([['finn hard'], 1])
    await look()
    expect([await suppressed(), await server.unread()]).toEqual([['eva hard', 'finn hard'], 0])
  })
})
