import { APIError, type Payload, type PayloadRequest } from 'payload'
import { recordActivity } from '#collections/activity/recordActivity.ts'
import { idsOf } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { permissionsOfRoles } from '#collections/permissions/permissionsOfRoles.ts'
import { canManage } from '#collections/users/users.policy.ts'
import { inTransaction } from '#database/transaction.ts'
import { findAccount } from '../attempts/account.store.ts'
import { markVerified } from '../email/email.service.ts'
import { type LinkDelivery, mailLink, secretLink } from '../linkMail.ts'
import { publicationName } from '../publication.read.ts'
import { beginChallenge, endChallenges, readChallenge, takeChallenge } from '../sign-in/challenges.store.ts'
import { type Person, personOf, requireGoodPassword } from './password.service.ts'

// Milliseconds that a link works.
const lifetime = 60 * 60 * 1000

const purpose = 'password-reset'

/** Sends a link to a new password to an address, if it is that of an account; the caller does not wait. */
export function sendResetLink(payload: Payload, email: string): void {
  const send = async () => {
    const account = await findAccount({ payload }, email)
    if (!account) return
    const link = await makeLink(payload, account.id, true)
    await mailLink(payload, await mailOf(payload, { email, link }))
  }
  send().catch((error: unknown) => payload.logger.error({ err: error, msg: 'A link to a new password was not sent' }))
}

/**
 * Makes a link to a new password for another person, and mails it.
 * @returns the link only when the mail did not leave, for the administrator to hand over
 * @throws APIError 403 for an account above the administrator's own
 */
export async function makeResetLink(req: PayloadRequest, id: number): Promise<LinkDelivery & { link: string | null }> {
  const { payload } = req
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: false, req, user: req.user })
  const actor = await actorOfRequest(req)
  const permissions = await permissionsOfRoles(req, idsOf(user.roles))
  if (!canManage(actor, { id, permissions })) throw permissionError(actor, permissions)
  const link = await makeLink(payload, id, false)
  const delivery = await mailLink(payload, await mailOf(payload, { email: user.email, link }))
  await recordNewPassword(req, user, { password: { to: 'link' } })
  return { ...delivery, link: delivery.isSent ? null : link }
}

async function makeLink(payload: Payload, userId: number, isMailed: boolean): Promise<string> {
  const secret = await beginChallenge({ payload }, { purpose, userId, data: { isMailed }, lifetime })
  return secretLink(payload, '/new-password', secret)
}

async function mailOf(payload: Payload, { email, link }: { email: string; link: string }) {
  const publication = await publicationName(payload)
  return {
    to: email,
    link,
    subject: `A new password for ${publication}`,
    text: [
      `A new password was requested, probably by you, for your account at ${publication}. Set it here:`,
      'The link works once, within an hour. Setting a new password logs you out everywhere.',
      'You did not ask for it? Then you need not do anything.',
    ] as const,
  }
}

const over = () => new APIError('This link is older than an hour, or your password was set since.', 410, null, true)

/** Returns whose password a link sets. @throws APIError 410 for a link that is over */
export async function readResetLink(req: PayloadRequest, secret: string): Promise<Person> {
  const challenge = await readChallenge(req, secret, purpose)
  if (!challenge?.userId) throw over()
  return personOf(req, challenge.userId)
}

/**
 * Sets the password that a link was sent for, and ends all sessions of the account: it begins none, since that may take
 * more than a password. A bad password leaves the link as it is.
 * @throws APIError 410 for a link that is over; ValidationError for a bad password
 */
export async function setPasswordByLink(
  req: PayloadRequest,
  { secret, password }: { secret: string; password: string },
): Promise<Person> {
  const { payload } = req
  // The link says who acts here, not a log-in that the browser may have.
  req.user = null
  return inTransaction(req, async () => {
    const challenge = await takeChallenge(req, secret, purpose)
    if (!challenge?.userId) throw over()
    const id = challenge.userId
    await requireGoodPassword(req, password, await personOf(req, id))
    const user = await payload.update({
      collection: 'users',
      id,
      data: { password },
      depth: 0,
      overrideAccess: true,
      req,
    })
    await recordNewPassword(req, user, { password: {} })
    // Links stay side by side, so that no stranger who asks for another one ends the one in a mail.
    await endChallenges(req, id, purpose)
    if (isMailed(challenge.data)) await markVerified(req, id)
    return user
  })
}

const isMailed = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isMailed' in data && data.isMailed === true

async function recordNewPassword(
  req: PayloadRequest,
  user: { id: number; name: string },
  changes: Record<string, object>,
): Promise<void> {
  const { config: collection } = req.payload.collections.users
  const by = req.user ? { id: Number(req.user.id), name: 'name' in req.user ? req.user.name : null } : user
  const entry = { action: 'update', from: null, to: null, source: 'screen', outcome: 'done' } as const
  await recordActivity(req, { ...entry, collection, document: user, by, detail: { changes } })
}
