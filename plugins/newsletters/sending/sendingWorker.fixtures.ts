/**
 * A worker in a process of its own, to be killed at any moment: sends what is in the outbox of DATABASE_URL to the mail
 * server of SMTP_URL, for ever.
 */
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { Pool } from 'pg'
import { readerMail } from './readerMail.ts'
import { smtpTransport } from './smtp.transport.ts'
import { runWorker } from './worker.ts'

const from = { name: 'The Ledger', address: 'desk@ledger.test' }
const pool = new Pool({ connectionString: process.env.DATABASE_URL })
pool.on('error', () => undefined)
const db = { payload: { db: { drizzle: drizzle({ client: pool }), sessions: {} } } }
const links = { unsubscribe: 'https://ledger.test/u', preferences: 'https://ledger.test/p' }

process.stdout.write('ready\n')
await runWorker(
  db,
  {
    transport: smtpTransport({ url: process.env.SMTP_URL ?? '', from, dkim: null }),
    connections: Number(process.env.CONNECTIONS ?? 4),
    pace: () => ({ perSecond: Number(process.env.PER_SECOND ?? 100_000), perDay: null }),
    mailFor: async (mail, reader) => readerMail(mail, reader, { from, links, intake: null }),
    leaseMs: Number(process.env.LEASE_MS ?? 1000),
    idleMs: 20,
  },
  new AbortController().signal,
)
