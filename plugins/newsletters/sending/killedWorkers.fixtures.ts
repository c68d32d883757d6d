import { setTimeout } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import { type LineProcess, startLineProcess } from '#tests/integration/lineProcess.ts'
import { listedRows } from './progress.store.ts'
import { addSend, freezeSend } from './sends.store.ts'

export interface KilledRun {
  readers: number
  kills: number
  accepted: number
  unknown: number
  /** Rows without a known outcome that a person is shown. */
  listed: number
  broken: number
  /** The most rows without a known outcome that one worker left, apart from those whose connection the server broke. */
  unknownOfOneWorker: number
  /** Addresses that got the mail more than once. */
  doubles: string[]
  /** Addresses that got none although the outbox says accepted, and those with neither an outcome nor a mark. */
  lost: string[]
  seconds: number
}

/** Starts a mail server in a process of its own. Its first line names its port; each other line is a mail. */
export async function startMailServer(faults = ''): Promise<LineProcess & { url: string }> {
  const server = startLineProcess('tests/integration/mailServer.main.ts', { FAULTS: faults })
  const { port } = z.object({ port: z.number() }).parse(JSON.parse(await server.first))
  return { ...server, url: `smtp://127.0.0.1:${port}` }
}

const script = 'plugins/newsletters/sending/sendingWorker.fixtures.ts'

interface KilledRunOptions {
  readers: number
  kills: number
  workers: number
  connections: number
  databaseUrl: string
  // Faults of the mail server, `before,after`; see mailServer.main.ts.
  faults?: string
}

/**
 * Sends an issue to many readers with several workers that are killed over and over, until the send has finished.
 */
export async function sendWithKills(
  db: Queryable,
  { readers, kills, workers, connections, databaseUrl, faults = '' }: KilledRunOptions,
): Promise<KilledRun> {
  const send = await prepareSend(db, readers)
  const server = await startMailServer(faults)
  const env = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: server.url,
    CONNECTIONS: String(connections),
    LEASE_MS: '1500',
  }
  const start = () => startLineProcess(script, env)
  const running: LineProcess[] = Array.from({ length: workers }, start)
  const isFinished = async () => (await stateOf(db, send)) === 'finished'
  const startedAt = Date.now()
  let killed = 0
  try {
    // A worker dies each time that so many mails more have arrived.
    const step = Math.floor(readers / (kills + 2))
    while (!(await isFinished())) {
      const isDue = server.lines.length > step * (killed + 1)
      if (isDue && killed < kills) {
        // At another moment of its work each time.
        await setTimeout((killed * 7) % 11)
        await running.shift()?.kill()
        running.push(start())
        killed += 1
      } else await setTimeout(5)
    }
    const seconds = (Date.now() - startedAt) / 1000
    const rows = await query(
      db,
      sql`SELECT email, state, worker, issue_id AS issue FROM sending.outbox WHERE send_id = ${send}`,
      z.object({ email: z.string(), state: z.string(), worker: z.string().nullable(), issue: z.number() }),
    )
    const got = new Map<string, number>()
    const broken = new Set<string>()
    for (const line of server.lines) {
      const { to, broken: reader } = arrival.parse(JSON.parse(line))
      if (reader) broken.add(reader)
      if (to) got.set(to, (got.get(to) ?? 0) + 1)
    }
    const unknown = rows.filter(({ state }) => state === 'unknown')
    const workersOfUnknown = unknown.filter(({ email }) => !broken.has(email)).map(({ worker }) => worker)
    return {
      broken: broken.size,
      readers: rows.length,
      kills: killed,
      accepted: rows.filter(({ state }) => state === 'accepted').length,
      unknown: unknown.length,
      listed: (await listedRows(db, { issue: rows[0]?.issue ?? 0, state: 'unknown', after: 0, limit: readers })).length,
      unknownOfOneWorker: Math.max(
        0,
        ...workersOfUnknown.map((one) => workersOfUnknown.filter((other) => other === one).length),
      ),
      doubles: [...got].flatMap(([to, times]) => (times > 1 ? [to] : [])),
      lost: rows.flatMap(({ email, state }) =>
        (state === 'accepted' && got.has(email)) || state === 'unknown' ? [] : [email],
      ),
      seconds,
    }
  } finally {
    await Promise.all([...running, server].map((one) => one.kill()))
  }
}

// A line of the mail server: a mail, or a connection that it broke.
const arrival = z.object({ to: z.string().optional(), broken: z.string().optional() })

/** Creates an issue of a new newsletter with readers, and starts to send it. @returns the id of the send */
export async function prepareSend(db: Queryable, readers: number): Promise<number> {
  const row = z.object({ id: z.number() })
  const [newList] = await query(db, sql`INSERT INTO newsletter_lists (name) VALUES ('First Boat') RETURNING id`, row)
  const list = newList?.id ?? 0
  const insertIssue = sql`INSERT INTO newsletters (title, list_id) VALUES ('Ferry', ${list}) RETURNING id`
  const id = (await query(db, insertIssue, row))[0]?.id ?? 0
  await query(
    db,
    sql`INSERT INTO newsletter_subscriptions (email, list_id, state, source, asked_at, confirmed_at, mails)
        SELECT 'reader-' || n || '@reader.test', ${list}::int, 'confirmed', 'test', now(), now(), 0
          FROM generate_series(1, ${readers}::int) AS n`,
    nothing,
  )
  const send = await addSend(db, { issue: id, version: 1, listName: 'First Boat', by: null, isWritten: false })
  if (send === null) throw new Error('Another send of the issue is under way')
  const html = `<p>${'The ferry sails again. '.repeat(200)}</p><a href="%%UNSUBSCRIBE_URL%%">Unsubscribe</a>`
  const text = `${'The ferry sails again.\n'.repeat(100)}%%UNSUBSCRIBE_URL%%`
  await freezeSend(db, send, {
    issue: id,
    list,
    mail: { subject: 'The ferry sails', html, text, posts: {}, links: [], countsOpens: false },
  })
  return send
}

const stateOf = async (db: Queryable, send: number): Promise<string | undefined> => {
  const row = z.object({ state: z.string() })
  const [found] = await query(db, sql`SELECT state FROM sending.sends WHERE id = ${send}`, row)
  return found?.state
}
