import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import { seal, unseal } from './sealed.ts'

// A sealed secret opens only for the person it was made for.
const placeOf = (userId: number): string => `totp ${userId}`

export function sealTotp(secrets: readonly string[], userId: number, secret: string): string {
  return seal(secrets, placeOf(userId), secret)
}

/** @throws Error when no secret of the back office opens it: people would take that for a wrong code */
export function unsealTotp(secrets: readonly string[], userId: number, sealed: string): string {
  const secret = unseal(secrets, placeOf(userId), sealed)
  if (secret === null) throw new Error(`The authenticator app of account ${userId} was set up under another secret.`)
  return secret
}

/** Returns the sealed secret of a person's authenticator app; null without one. */
export async function totpOf(req: Queryable, userId: number): Promise<{ secret: string; confirmedAt: Date } | null> {
  const [totp] = await query(
    req,
    sql`SELECT secret, confirmed_at FROM accounts.totp WHERE user_id = ${userId}`,
    z
      .object({ secret: z.string(), confirmed_at: z.coerce.date() })
      .transform(({ secret, confirmed_at }) => ({ secret, confirmedAt: confirmed_at })),
  )
  return totp ?? null
}

/** Stores a secret that was proved by the code of a step, in place of the one before. */
export async function replaceTotp(req: Queryable, userId: number, sealed: string, step: number): Promise<void> {
  await query(
    req,
    sql`INSERT INTO accounts.totp (user_id, secret, confirmed_at, last_step) VALUES (${userId}, ${sealed}, now(), ${step})
        ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, confirmed_at = excluded.confirmed_at,
          last_step = excluded.last_step`,
    nothing,
  )
}

/** Uses the code of a step. @returns false when it, or a later one, was used before */
export async function takeStep(req: Queryable, userId: number, step: number): Promise<boolean> {
  const used = await query(
    req,
    sql`UPDATE accounts.totp SET last_step = ${step} WHERE user_id = ${userId} AND last_step < ${step} RETURNING user_id`,
    nothing,
  )
  return used.length === 1
}

export async function removeTotp(req: Queryable, userId: number): Promise<void> {
  await query(req, sql`DELETE FROM accounts.totp WHERE user_id = ${userId}`, nothing)
}
