import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import type { ProvidedLogOut } from './logOutToken.ts'
import type { ProvidedSession } from './provider.ts'

/** A session of the provider, as it is kept beside one here; until there is one, in the challenge of a second step. */
export const keptSession = z.object({
  issuer: z.string(),
  subject: z.string(),
  providerSession: z.string().nullable(),
  idToken: z.string(),
})
export type KeptSession = z.infer<typeof keptSession>

export function providedSessionOf({ person, providerSession, idToken }: ProvidedSession): KeptSession {
  return { issuer: person.issuer, subject: person.subject, providerSession, idToken }
}

/** Keeps which session of the provider a session here began with. */
export async function keepProviderSession(
  req: Queryable,
  sessionId: string,
  { issuer, subject, providerSession, idToken }: KeptSession,
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

const begun = z
  .object({ session_id: z.string(), user_id: z.number() })
  .transform(({ session_id, user_id }) => ({ sessionId: session_id, userId: user_id }))

/** Returns the sessions here that began with what has ended at the provider. */
export function sessionsBegunBy(
  req: Queryable,
  { issuer, subject, providerSession }: ProvidedLogOut,
): Promise<z.output<typeof begun>[]> {
  return query(
    req,
    sql`SELECT provided.session_id, sessions.user_id
        FROM accounts.provider_sessions AS provided JOIN accounts.sessions ON sessions.id = provided.session_id
        WHERE provided.issuer = ${issuer}
          AND (${subject}::text IS NULL OR provided.subject = ${subject}::text)
          AND (${providerSession}::text IS NULL OR provided.provider_session = ${providerSession}::text)`,
    begun,
  )
}
