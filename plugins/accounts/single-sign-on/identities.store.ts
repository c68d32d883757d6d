import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'

/** A person of a provider: the subject is theirs for ever, the address is not. */
export interface Identity {
  issuer: string
  subject: string
}

const owner = z.object({ user_id: z.number() })

/** Returns the account of an identity, and notes that it was used; null when it has none. */
export async function accountOfIdentity(req: Queryable, { issuer, subject }: Identity): Promise<number | null> {
  const [row] = await query(
    req,
    sql`UPDATE accounts.identities SET last_used_at = now()
        WHERE issuer = ${issuer} AND subject = ${subject} RETURNING user_id`,
    owner,
  )
  return row?.user_id ?? null
}

export async function addIdentity(
  req: Queryable,
  { issuer, subject, userId, email }: Identity & { userId: number; email: string | null },
): Promise<void> {
  await query(
    req,
    sql`INSERT INTO accounts.identities (issuer, subject, user_id, email)
        VALUES (${issuer}, ${subject}, ${userId}, ${email})`,
    nothing,
  )
}

/** @returns the address of the identity that is gone; undefined when there was none */
export async function removeIdentity(
  req: Queryable,
  { issuer, subject, userId }: Identity & { userId: number },
): Promise<{ email: string | null } | undefined> {
  const [row] = await query(
    req,
    sql`DELETE FROM accounts.identities
        WHERE issuer = ${issuer} AND subject = ${subject} AND user_id = ${userId} RETURNING email`,
    z.object({ email: z.string().nullable() }),
  )
  return row
}

const linked = z
  .object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    created_at: z.coerce.date(),
    last_used_at: z.coerce.date(),
  })
  .transform(({ created_at, last_used_at, ...row }) => ({
    ...row,
    linkedAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
  }))

export type LinkedIdentity = z.output<typeof linked>

/** Returns the identities of an account, the newest first. */
export function identitiesOf(req: Queryable, userId: number): Promise<LinkedIdentity[]> {
  return query(
    req,
    sql`SELECT issuer, subject, email, created_at, last_used_at FROM accounts.identities
        WHERE user_id = ${userId} ORDER BY created_at DESC`,
    linked,
  )
}
