import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type InTransaction, query } from '#database/sql.ts'
import { isLiveVisit } from '../presence/visits.store.ts'

const amount = z.coerce.number()

/** Returns the rooms with the most connections: who is in them, since when (milliseconds since 1970), and their size in bytes. */
export function openRooms(db: InTransaction, limit: number) {
  return query(
    db,
    sql`SELECT rooms.*, octet_length(documents.state) AS bytes,
          (SELECT count(*) FROM collaboration.updates WHERE updates.guid = rooms.guid) AS updates
        FROM (
          SELECT visits.guid, count(*) AS connections, array_agg(DISTINCT users.name ORDER BY users.name) AS people,
            floor(extract(epoch FROM min(visits.came_at)) * 1000) AS since
          FROM collaboration.visits JOIN users ON users.id = visits.person
          WHERE ${isLiveVisit} GROUP BY visits.guid ORDER BY connections DESC, visits.guid LIMIT ${limit}
        ) AS rooms JOIN collaboration.documents USING (guid) ORDER BY connections DESC, guid`,
    z.object({
      guid: z.string(),
      connections: amount,
      people: z.array(z.string().nullable()),
      since: amount,
      bytes: amount.nullable().transform((bytes) => bytes ?? 0),
      updates: amount,
    }),
  )
}
