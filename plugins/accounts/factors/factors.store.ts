import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'

/** What a person can prove who they are with, beside the password. */
export interface FactorFacts {
  hasTotp: boolean
  passkeys: number
  recoveryCodesLeft: number
  /** The first log-in at which a factor was required of them while they had none. */
  requiredSince: Date | null
}

const row = z
  .object({
    has_totp: z.boolean(),
    passkeys: z.coerce.number(),
    recovery_codes: z.coerce.number(),
    required_since: z.coerce.date().nullable(),
  })
  .transform(
    ({ has_totp, passkeys, recovery_codes, required_since }): FactorFacts => ({
      hasTotp: has_totp,
      passkeys,
      recoveryCodesLeft: recovery_codes,
      requiredSince: required_since,
    }),
  )

export async function factsOf(req: Queryable, userId: number): Promise<FactorFacts> {
  const [facts] = await query(
    req,
    sql`SELECT EXISTS (SELECT FROM accounts.totp WHERE user_id = ${userId}) AS has_totp,
               (SELECT count(*) FROM accounts.passkeys WHERE user_id = ${userId}) AS passkeys,
               (SELECT count(*) FROM accounts.recovery_codes WHERE user_id = ${userId} AND used_at IS NULL)
                 AS recovery_codes,
               (SELECT required_since FROM accounts.factor_requirements WHERE user_id = ${userId}) AS required_since`,
    row,
  )
  if (!facts) throw new Error('A statement without a table answered nothing.')
  return facts
}

export function hasFactor({ hasTotp, passkeys }: FactorFacts): boolean {
  return hasTotp || passkeys > 0
}

/** Counts the days of grace from now, unless they are counted already. */
export async function beginGrace(req: Queryable, userId: number): Promise<void> {
  await query(
    req,
    sql`INSERT INTO accounts.factor_requirements (user_id, required_since) VALUES (${userId}, now())
        ON CONFLICT DO NOTHING`,
    nothing,
  )
}

/** Begins the days of grace again at the next log-in at which a factor is required. */
export async function endGrace(req: Queryable, userId: number): Promise<void> {
  await query(req, sql`DELETE FROM accounts.factor_requirements WHERE user_id = ${userId}`, nothing)
}

/** Writes down in the account whether a second factor was proved (docs/spec/newsroom.md#users). */
export async function setFlowState(
  req: Queryable,
  userId: number,
  state: 'EMAIL_VERIFIED' | 'TOTP_VERIFIED',
): Promise<void> {
  await query(
    req,
    sql`UPDATE public.users SET auth_flow_state = ${state}::public.enum_users_auth_flow_state WHERE id = ${userId}`,
    nothing,
  )
}

/** Removes all that a person can prove who they are with, beside the password. */
export async function removeFactors(req: Queryable, userId: number): Promise<void> {
  await query(req, sql`DELETE FROM accounts.totp WHERE user_id = ${userId}`, nothing)
  await query(req, sql`DELETE FROM accounts.passkeys WHERE user_id = ${userId}`, nothing)
  await query(req, sql`DELETE FROM accounts.recovery_codes WHERE user_id = ${userId}`, nothing)
}

/** Returns those of some people whose days to set up a factor that a role of theirs requires are over. */
export async function overdueAmong(req: Queryable, userIds: readonly number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await query(
    req,
    sql`SELECT required.user_id AS id FROM accounts.factor_requirements AS required
        JOIN public.users_rels AS held ON held.parent_id = required.user_id AND held.path = 'roles'
        JOIN public.roles ON roles.id = held.roles_id AND roles.second_factor = 'required'
        WHERE required.user_id = ANY(${sql.param([...userIds])}::integer[])
          AND NOT EXISTS (SELECT FROM accounts.totp WHERE user_id = required.user_id)
          AND NOT EXISTS (SELECT FROM accounts.passkeys WHERE user_id = required.user_id)
          AND required.required_since + coalesce(roles.grace_days, 0) * interval '1 day' <= now()
        GROUP BY required.user_id`,
    z.object({ id: z.number() }),
  )
  return new Set(rows.map(({ id }) => id))
}
