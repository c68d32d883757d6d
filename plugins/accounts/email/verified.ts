import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { nothing, query } from '#database/sql.ts'

/**
 * Notes that a person has read mail to their address (docs/spec/newsroom.md#users). Who has a second factor already is
 * further than that.
 */
export async function markVerified(req: PayloadRequest, userId: number): Promise<void> {
  await query(
    req,
    sql`UPDATE public.users SET auth_flow_state =
          (CASE WHEN EXISTS (SELECT FROM accounts.totp WHERE user_id = ${userId}) THEN 'TOTP_VERIFIED'
           ELSE 'EMAIL_VERIFIED' END)::public.enum_users_auth_flow_state
        WHERE id = ${userId} AND auth_flow_state = 'CREATED_ACCOUNT'`,
    nothing,
  )
}
