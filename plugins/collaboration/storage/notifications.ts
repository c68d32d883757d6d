import { sql } from '@payloadcms/db-postgres'
import { writeTogether } from '#database/batchedWrites.ts'
import { type InTransaction, nothing, query } from '#database/sql.ts'

/** The channels on which the database notifies of changes, once the transaction is committed. */
export const channels = {
  /** The rights of a user may have changed. */
  rights: 'citydesk_rights',
  /** The document of this name was written or deleted by a program other than the real-time server. */
  documents: 'citydesk_documents',
  /** Something is to be said in a room: what, and in which one. */
  rooms: 'citydesk_rooms',
  /** A user has locked or unlocked the document of this name. */
  locks: 'citydesk_locks',
  /** All are to leave the room of the document of this name, and to come back. */
  closings: 'citydesk_closings',
  /** Which tabs write the document of this name has changed. */
  visits: 'citydesk_visits',
  /** Messages between real-time servers. */
  peers: 'citydesk_peers',
  /** The notices of the person of this id have changed. */
  notices: 'citydesk_notices',
  /** The list of a collection is out of date. */
  lists: 'citydesk_lists',
} as const

/** Notifies the real-time server that rights may have changed. */
export async function notifyRights(req: InTransaction): Promise<void> {
  await query(req, sql`SELECT pg_notify(${channels.rights}, '')`, nothing)
}

/** Notifies the real-time server that a document was written or deleted. */
export async function notifyDocument(req: InTransaction, documentKey: string): Promise<void> {
  await query(req, sql`SELECT pg_notify(${channels.documents}, ${documentKey})`, nothing)
}

/** Has the real-time servers say something in a room. */
export async function notifyRoom(req: InTransaction, notice: string): Promise<void> {
  await query(req, sql`SELECT pg_notify(${channels.rooms}, ${notice})`, nothing)
}

/** Notifies the real-time servers that a document was locked or unlocked. */
export async function notifyLock(req: InTransaction, documentKey: string): Promise<void> {
  await query(req, sql`SELECT pg_notify(${channels.locks}, ${documentKey})`, nothing)
}

/** Has the real-time servers save a document and close its room: everybody comes back into a new one. */
export async function notifyClosing(req: InTransaction, documentKey: string): Promise<void> {
  await query(req, sql`SELECT pg_notify(${channels.closings}, ${documentKey})`, nothing)
}

/** Notifies the real-time servers that a user's tabs have to be checked. */
export async function notifyVisits(req: InTransaction, documentKey: string): Promise<void> {
  await query(req, sql`SELECT pg_notify(${channels.visits}, ${documentKey})`, nothing)
}

/** Notifies the real-time servers that a user's notices have changed. */
export async function notifyNotices(req: InTransaction, person: number): Promise<void> {
  await query(req, sql`SELECT pg_notify(${channels.notices}, ${String(person)})`, nothing)
}

/** Notifies the real-time servers that what a list shows has changed. */
export function notifyLists(req: InTransaction): Promise<void> {
  return writeTogether(req, notifyListsOnce, null)
}

const notifyListsOnce = (req: InTransaction): Promise<unknown> =>
  query(req, sql`SELECT pg_notify(${channels.lists}, '')`, nothing)

/** Says something to the real-time servers, as one of them. */
export async function notifyPeers(req: InTransaction, said: string): Promise<void> {
  await query(req, sql`SELECT pg_notify(${channels.peers}, ${said})`, nothing)
}
