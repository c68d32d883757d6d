import { sql } from '@payloadcms/db-postgres'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { nothing, query } from '#database/sql.ts'
import { hasMailServer } from '#plugins/email/hasMailServer.ts'
import { requireAttempt } from '../attempts/attempts.service.ts'
import { mailLink, secretLink } from '../linkMail.ts'
import { personOf } from '../passwords/password.service.ts'
import { publicationName } from '../publication.read.ts'
import { beginChallenge, endChallenges, takeChallenge } from '../sign-in/challenges.store.ts'

// Milliseconds that a link works.
const lifetime = 24 * 60 * 60 * 1000

const purpose = 'email-verification'

/**
 * Mails the request's person a link that verifies their address.
 * @throws APIError 409 where no mail is sent, 429 after five in an hour, 502 when the mail did not leave
 */
export async function sendVerification(req: PayloadRequest): Promise<{ email: string }> {
  const { payload } = req
  const userId = Number(req.user?.id)
  if (!hasMailServer(payload)) throw refusal('This newsroom sends no mail: an address cannot be verified.', 409)
  await requireAttempt(req, [{ subject: `verification of ${userId}`, limit: 5, minutes: 60 }])
  const email = String((await personOf(req, userId)).email)
  await endChallenges({ payload }, userId, purpose)
  const secret = await beginChallenge({ payload }, { purpose, userId, data: { email }, lifetime })
  const publication = await publicationName(payload)
  const { problem } = await mailLink(payload, {
    to: email,
    link: secretLink(payload, '/verify-email', secret),
    subject: `Your e-mail address at ${publication}`,
    text: [`Verify that mail of ${publication} reaches you here:`, 'The link works once, within a day.'],
  })
  if (problem !== null) throw refusal(`The mail did not leave: ${problem}`, 502)
  return { email }
}

/** Verifies the address to which a link was sent, if it still is that of the account. */
export async function verifyByLink(req: PayloadRequest, secret: string): Promise<{ email: string }> {
  const challenge = await takeChallenge(req, secret, purpose)
  const account = challenge?.userId ? await personOf(req, challenge.userId) : null
  if (!challenge?.userId || !account?.email || !isFor(challenge.data, account.email))
    throw refusal('This link was used already, is older than a day, or a newer one was sent.', 410)
  await markVerified(req, challenge.userId)
  return { email: account.email }
}

/** Notifies an address that it is no longer that of its account: another person may have changed it. */
export function notifyOldAddress(payload: Payload, { old, now }: { old: string; now: string }): void {
  const send = async () => {
    const publication = await publicationName(payload)
    await payload.sendEmail({
      to: old,
      subject: `Your account at ${publication} has another e-mail address`.replace(/\s+/g, ' '),
      text: `From now on it is ${now}. Was it not you, nor an administrator whom you asked? Tell your newsroom at once.\n`,
    })
  }
  send().catch((error: unknown) => payload.logger.error({ err: error, msg: `${old} was not told of a new address` }))
}

const isFor = (data: unknown, email: string): boolean =>
  typeof data === 'object' && data !== null && 'email' in data && data.email === email

const refusal = (message: string, status: number): APIError => new APIError(message, status, null, true)

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
