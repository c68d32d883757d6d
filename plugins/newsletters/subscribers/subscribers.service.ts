import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { APIError, NotFound } from 'payload'
import { z } from 'zod'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { mayManageSubscribers, newsletterSuppressionRules } from '#collections/newsletters/newsletters.policy.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { nothing, query } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import {
  type ExportedRow,
  type ImportedRow,
  type ImportFile,
  type ImportProblem,
  readSubscribers,
} from './subscribers.csv.ts'

/**
 * Returns the id of a newsletter whose subscribers the person may import and export.
 * @throws APIError 403 without the permission, 404 without the newsletter
 */
export async function requireList(req: PayloadRequest, id: number): Promise<number> {
  const actor = await actorOfRequest(req)
  if (!mayManageSubscribers.allows(actor, {})) throw permissionError(actor, mayManageSubscribers.needs ?? [])
  const where = { id: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'newsletter-lists', where, overrideAccess: true, req })
  if (totalDocs === 0) throw new NotFound(req.t)
  return id
}

interface SubscriberImport {
  csv: string
  consentSource: string
  // A day, `2026-11-25`.
  consentDate: string
  // Whether readers who have unsubscribed are subscribed again. Suppressed addresses never are.
  isRestoring: boolean
}

export interface ImportReport {
  imported: number
  problems: ImportProblem[]
}

/**
 * Subscribes the readers of a file, who gave their consent elsewhere.
 * @throws APIError 400 when the file is no table of subscribers
 */
export async function importSubscribers(
  req: PayloadRequest,
  list: number,
  { csv, consentSource, consentDate, isRestoring }: SubscriberImport,
  now: Date,
): Promise<ImportReport> {
  await requireList(req, list)
  const { rows, problems } = readFile(csv, { source: consentSource, date: new Date(consentDate) }, now)
  return inTransaction(req, async () => {
    const known = await knownReaders(req, list, rows)
    const accepted: ImportedRow[] = []
    for (const row of rows) {
      const reason = refusalOfLine(known.get(row.email), isRestoring)
      if (reason === null) accepted.push(row)
      else problems.push({ line: row.line, email: row.email, reason })
    }
    await insertReaders(req, list, accepted, now)
    const detail = { imported: accepted.length, leftOut: problems.length }
    await recordDeed(req, {
      action: 'update',
      kind: 'newsletter-lists',
      id: list,
      what: 'imported subscribers',
      detail,
    })
    return { imported: accepted.length, problems: problems.toSorted((one, other) => one.line - other.line) }
  })
}

function readFile(csv: string, consent: { source: string; date: Date }, now: Date): ImportFile {
  try {
    return readSubscribers(csv, consent, now)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new APIError(error.message, 400, null, true)
  }
}

const knownReader = z.object({ email: z.string(), state: z.string().nullable(), suppressed: z.string().nullable() })

async function knownReaders(req: PayloadRequest, list: number, rows: ImportedRow[]) {
  const found = await query(
    req,
    sql`SELECT given.email, known.state::text, kept.reason::text AS suppressed
        FROM unnest(${sql.param(rows.map(({ email }) => email))}::text[]) AS given (email)
        LEFT JOIN newsletter_subscriptions AS known ON known.email = given.email AND known.list_id = ${list}::int
        LEFT JOIN newsletter_suppressions AS kept ON kept.email = given.email
        WHERE known.id IS NOT NULL OR kept.id IS NOT NULL`,
    knownReader,
  )
  return new Map(found.map((reader) => [reader.email, reader]))
}

const suppressedBecause: Record<string, string> = {
  hard: 'the address does not exist',
  soft: 'mail came back three times',
  complaint: 'the reader complained',
}

// Returns why a reader is not subscribed; null for one who is.
function refusalOfLine(known: z.output<typeof knownReader> | undefined, isRestoring: boolean): string | null {
  if (!known) return null
  const { state, suppressed } = known
  if (suppressed !== null)
    return `The address is suppressed: ${suppressedBecause[suppressed] ?? 'the newsroom added it'}. Allow it again first.`
  if (state === 'confirmed') return 'The reader is subscribed already.'
  if (state === 'ended' && !isRestoring) return 'The reader has unsubscribed.'
  return null
}

const insertReaders = (req: PayloadRequest, list: number, rows: ImportedRow[], now: Date): Promise<unknown> =>
  query(
    req,
    sql`INSERT INTO newsletter_subscriptions (email, list_id, state, source, asked_at, confirmed_at, mails)
        SELECT given.email, ${list}::int, 'confirmed', given.source, ${now.toISOString()}::timestamptz, given.consent::timestamptz, 0
        FROM unnest(
          ${sql.param(rows.map(({ email }) => email))}::text[],
          ${sql.param(rows.map(({ consentSource }) => consentSource))}::text[],
          ${sql.param(rows.map(({ consentDate }) => consentDate.toISOString()))}::text[]
        ) AS given (email, source, consent)
        ON CONFLICT (email, list_id) DO UPDATE SET state = 'confirmed', source = excluded.source,
          asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at, ended_at = NULL`,
    nothing,
  )

// Subscribers of a page of the export.
const pageSize = 2000

/** Returns the subscribers of a newsletter in pages, in the order of their ids. The caller has checked the permission. */
export async function* exportedSubscribers(req: PayloadRequest, list: number): AsyncGenerator<ExportedRow[]> {
  const date = z.coerce.date().transform((moment) => moment.toISOString())
  const row = z.object({
    ...{ id: z.number(), email: z.string(), state: z.string(), source: z.string().nullable() },
    ...{ requestedAt: date, confirmedAt: date.nullable(), endedAt: date.nullable(), suppressed: z.string().nullable() },
  })
  for (let after = 0; ; ) {
    const rows = await query(
      req,
      sql`SELECT known.id, known.email, known.state::text, source, asked_at AS "requestedAt", confirmed_at AS "confirmedAt",
            ended_at AS "endedAt", kept.reason::text AS suppressed
          FROM newsletter_subscriptions AS known LEFT JOIN newsletter_suppressions AS kept ON kept.email = known.email
          WHERE known.list_id = ${list}::int AND known.id > ${after} ORDER BY known.id LIMIT ${pageSize}`,
      row,
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
  }
}

/**
 * Allows a suppressed address again. Its subscriptions are as they were.
 * @throws APIError 403 without the permission, 404 when it is not suppressed
 */
export async function allowAgain(req: PayloadRequest, id: number): Promise<void> {
  const actor = await actorOfRequest(req)
  const { write } = newsletterSuppressionRules
  if (!write.allows(actor, {})) throw permissionError(actor, write.needs ?? [])
  await req.payload.delete({
    collection: 'newsletter-suppressions',
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
}
