import { describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { query } from '#database/sql.ts'
import { dataOf, refusalOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { prepareAll } from './sending.plugin.ts'
import {
  answers,
  app,
  createIssue,
  isIn,
  logged,
  look,
  move,
  options,
  publisher,
  run,
  send,
  sent,
  states,
  subscribe,
  suppress,
  withSendingNewsroom,
  workUntil,
  writer,
} from './sendingNewsroom.fixtures.ts'

withSendingNewsroom(rpcEndpoints)

describe('an issue', () => {
  it('goes to its confirmed readers, each with links of their own, once', async () => {
    await subscribe('ana', 'ben', 'cleo')
    await run(sql`UPDATE newsletter_subscriptions SET state = 'pending' WHERE email LIKE 'cleo%'`)
    await suppress('Ben@harbour.test')
    const issue = await createIssue()
    expect(await look(issue)).toMatchObject({ refusal: null, audience: 1, suppressed: 1, send: null })
    expect((await send(issue)).status).toBe(200)
    await workUntil(isIn(issue, 'finished'))
    expect(sent.map(({ to }) => to)).toEqual(['ana@harbour.test'])
    const [mail] = sent
    expect(mail?.html).toMatch(/https:\/\/times\.test\/subscription\/unsubscribe\?token=[\w.-]+"/)
    expect(mail?.text).toMatch(/https:\/\/times\.test\/subscription\/preferences\?token=[\w.-]+$/)
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<https:\/\/times\.test\/.*>, <mailto:bounces\+u\d+-[0-9a-f]{16}@/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    // A reader who is new gets it by another send; the others do not get it twice.
    await subscribe('dora')
    expect((await send(issue)).status).toBe(200)
    await workUntil(isIn(issue, 'finished'))
    expect(sent.map(({ to }) => to)).toEqual(['ana@harbour.test', 'dora@harbour.test'])
    expect(await look(issue)).toMatchObject({
      audience: 0,
      refusal: expect.stringMatching(/^Every subscriber of .+ has been sent this issue\.$/),
    })
  })

  it('is sent by those who may publish it, published, and as it was confirmed', async () => {
    await subscribe('ana')
    const draft = await createIssue({}, 'draft')
    expect(await look(draft)).toMatchObject({ refusal: expect.stringContaining('Publish the issue first') })
    const issue = await createIssue()
    const shown = await look(issue)
    const call = { issue, version: shown.version, audience: 1 }
    const asWriter = rpcClient(writer)
    expect((await asWriter.mutate('newsletter.send', call)).status).toBe(403)
    expect((await asWriter.query('newsletter.getSending', { issue })).status).toBe(403)
    expect((await asWriter.mutate('newsletter.moveSending', { issue, move: 'cancel' })).status).toBe(403)
    await subscribe('ben')
    const asPublisher = rpcClient(publisher)
    expect(refusalOf(await asPublisher.mutate('newsletter.send', call))).toBe(
      'The newsletter has 2 readers now. Confirm again.',
    )
    await app.payload.update({
      collection: 'newsletters',
      id: Number(issue),
      data: { title: 'Boat', _status: 'published' },
    })
    expect(refusalOf(await asPublisher.mutate('newsletter.send', { ...call, audience: 2 }))).toContain(
      'published again',
    )
    const { send: before, version, audience } = await look(issue)
    expect(before).toBeNull()
    const confirmed = { issue, version, audience }
    // Two people confirm what both of them see.
    const results = await Promise.all([1, 2].map(() => asPublisher.mutate('newsletter.send', confirmed)))
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is paused, resumed and cancelled, and skips readers who leave meanwhile', async () => {
    await subscribe('ana', 'ben', 'cleo')
    const issue = await createIssue()
    await send(issue)
    expect((await move(issue, 'pause')).status).toBe(200)
    expect((await move(issue, 'pause')).status).toBe(409)
    await run(sql`UPDATE newsletter_subscriptions SET state = 'ended' WHERE email LIKE 'ben%'`)
    await move(issue, 'resume')
    await workUntil(isIn(issue, 'finished'))
    expect(await states()).toEqual(['ana accepted', 'ben skipped', 'cleo accepted'])
    const other = await createIssue()
    await send(other)
    await move(other, 'cancel')
    expect(await look(other)).toMatchObject({ audience: 2, refusal: null, send: { state: 'cancelled' } })
    const byName = expect.stringMatching(/^Person \d+$/)
    expect(await logged(issue)).toEqual([
      { action: 'send', byName, title: 'Ferry', detail: expect.objectContaining({ readers: 3 }) },
      { action: 'pauseSend', byName, title: 'Ferry', detail: null },
      { action: 'resumeSend', byName, title: 'Ferry', detail: null },
    ])
    expect((await logged(other)).map(({ action }) => action)).toEqual(['send', 'cancelSend'])
  })

  it('lists mails without a known outcome and refused ones, and a person settles them', async () => {
    await subscribe('ana', 'ben', 'cleo')
    const issue = await createIssue()
    await send(issue)
    answers.push({ kind: 'unknown', response: 'Connection closed' }, { kind: 'unknown', response: 'Connection closed' })
    answers.push({ kind: 'refused', response: '554 5.7.1 Spam' })
    await workUntil(isIn(issue, 'finished'))
    const input = { issue, state: 'unknown' }
    const schema = z.object({ items: z.array(z.object({ id: z.string(), email: z.string() })) })
    const { items } = schema.parse(dataOf(await rpcClient(publisher).query('newsletter.getReaders', input)))
    expect(items).toHaveLength(2)
    const refused = await rpcClient(publisher).query('newsletter.getReaders', { issue, state: 'refused' })
    expect(dataOf(refused)).toMatchObject({ items: [{ response: '554 5.7.1 Spam' }] })
    const [first, second] = items
    const settle = (row: string | undefined, isDelivered: boolean) =>
      rpcClient(publisher).mutate('newsletter.settleUnknown', { issue, row, isDelivered })
    expect((await settle(first?.id, true)).status).toBe(200)
    expect((await settle(first?.id, false)).status).toBe(409)
    expect((await settle(second?.id, false)).status).toBe(200)
    await workUntil(isIn(issue, 'finished'))
    expect(await look(issue)).toMatchObject({ send: { counts: { accepted: 2, refused: 1, unknown: 0 } } })
    expect(sent.filter(({ to }) => to === second?.email)).toHaveLength(2)
    expect(sent.filter(({ to }) => to === first?.email)).toHaveLength(1)
  })

  it('pauses with the words of the service when it refuses all mail', async () => {
    await subscribe('ana')
    const issue = await createIssue()
    await send(issue)
    answers.push({ kind: 'stopped', response: '535 5.7.8 Bad credentials' })
    await workUntil(isIn(issue, 'paused'))
    expect(await look(issue)).toMatchObject({ send: { problem: '535 5.7.8 Bad credentials', counts: { waiting: 1 } } })
  })

  it('is tried again for a day where a mail server puts it off, and then counts as refused', async () => {
    const later = { kind: 'later', response: '450 4.2.1 Later' } as const
    const row = z.object({ minutes: z.coerce.number(), attempts: z.number() })
    const putOff = async () => {
      const minutes = sql`SELECT attempts, extract(epoch FROM due_at - changed_at) / 60 AS minutes FROM sending.outbox`
      return (await query({ payload: app.payload }, minutes, row))[0] ?? { attempts: 0, minutes: 0 }
    }
    const untilAttempt = (attempt: number) => workUntil(async () => (await putOff()).attempts === attempt)
    const makeDue = (attempts: number) => run(sql`UPDATE sending.outbox SET due_at = now(), attempts = ${attempts}`)
    await subscribe('ana')
    const issue = await createIssue()
    await send(issue)
    const waits: number[] = []
    for (const attempt of [0, 1, 2, 7, 28]) {
      answers.push(later)
      if (attempt > 0) await makeDue(attempt)
      await untilAttempt(attempt + 1)
      waits.push((await putOff()).minutes)
    }
    expect(waits.map((minutes) => Math.round(minutes * 2) / 2)).toEqual([0.5, 1, 2, 64, 64])
    expect(await states()).toEqual(['ana prepared'])
    answers.push(later)
    await makeDue(29)
    await workUntil(isIn(issue, 'finished'))
    expect(await states()).toEqual(['ana refused'])
  })

  it('is sent when it is published where that was chosen, in that version, and not by later corrections', async () => {
    await subscribe('ana')
    const issue = await createIssue({ sendWhenPublished: true })
    const { version } = await look(issue)
    const id = Number(issue)
    const correct = (title: string) =>
      app.payload.update({ collection: 'newsletters', id, data: { title, _status: 'published' } })
    await correct('Corrected')
    await prepareAll(app.payload, options)
    await workUntil(isIn(issue, 'finished'))
    expect(sent.map(({ html }) => html)).toEqual([expect.stringContaining(`Version ${version}<`)])
    expect((await logged(issue)).map(({ action }) => action)).toEqual(['send'])
    await subscribe('ben')
    await correct('Corrected again')
    await prepareAll(app.payload, options)
    expect(await look(issue)).toMatchObject({ send: { state: 'finished', audience: 1 }, audience: 1 })
  })

  it('is forgotten with the data of a reader, and still not sent to the address twice', async () => {
    await subscribe('ana')
    const issue = await createIssue()
    await send(issue)
    await workUntil(isIn(issue, 'finished'))
    await app.payload.delete({
      collection: 'newsletter-subscriptions',
      where: { email: { equals: 'ana@harbour.test' } },
    })
    expect(await states()).toEqual(['undefined accepted'])
    await subscribe('ana')
    expect(await look(issue)).toMatchObject({ audience: 0 })
  })
})
