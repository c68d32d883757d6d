/** A newsroom that sends newsletters with a mail service of the test: it keeps the mails. */
import { Resolver } from 'node:dns/promises'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'
import { subscribing } from '#plugins/subscribing/subscribing.plugin.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import { type RestClient, signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { until } from '#tests/until.ts'
import type { RenderIssue } from '../issueMail.types.ts'
import { MailFolder } from '../written/mailFolder.store.ts'
import type { SendingOptions } from './sending.options.ts'
import { newsletterSending, workerOptions } from './sending.plugin.ts'
import { sendingState } from './sending.schema.ts'
import type { MailTransport, Outcome, ReaderMail } from './sending.types.ts'
import { runWorker } from './worker.ts'

export const sent: ReaderMail[] = []
/** The answers of the mail service to the next mails; it accepts all others. */
export const answers: Outcome[] = []
/** The answers of receiving domains, by their names. */
export const domains = new Map<string, Outcome>()
const answerTo = ({ to }: ReaderMail) => domains.get(to.slice(to.lastIndexOf('@') + 1))
const transport: MailTransport = {
  name: 'the test',
  isFolder: false,
  open: () => ({
    deliver: async (mail, handOver) => {
      if (!(await handOver())) return { kind: 'declined' }
      sent.push(mail)
      return answers.shift() ?? answerTo(mail) ?? { kind: 'accepted', response: '250 Queued' }
    },
    close: () => undefined,
  }),
}
const renderIssue: RenderIssue = async (_payload, { id, version }) => ({
  subject: `Issue ${id}`,
  previewText: '',
  posts: {},
  html: `<body><p>Version ${version}<a href="https://times.test/ferry">Ferry</a></p><a href="%%UNSUBSCRIBE_URL%%">Leave</a> <a href="%%PREFERENCES_URL%%">Choose</a></body>`,
  text: `Version ${version} %%UNSUBSCRIBE_URL%% %%PREFERENCES_URL%%`,
})
export const options: SendingOptions = {
  renderIssue,
  transport,
  from: { name: 'Times', address: 'desk@times.test' },
  sender: { from: 'desk@times.test', envelopeDomain: 'times.test', smtp: null, dkim: null },
  dns: new Resolver(),
  siteUrl: 'https://times.test',
  secret: 'own',
  siteSecret: 'shared',
  pace: { perSecond: 10_000, perDay: null, warmUpSince: null },
  connections: 2,
  mailFolder: new MailFolder(path.join(tmpdir(), `citydesk-mails-${process.pid}`)),
  intake: { address: 'bounces@times.test', secret: 'intake', mailbox: null },
  isSending: false,
}

export let app: TestPayload
export let publisher: RestClient
export let writer: RestClient
export let list: number

/** Runs a statement that returns nothing. */
export function run(statement: Parameters<typeof query>[1]) {
  return query({ payload: app.payload }, statement, nothing)
}
/** Adds confirmed subscribers: "ana" is ana@harbour.test, and an address is itself. */
export function subscribe(...names: string[]) {
  return run(
    sql`INSERT INTO newsletter_subscriptions (email, list_id, state, source, asked_at, confirmed_at, mails)
        SELECT CASE WHEN name LIKE '%@%' THEN name ELSE name || '@harbour.test' END, ${list}::int, 'confirmed', 'test', now(), now(), 0
          FROM unnest(${sql.param(names)}::text[]) AS name`,
  )
}
/** Suppresses an address. */
export async function suppress(email: string) {
  const data = { email, reason: 'hard' as const, suppressedAt: new Date().toISOString() }
  await app.payload.create({ collection: 'newsletter-suppressions', data, draft: false })
}
/** Creates an issue. @returns its id */
export async function createIssue(more: object = {}, _status: 'draft' | 'published' = 'published') {
  const data = { title: 'Ferry', subject: 'The ferry sails', list, ...more, _status }
  return String((await app.payload.create({ collection: 'newsletters', data, draft: _status === 'draft' })).id)
}
/** Returns the state of the sending of an issue, as its screen has it. */
export async function look(issue: string) {
  return sendingState.parse(dataOf(await rpcClient(publisher).query('newsletter.getSending', { issue })))
}
/** Sends an issue as the publisher who looks at it now. */
export async function send(issue: string) {
  const { version, audience } = await look(issue)
  return rpcClient(publisher).mutate('newsletter.send', { issue, version, audience })
}
export function move(issue: string, to: string) {
  return rpcClient(publisher).mutate('newsletter.moveSending', { issue, move: to })
}
/** Works on the outbox until a send is in a state. */
export async function workUntil(isDone: () => Promise<boolean>) {
  const ending = new AbortController()
  const working = runWorker(
    { payload: app.payload },
    { ...workerOptions(app.payload, options), idleMs: 10, leaseMs: 400 },
    ending.signal,
  )
  await until('the send is in the state', isDone).finally(() => ending.abort())
  await working
}
/** Returns a question whether the send of an issue is in a state. */
export function isIn(issue: string, state: string) {
  return async () => (await look(issue)).send?.state === state
}
/** Returns the mails of the outbox: "ana accepted". */
export async function states() {
  const rows = await query(
    { payload: app.payload },
    sql`SELECT email, state FROM sending.outbox ORDER BY email`,
    z.object({ email: z.string().nullable(), state: z.string() }),
  )
  return rows.map(({ email, state }) => `${email?.split('@')[0]} ${state}`)
}
/** Calls the intake of mails and reports. */
export async function intake(path: string, body: string, secret = 'intake') {
  const headers = { Authorization: `Bearer ${secret}` }
  const response = await app.request(`/api/mail-intake/${path}`, { method: 'POST', body, headers })
  return { status: response.status, body: await response.json() }
}
/** Returns the entries of the activity log about the sends of an issue, oldest first. */
export async function logged(issue: string) {
  const where = {
    kind: { equals: 'newsletters' },
    documentId: { equals: issue },
    action: { not_in: ['create', 'save', 'publish'] },
  }
  const { docs } = await app.payload.find({ collection: 'activity', where, sort: 'id' })
  return docs.map(({ action, byName, title, detail }) => ({ action, byName, title, detail }))
}
/** Returns the suppressed addresses with their reasons: "ana hard". */
export async function suppressed() {
  const { docs } = await app.payload.find({ collection: 'newsletter-suppressions', sort: 'email' })
  return docs.map(({ email, reason }) => `${email.split('@')[0]} ${reason}`)
}

/**
 * Starts the newsroom for the tests of a file, and empties it before each of them.
 * @param endpoints those of the procedures
 */
export function withSendingNewsroom(endpoints: Endpoint[]): void {
  beforeAll(async () => {
    app = await bootTestPayload({
      endpoints,
      plugins: [
        subscribing({ siteUrl: options.siteUrl, siteSecret: 'shared', secret: options.secret, isMailing: true }),
        newsletterSending(options),
      ],
    })
    await makeTablesIn(app.payload)
    await createAdministrator(app.payload)
    const all = ['PUBLISH_NEWSLETTER', 'UPDATE_NEWSLETTER', 'CREATE_NEWSLETTER'] as const
    publisher = await signIn(app, (await createPerson(app.payload, all)).email)
    writer = await signIn(app, (await createPerson(app.payload, ['CREATE_NEWSLETTER', 'UPDATE_SELF_NEWSLETTER'])).email)
    list = (await app.payload.create({ collection: 'newsletter-lists', data: { name: 'First Boat' }, draft: false })).id
  })
  afterAll(async () => {
    await app?.stop()
    await rm(options.mailFolder.path, { recursive: true, force: true })
  })

  beforeEach(async () => {
    sent.length = 0
    answers.length = 0
    domains.clear()
    await app.payload.delete({ collection: 'newsletter-subscriptions', where: { id: { exists: true } } })
    await app.payload.delete({ collection: 'newsletter-suppressions', where: { id: { exists: true } } })
    await run(sql`DELETE FROM sending.sends`)
    await run(sql`DELETE FROM sending.slow_domains`)
  })
}
