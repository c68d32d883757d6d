import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'
import { requireOwner } from '#plugins/permissions/requireOwner.ts'
import { factsOf, hasFactor } from '../factors/factors.store.ts'
import { recordSession } from '../sessions/sessions.store.ts'

// Payload sets the id of the session for users of a log-in; calls of the server itself have none.
const loggedIn = z.object({ id: z.number(), _sid: z.string() })

// Minutes that a proof lasts.
const proofMinutes = 10

const proveAgain = (): APIError => new APIError('Confirm that it is you.', 403, { code: 'account.proveAgain' }, true)

/**
 * Requires that the person of the request has proved who they are a short time ago, where they have a second factor:
 * a stranger at an open browser, or with a stolen cookie, gets no further.
 * @throws APIError with the code `account.proveAgain`
 */
export async function requireRecentProof(req: PayloadRequest): Promise<void> {
  requireOwner(req)
  if (await needsProof(req)) throw proveAgain()
}

/** Returns whether `requireRecentProof` would refuse. */
export async function needsProof(req: PayloadRequest): Promise<boolean> {
  return !(await hasProved(req)) && hasFactor(await factsOf(req, Number(req.user?.id)))
}

/**
 * Requires the same of everybody, whatever factors they have.
 * @throws APIError with the code `account.proveAgain`
 */
export async function requireProof(req: PayloadRequest): Promise<void> {
  requireOwner(req)
  if (!(await hasProved(req))) throw proveAgain()
}

async function hasProved(req: PayloadRequest): Promise<boolean> {
  const { data: user } = loggedIn.safeParse(req.user)
  if (!user) return true
  const [session] = await query(
    req,
    sql`SELECT proved_at > now() - ${`${proofMinutes} minutes`}::interval AS is_recent FROM accounts.sessions
        WHERE id = ${user._sid}`,
    z.object({ is_recent: z.boolean() }),
  )
  return session?.is_recent ?? false
}

/** Notes the same of a person who is in no request, for one of their log-ins. */
export async function noteProofOf(
  req: PayloadRequest,
  { session, userId }: { session: string; userId: number },
): Promise<void> {
  await query(
    req,
    sql`UPDATE accounts.sessions SET proved_at = now() WHERE id = ${session} AND user_id = ${userId}`,
    nothing,
  )
}

/** Notes that the person of the request has just proved who they are. */
export async function noteProof(req: PayloadRequest): Promise<void> {
  const { data: user } = loggedIn.safeParse(req.user)
  if (!user) return
  const proved = await query(
    req,
    sql`UPDATE accounts.sessions SET proved_at = now() WHERE id = ${user._sid} RETURNING id`,
    nothing,
  )
  // A session that began before sessions were described.
  if (proved.length === 0) await recordSession(req, { id: user._sid, userId: user.id, method: 'password' })
}
