import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'

export interface Passkey {
  id: string
  userId: number
  publicKey: Uint8Array<ArrayBuffer>
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const columns = sql`id, user_id, public_key, array_to_json(transports) AS transports, name, created_at, last_used_at`

const row = z
  .object({
    id: z.string(),
    user_id: z.number(),
    public_key: z.instanceof(Uint8Array),
    transports: z.array(z.string()),
    name: z.string(),
    created_at: z.coerce.date(),
    last_used_at: z.coerce.date().nullable(),
  })
  .transform(
    ({ user_id, public_key, created_at, last_used_at, ...rest }): Passkey => ({
      ...rest,
      userId: user_id,
      publicKey: new Uint8Array(public_key),
      createdAt: created_at,
      lastUsedAt: last_used_at,
    }),
  )

/** Returns the passkeys of a person, the oldest first. */
export function passkeysOf(req: Queryable, userId: number): Promise<Passkey[]> {
  return query(
    req,
    sql`SELECT ${columns} FROM accounts.passkeys WHERE user_id = ${userId} ORDER BY created_at, id`,
    row,
  )
}

export async function passkeyById(req: Queryable, id: string): Promise<Passkey | null> {
  const [passkey] = await query(req, sql`SELECT ${columns} FROM accounts.passkeys WHERE id = ${id}`, row)
  return passkey ?? null
}

/** @returns false when the passkey is known already */
export async function addPasskey(
  req: Queryable,
  passkey: Pick<Passkey, 'id' | 'userId' | 'publicKey' | 'transports' | 'name'> & {
    counter: number
    deviceType: string
    isBackedUp: boolean
  },
): Promise<boolean> {
  const { id, userId, publicKey, counter, transports, deviceType, isBackedUp, name } = passkey
  const added = await query(
    req,
    sql`INSERT INTO accounts.passkeys (id, user_id, public_key, counter, transports, device_type, is_backed_up, name)
        VALUES (${id}, ${userId}, ${Buffer.from(publicKey)}, ${counter},
                ARRAY(SELECT json_array_elements_text(${JSON.stringify(transports)}::json)),
                ${deviceType}, ${isBackedUp}, ${name})
        ON CONFLICT DO NOTHING RETURNING id`,
    nothing,
  )
  return added.length === 1
}

/**
 * Notes that a passkey was used. Its counter only rises; one that does not count says 0 each time.
 * @returns false for a counter that went back, as that of a copy does
 */
export async function noteUse(req: Queryable, id: string, counter: number): Promise<boolean> {
  const used = await query(
    req,
    sql`UPDATE accounts.passkeys SET counter = ${counter}, last_used_at = now()
        WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0)) RETURNING id`,
    nothing,
  )
  return used.length === 1
}

/** @returns false when the person has no such passkey */
export async function renamePasskey(req: Queryable, userId: number, id: string, name: string): Promise<boolean> {
  const renamed = await query(
    req,
    sql`UPDATE accounts.passkeys SET name = ${name} WHERE id = ${id} AND user_id = ${userId} RETURNING id`,
    nothing,
  )
  return renamed.length === 1
}

/** @returns false when the person has no such passkey */
export async function removePasskey(req: Queryable, userId: number, id: string): Promise<boolean> {
  const removed = await query(
    req,
    sql`DELETE FROM accounts.passkeys WHERE id = ${id} AND user_id = ${userId} RETURNING id`,
    nothing,
  )
  return removed.length === 1
}
