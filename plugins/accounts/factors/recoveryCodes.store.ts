import { sql } from '@payloadcms/db-postgres'
import { nothing, type Queryable, query } from '#database/sql.ts'
import { hashOfCode, newRecoveryCodes } from './recoveryCodes.ts'

/** Makes new codes in place of those before, which work no longer. @returns the codes; only their hashes are stored */
export async function renewRecoveryCodes(req: Queryable, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await query(req, sql`DELETE FROM accounts.recovery_codes WHERE user_id = ${userId}`, nothing)
  const rows = codes.map((code) => sql`(${userId}, ${hashOfCode(code)})`)
  await query(req, sql`INSERT INTO accounts.recovery_codes (user_id, hash) VALUES ${sql.join(rows, sql`, `)}`, nothing)
  return codes
}

/** Uses a code. @returns false for one that is unknown, or was used */
export async function takeRecoveryCode(req: Queryable, userId: number, typed: string): Promise<boolean> {
  const taken = await query(
    req,
    sql`UPDATE accounts.recovery_codes SET used_at = now()
        WHERE user_id = ${userId} AND hash = ${hashOfCode(typed)} AND used_at IS NULL RETURNING hash`,
    nothing,
  )
  return taken.length === 1
}

export async function removeRecoveryCodes(req: Queryable, userId: number): Promise<void> {
  await query(req, sql`DELETE FROM accounts.recovery_codes WHERE user_id = ${userId}`, nothing)
}
