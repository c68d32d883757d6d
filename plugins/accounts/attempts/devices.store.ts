import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { nothing, query } from '#database/sql.ts'
import { clientOf } from '../client.ts'
import { hashOfSecret, newSecret } from '../secret.ts'

// The cookie by which a browser is known again; it opens nothing.
const cookieName = 'citydesk-device'

// Seconds that a browser is known after it was last used.
const lifetime = 365 * 24 * 60 * 60

/** Returns by what the browser of a request is stored for a person; null for one without the cookie. */
export function deviceHash({ headers }: Pick<PayloadRequest, 'headers'>, userId: number): string | null {
  const secret = parseCookies(headers).get(cookieName)
  return secret ? hashFor(secret, userId) : null
}

/** Returns whether a person has logged in with the browser of the request before. */
export async function isKnownDevice(req: PayloadRequest, userId: number): Promise<boolean> {
  const hash = deviceHash(req, userId)
  if (!hash) return false
  const found = await query(
    { payload: req.payload },
    sql`SELECT 1 FROM accounts.devices WHERE hash = ${hash} AND user_id = ${userId}`,
    nothing,
  )
  return found.length > 0
}

/** Remembers the browser of a request as one in which the person has logged in; the answer to it gets the cookie. */
export async function rememberDevice(req: PayloadRequest, userId: number): Promise<void> {
  const secret = parseCookies(req.headers).get(cookieName) ?? newSecret()
  await query(
    req,
    sql`INSERT INTO accounts.devices (hash, user_id, name)
        VALUES (${hashFor(secret, userId)}, ${userId}, ${clientOf(req).device})
        ON CONFLICT (hash) DO UPDATE SET last_used_at = now(), name = excluded.name`,
    nothing,
  )
  await query(req, sql`DELETE FROM accounts.devices WHERE last_used_at < now() - interval '1 year'`, nothing)
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', cookieOf(req, secret))
}

// One browser may have several people: each is stored by the secret and the person.
const hashFor = (secret: string, userId: number): string => hashOfSecret(`${secret} ${userId}`)

function cookieOf({ payload }: PayloadRequest, value: string): string {
  const { secure } = payload.collections.users.config.auth.cookies
  const cookie = { name: cookieName, value, path: '/', httpOnly: true, secure, maxAge: lifetime }
  return generateCookie<false>({ ...cookie, sameSite: 'Lax', returnCookieAsObject: false })
}
