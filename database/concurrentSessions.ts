/** Payload's PostgreSQL adapter with sessions that may begin and end at the same moment. */
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { z } from 'zod'
import { nothing, queryInTransaction } from './sql.ts'

const moment = z.union([z.date(), z.string()])
const session = z.object({ id: z.string(), createdAt: moment.nullish(), expiresAt: moment })
type Session = z.output<typeof session>

const account = z.object({ sessions: z.array(session).nullish() })

// An account as Payload writes it at login, refresh and logout: nothing but its sessions has changed.
const sessionWrite = z.object({
  id: z.union([z.number(), z.string()]),
  data: z.object({ updatedAt: z.null(), sessions: z.array(session) }),
  req: z.object({ user: z.object({ _sid: z.string().optional() }).nullish() }).optional(),
})

/**
 * Returns an adapter that keeps the sessions of an account when several begin or end at once. Payload reads the account,
 * changes its list of sessions, and writes the account back: of two logins at once one session is lost, and roles that
 * an administrator withdraws meanwhile come back. This adapter locks the account, merges the list with the stored one,
 * and writes nothing else.
 */
export function concurrentSessions(db: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...db,
    init: (args) => {
      const adapter = db.init(args)
      const { updateOne } = adapter
      return Object.assign(adapter, {
        updateOne: async (given: Parameters<typeof updateOne>[0]) => {
          const { success, data: write } = sessionWrite.safeParse(given)
          const { collection, req } = given
          const transactionID = await req?.transactionID
          if (!success || !transactionID) return updateOne.call(adapter, given)
          const { id } = write
          const table = sql.identifier(adapter.tableNameMap.get(collection) ?? collection)
          const lock = sql`SELECT FROM ${table} WHERE id = ${id} FOR UPDATE`
          await queryInTransaction({ payload: adapter.payload, transactionID }, lock, nothing)
          const read = { collection, where: { id: { equals: id } }, select: { sessions: true } as const, req }
          const stored = account.nullable().parse(await adapter.findOne(read))?.sessions ?? []
          const sessions = mergeSessions(stored, write.data.sessions, write.req?.user?._sid)
          return updateOne.call(adapter, { ...given, data: { updatedAt: null, sessions } })
        },
      })
    },
  }
}

/**
 * Returns the sessions of an account after one login, refresh or logout: those that other requests have begun stay, those
 * that other requests have ended do not come back.
 * @param stored sessions of the account now
 * @param given sessions as the request wrote them, changed from those that it had read; none when all end
 * @param own session of the request; it ends when it is not among the given ones
 */
export function mergeSessions(stored: readonly Session[], given: readonly Session[], own?: string): Session[] {
  if (given.length === 0) return []
  const byId = new Map(given.map((each) => [each.id, each]))
  const isKept = ({ id, expiresAt }: Session) => byId.has(id) || (id !== own && new Date(expiresAt) > new Date())
  const kept = stored.filter(isKept).map((each) => later(each, byId.get(each.id)))
  const known = new Set(stored.map(({ id }) => id))
  // Payload makes a new session with a date, and reads a stored one as text.
  return [...kept, ...given.filter(({ id, createdAt }) => !known.has(id) && createdAt instanceof Date)]
}

const later = (one: Session, other: Session | undefined): Session =>
  other && new Date(other.expiresAt) > new Date(one.expiresAt) ? other : one
