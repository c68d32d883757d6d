import { EventEmitter } from 'node:events'
import type { Payload } from 'payload'

/**
 * Ends the connection pool of a Payload. Payload drops its pool without ending it, and holds one connection outside of it,
 * which ends when the database is dropped.
 */
export function closePool({ db }: Payload): void {
  if (!('pool' in db) || !(db.pool instanceof EventEmitter) || !('end' in db.pool)) return
  if (typeof db.pool.end === 'function') void db.pool.end()
}
