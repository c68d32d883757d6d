import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { nothing, query } from '#database/sql.ts'
import { clientOf } from '../client.ts'
import type { SignInMethod } from '../sign-in/beginSession.ts'

/** Records how, where and from which device a session of Payload began. */
export async function recordSession(
  req: PayloadRequest,
  { id, userId, method }: { id: string; userId: number; method: SignInMethod },
): Promise<void> {
  const { network, device } = clientOf(req)
  await query(
    req,
    sql`INSERT INTO accounts.sessions (id, user_id, method, device, address)
        VALUES (${id}, ${userId}, ${method}, ${device}, ${network})
        ON CONFLICT (id) DO UPDATE SET method = excluded.method, proved_at = now()`,
    nothing,
  )
}
