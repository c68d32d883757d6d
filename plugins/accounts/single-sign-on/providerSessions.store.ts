import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import type { ProvidedSession } from './provider.ts'

/** Keeps which session of the provider a session here began with. */
export async function keepProviderSession(
  req: Queryable,
  sessionId: string,
  { person: { issuer, subject }, providerSession, idToken }: ProvidedSession,
): Promise<void> {
  await query(
    req,
    sql`INSERT INTO accounts.provider_sessions (session_id, issuer, subject, provider_session, id_token)
        VALUES (${sessionId}, ${issuer}, ${subject}, ${providerSession}, ${idToken})`,
    nothing,
  )
}

/** Returns the ID token with which a session began; null for one that began otherwise. */
export async function idTokenOf(req: Queryable, sessionId: string): Promise<string | null> {
  const [row] = await query(
    req,
    sql`SELECT id_token FROM accounts.provider_sessions WHERE session_id = ${sessionId}`,
    z.object({ id_token: z.string() }),
  )
  return row?.id_token ?? null
}
