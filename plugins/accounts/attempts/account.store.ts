import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type Queryable, query } from '#database/sql.ts'

const row = z
  .object({ id: z.number(), name: z.string(), has_password: z.boolean() })
  .transform(({ id, name, has_password: hasPassword }) => ({ id, name, hasPassword }))

export type LogInAccount = z.output<typeof row>

/** Returns an e-mail address in the one spelling in which Payload stores it. */
export function emailKey(email: string): string {
  return email.toLowerCase().trim()
}

/** Returns the account of an e-mail address; null when there is none. */
export async function findAccount(on: Queryable, email: string): Promise<LogInAccount | null> {
  const [account] = await query(
    on,
    sql`SELECT id, name, hash IS NOT NULL AS has_password FROM public.users WHERE email = ${emailKey(email)}`,
    row,
  )
  return account ?? null
}
