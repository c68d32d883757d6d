/**
 * Sends newsletters from the outbox and with nodemailer's pool alone, in turns, to mail servers in processes of their own;
 * then once more while workers are killed. Prints the figures. See sending.measure.ts.
 */
import { parseArgs } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { createTransport } from 'nodemailer'
import { Pool } from 'pg'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import { prepareSend, sendWithKills, startMailServer } from '#plugins/newsletters/sending/killedWorkers.fixtures.ts'
import { readerMail } from '#plugins/newsletters/sending/readerMail.ts'
import { mailOf, type SentMail } from '#plugins/newsletters/sending/sends.store.ts'
import { smtpTransport } from '#plugins/newsletters/sending/smtp.transport.ts'
import { runWorker } from '#plugins/newsletters/sending/worker.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, readers: { type: 'string' }, kills: { type: 'string' } },
})
const [rounds, readers, kills] = [values.rounds, values.readers, values.kills].map(Number) as [number, number, number]
const connections = 24
const from = { name: 'The Ledger', address: 'desk@ledger.test' }
const links = { unsubscribe: 'https://ledger.test/u', preferences: 'https://ledger.test/p' }
const databaseUrl = process.env.DATABASE_URL ?? ''
const pool = new Pool({ connectionString: databaseUrl })
pool.on('error', () => undefined)
const db: Queryable = { payload: { db: { drizzle: drizzle({ client: pool }), sessions: {} } } }

const mailFor = async (mail: SentMail, reader: Parameters<typeof readerMail>[1]) =>
  readerMail(mail, reader, { from, links, intake: null })

const perSecond = (startedAt: number) => readers / ((performance.now() - startedAt) / 1000)

async function sendFromOutbox(): Promise<number> {
  const send = await prepareSend(db, readers)
  const server = await startMailServer()
  const ending = new AbortController()
  const startedAt = performance.now()
  const working = runWorker(
    db,
    {
      transport: smtpTransport({ url: server.url, from, dkim: null }),
      connections,
      pace: () => ({ perSecond: 1_000_000, perDay: null }),
      mailFor,
      leaseMs: 10_000,
      idleMs: 10,
    },
    ending.signal,
  )
  while (server.lines.length < readers + 1) await new Promise((resolve) => setTimeout(resolve, 2))
  const speed = perSecond(startedAt)
  ending.abort()
  await working
  await server.kill()
  await removeSend(send)
  return speed
}

async function sendBare(): Promise<number> {
  const send = await prepareSend(db, readers)
  const mail = await mailOf(db, send)
  if (!mail) throw new Error('The send is gone')
  const row = z.object({ id: z.coerce.number(), email: z.string() })
  const rows = await query(db, sql`SELECT id, email FROM sending.outbox WHERE send_id = ${send}`, row)
  const server = await startMailServer()
  const { hostname: host, port } = new URL(server.url)
  const transport = createTransport({
    pool: true,
    host,
    port: Number(port),
    maxConnections: connections,
    maxMessages: Infinity,
  })
  const startedAt = performance.now()
  await Promise.all(
    rows.map(async ({ id, email }) => {
      const { to, subject, html, text, messageId, headers } = await mailFor(mail, { subscription: id, email, row: id })
      await transport.sendMail({ from, to, subject, html, text, messageId, headers })
    }),
  )
  while (server.lines.length < readers + 1) await new Promise((resolve) => setTimeout(resolve, 2))
  const speed = perSecond(startedAt)
  transport.close()
  await server.kill()
  await removeSend(send)
  return speed
}

// The newsletter goes with all that belongs to it.
const removeSend = async (send: number): Promise<void> => {
  const list = sql`SELECT list_id FROM newsletters JOIN sending.sends ON issue_id = newsletters.id WHERE sends.id = ${send}`
  await query(db, sql`DELETE FROM newsletter_subscriptions WHERE list_id IN (${list})`, nothing)
  await query(db, sql`DELETE FROM newsletters WHERE list_id IN (${list})`, nothing)
}

const speeds: { outbox: number; bare: number }[] = []
for (let round = 0; round < rounds; round += 1) speeds.push({ bare: await sendBare(), outbox: await sendFromOutbox() })
const killed = await sendWithKills(db, {
  readers,
  kills,
  workers: 3,
  connections: 4,
  databaseUrl,
  faults: 'before,after',
})
await pool.end()
console.log(JSON.stringify({ speeds, killed }))
