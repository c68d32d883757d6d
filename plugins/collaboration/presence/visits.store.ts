import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Writer } from '#collections/fields/savedBy.field.ts'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import { type Registering, type RegistrationDecision, register, successorOf, type Visit } from './registration.ts'

// Seconds without a sign of life of its server after which a visit is over.
const lifetime = 30

const namePrefix = 'citydesk realtime '

/**
 * Returns the name of a server's database connection while it lives: the database notices at once when it is killed.
 */
export function nameOfServer(server: string): string {
  return `${namePrefix}${server}`
}

/** Returns the ids of the real-time servers of this newsroom that live now. */
export async function liveServers(req: InTransaction): Promise<string[]> {
  const rows = await query(
    req,
    sql`SELECT DISTINCT application_name AS name FROM pg_stat_activity
        WHERE datname = current_database() AND starts_with(application_name, ${namePrefix})`,
    z.object({ name: z.string() }),
  )
  return rows.map(({ name }) => name.slice(namePrefix.length))
}

/** The condition of a visit whose server lives. */
export const isLiveVisit = sql`visits.seen_at > clock_timestamp() - make_interval(secs => ${lifetime})
  AND ${namePrefix} || visits.server IN (SELECT application_name FROM pg_stat_activity)`

const visitRow = z
  .object({ id: z.string(), client: z.string().nullable(), tab: z.string().nullable(), is_writing: z.boolean() })
  .transform(({ is_writing, ...rest }): Visit => ({ ...rest, isWriting: is_writing }))

const list = (values: readonly string[]) => sql`SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)`

/** Adds the visit of a user to a room; until their browser reports more, they write if they may. */
export async function addVisit(
  req: InTransaction,
  {
    id,
    server,
    documentKey,
    writer,
  }: { id: string; server: string; documentKey: string; writer: Pick<Writer, 'id' | 'by'> },
): Promise<void> {
  await query(
    req,
    sql`INSERT INTO collaboration.visits (id, server, guid, person, acted_by)
        SELECT ${id}, ${server}, guid, ${writer.id}, ${writer.by?.name ?? null}::text FROM collaboration.documents WHERE guid = ${documentKey}
        ON CONFLICT DO NOTHING`,
    nothing,
  )
}

// One person's tabs of one document decide one after the other. Until the transaction ends.
const holdVisits = (req: InTransaction, documentKey: string, person: number) =>
  query(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`visits ${documentKey} ${person}`}, 0))`, nothing)

const visitsOfPerson = (req: InTransaction, documentKey: string, person: number) =>
  query(
    req,
    sql`SELECT id, client, tab, is_writing FROM collaboration.visits
        WHERE guid = ${documentKey} AND person = ${person} AND ${isLiveVisit} ORDER BY came_at, id`,
    visitRow,
  )

const setWriting = (req: InTransaction, ids: readonly string[], isWriting: boolean) =>
  query(req, sql`UPDATE collaboration.visits SET is_writing = ${isWriting} WHERE id IN (${list(ids)})`, nothing)

/** Registers a tab. Within a transaction. */
export async function registerVisit(
  req: InTransaction,
  documentKey: string,
  person: number,
  tab: Registering,
): Promise<RegistrationDecision> {
  await holdVisits(req, documentKey, person)
  const decision = register(await visitsOfPerson(req, documentKey, person), tab)
  const { registration, following, gone } = decision
  if (following.length > 0) await setWriting(req, following, false)
  if (gone.length > 0) await query(req, sql`DELETE FROM collaboration.visits WHERE id IN (${list(gone)})`, nothing)
  await query(
    req,
    sql`UPDATE collaboration.visits SET client = ${tab.client}, tab = ${tab.tab}, is_writing = ${registration === 'ok'}
        WHERE id = ${tab.id}`,
    nothing,
  )
  return decision
}

/**
 * Removes the visit of a user who left. Within a transaction.
 * @returns true when another tab of theirs has become the one that writes
 */
export async function removeVisit(
  req: InTransaction,
  documentKey: string,
  person: number,
  id: string,
): Promise<boolean> {
  await holdVisits(req, documentKey, person)
  const [closed] = await query(
    req,
    sql`DELETE FROM collaboration.visits WHERE id = ${id} RETURNING id, client, tab, is_writing`,
    visitRow,
  )
  const successor = closed && successorOf(closed, await visitsOfPerson(req, documentKey, person))
  if (!successor) return false
  await setWriting(req, [successor], true)
  return true
}

/** A tab of a person's browser. */
export interface Tab {
  person: number
  tab: string
}

/** Returns whether any tab but one has a document open. */
export async function isOpenElsewhere(req: InTransaction, guid: string, but: Tab | null): Promise<boolean> {
  const others = but ? sql`AND (person, tab) IS DISTINCT FROM (${but.person}::int, ${but.tab}::text)` : sql``
  const rows = await query(
    req,
    sql`SELECT 1 FROM collaboration.visits WHERE guid = ${guid} AND ${isLiveVisit} ${others} LIMIT 1`,
    nothing,
  )
  return rows.length > 0
}

/** Returns the visits that follow because another tab of their browser writes. */
export async function followingOf(req: InTransaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await query(
    req,
    sql`SELECT id FROM collaboration.visits WHERE id IN (${list(ids)}) AND NOT is_writing`,
    z.object({ id: z.string() }),
  )
  return new Set(rows.map(({ id }) => id))
}

/** The activity of a user in a room. */
export interface PresenceState {
  id: string
  /** The field that they are in, or null. */
  field: string | null
  /** Whether they have done anything recently. */
  isActive: boolean
}

/** Stores the activity of users. */
export async function recordPresence(req: InTransaction, states: readonly PresenceState[]): Promise<void> {
  const values = sql.join(
    states.map(({ id, field, isActive }) => sql`(${id}::text, ${field}::text, ${isActive}::boolean)`),
    sql`, `,
  )
  await query(
    req,
    sql`UPDATE collaboration.visits SET field = given.field, is_active = given.is_active
        FROM (VALUES ${values}) AS given (id, field, is_active) WHERE visits.id = given.id`,
    nothing,
  )
}

/** Renews visits; removes those of servers that died long ago. */
export async function renewVisits(req: InTransaction, ids: readonly string[]): Promise<void> {
  await query(req, sql`UPDATE collaboration.visits SET seen_at = clock_timestamp() WHERE id IN (${list(ids)})`, nothing)
  await query(
    req,
    sql`DELETE FROM collaboration.visits WHERE seen_at < clock_timestamp() - make_interval(secs => ${lifetime * 4})`,
    nothing,
  )
}

/** Removes all visits of a server that ends. */
export async function removeVisitsOf(req: InTransaction, server: string): Promise<void> {
  await query(req, sql`DELETE FROM collaboration.visits WHERE server = ${server}`, nothing)
}

const presentRow = z.object({
  guid: z.string(),
  person: z.number(),
  name: z.string(),
  // Who acts as them.
  acted_by: z.string().nullable(),
  field: z.string().nullable(),
  is_active: z.boolean(),
  // Milliseconds since 1970.
  since: z.number(),
})

/** A user who has a document open, once however many windows they have. */
export type PresentRow = z.infer<typeof presentRow>

/**
 * Returns the users who have documents open now.
 * @param documentKeys left out: all documents
 */
export async function presentIn(req: InTransaction, documentKeys?: readonly string[]): Promise<PresentRow[]> {
  const among = documentKeys ? sql`AND visits.guid IN (${list(documentKeys)})` : sql``
  return query(
    req,
    sql`SELECT visits.guid, visits.person, users.name, max(visits.acted_by) AS acted_by, bool_or(visits.is_active) AS is_active,
          (array_agg(visits.field ORDER BY visits.field IS NULL, visits.seen_at DESC))[1] AS field,
          (extract(epoch FROM min(visits.came_at)) * 1000)::float8 AS since
        FROM collaboration.visits JOIN users ON users.id = visits.person
        WHERE ${isLiveVisit} ${among}
        GROUP BY visits.guid, visits.person, users.name ORDER BY since, visits.person`,
    presentRow,
  )
}
