import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'
import { clientOf } from '../client.ts'
import { hashOfSecret, newSecret } from '../secret.ts'

export interface Device {
  id: string
  /** Its browser and system: 'Firefox on Windows'. */
  name: string
  lastUsedAt: string
  /** Until when a log-in there needs no second factor; null: it needs one. */
  trustedUntil: string | null
}

const cookieName = 'citydesk-device'

// Browsers keep no cookie longer.
const cookieSeconds = 400 * 24 * 60 * 60

// Devices of one person that are known at a time; the one that was not used for longest is forgotten first.
const devicesOfPerson = 10

const trustDays = 30

// One browser may have several people: each has a row of their own, which does not say that it is the same browser.
const idOf = (secret: string, userId: number): string => hashOfSecret(`${secret} ${userId}`)

/** Returns the secret by which the browser of a request is known; null for one that brings none. */
export function deviceOf(req: Pick<PayloadRequest, 'headers'>): string | null {
  return parseCookies(req.headers).get(cookieName) ?? null
}

/**
 * Remembers that a person has logged in with the browser of the request. Its trust stays as it is, or begins.
 * @returns the `Set-Cookie` header by which it is known again
 */
export async function rememberDevice(
  req: PayloadRequest,
  userId: number,
  { beginsTrust = false }: { beginsTrust?: boolean } = {},
): Promise<string> {
  const secret = deviceOf(req) ?? newSecret()
  const trust = beginsTrust ? sql`now() + ${`${trustDays} days`}::interval` : sql`NULL`
  await query(
    req,
    sql`INSERT INTO accounts.devices (hash, user_id, name, trusted_until)
        VALUES (${idOf(secret, userId)}, ${userId}, ${clientOf(req).device}, ${trust})
        ON CONFLICT (hash) DO UPDATE SET name = excluded.name, last_used_at = now(),
          trusted_until = coalesce(excluded.trusted_until, devices.trusted_until)`,
    nothing,
  )
  await query(
    req,
    sql`DELETE FROM accounts.devices WHERE user_id = ${userId} AND hash NOT IN
          (SELECT hash FROM accounts.devices WHERE user_id = ${userId}
           ORDER BY last_used_at DESC LIMIT ${devicesOfPerson})`,
    nothing,
  )
  const { serverURL } = req.payload.config
  const options = { name: cookieName, value: secret, httpOnly: true, path: '/', sameSite: 'Lax' } as const
  const isSecure = serverURL.startsWith('https:')
  return String(generateCookie({ ...options, secure: isSecure, maxAge: cookieSeconds, returnCookieAsObject: false }))
}

/** Returns whether a person has logged in with the browser of the request before. */
export async function isKnownDevice(req: PayloadRequest, userId: number): Promise<boolean> {
  return (await knownDevice(req, userId)) !== undefined
}

/** Returns whether a log-in of a person needs no second factor in the browser of the request. */
export async function isTrustedDevice(req: PayloadRequest, userId: number): Promise<boolean> {
  return (await knownDevice(req, userId))?.is_trusted ?? false
}

async function knownDevice(req: PayloadRequest, userId: number) {
  const secret = deviceOf(req)
  if (secret === null) return undefined
  const [device] = await query(
    req,
    sql`SELECT coalesce(trusted_until > now(), false) AS is_trusted FROM accounts.devices
        WHERE hash = ${idOf(secret, userId)}`,
    z.object({ is_trusted: z.boolean() }),
  )
  return device
}

const time = z.coerce.date().transform((date) => date.toISOString())
const row = z
  .object({ hash: z.string(), name: z.string(), last_used_at: time, trusted_until: time.nullable() })
  .transform(
    ({ hash, name, last_used_at, trusted_until }): Device => ({
      id: hash,
      name,
      lastUsedAt: last_used_at,
      trustedUntil: trusted_until,
    }),
  )

/** Returns the browsers with which a person has logged in, the newest use first. */
export function listDevices(req: PayloadRequest, userId: number): Promise<Device[]> {
  return query(
    req,
    sql`SELECT hash, name, last_used_at,
               CASE WHEN trusted_until > now() THEN trusted_until END AS trusted_until
        FROM accounts.devices WHERE user_id = ${userId} ORDER BY last_used_at DESC`,
    row,
  )
}

/** Forgets a browser of a person: it is a stranger at their next log-in. */
export async function forgetDevice(req: PayloadRequest, userId: number, id: string): Promise<void> {
  await query(req, sql`DELETE FROM accounts.devices WHERE hash = ${id} AND user_id = ${userId}`, nothing)
}

/** Ends the trust in all browsers of a person, as after a change of the password or of a factor. */
export async function endTrust(req: PayloadRequest, userId: number): Promise<void> {
  await query(
    req,
    sql`UPDATE accounts.devices SET trusted_until = NULL WHERE user_id = ${userId} AND trusted_until IS NOT NULL`,
    nothing,
  )
}
