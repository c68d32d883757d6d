import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordActivity } from '#collections/activity/recordActivity.ts'
import { idOf, idsOf } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionsOfRoles } from '#collections/permissions/permissionsOfRoles.ts'
import { canGrant } from '#collections/roles/roles.policy.ts'
import { query } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { findAccount } from '../attempts/account.store.ts'
import { requireGoodPassword } from '../passwords/password.service.ts'
import { publicationName } from '../publication.read.ts'
import { hashOfSecret } from '../secret.ts'
import { dayOf } from './invitation.mail.ts'

const refusal = (message: string, status: number): APIError => new APIError(message, status, null, true)

const row = z.object({ id: z.number() })

/** What an invitation says to the one who got it. */
export interface InvitationFacts {
  publication: string
  inviter: string
  email: string
  name: string
  roles: string[]
}

/** Returns what a link invites to. @throws APIError, in words for the one who follows it, for a link that no longer works */
export async function readInvitation(req: PayloadRequest, secret: string): Promise<InvitationFacts> {
  const { invitation, inviter } = await openBySecret(req, secret)
  const { docs } = await req.payload.find({
    collection: 'roles',
    where: { id: { in: idsOf(invitation.roles) } },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return {
    publication: await publicationName(req.payload, req),
    inviter: inviter.name,
    email: invitation.email,
    name: invitation.name ?? '',
    roles: docs.map(({ name }) => name),
  }
}

/**
 * Makes the account that a link invites to. Of two who follow it at once, one gets it. A password that is refused leaves
 * the invitation open.
 * @returns the id of the new account
 */
export async function join(
  req: PayloadRequest,
  { secret, name, password }: { secret: string; name: string; password: string },
): Promise<number> {
  const { payload } = req
  // The link says who acts here, not a log-in that the browser may have.
  req.user = null
  return inTransaction(req, async () => {
    const { invitation } = await openBySecret(req, secret)
    const { id, email } = invitation
    await requireGoodPassword(req, password, { name, email })
    // Only who reads the mail has a link that was mailed.
    const authFlowState = invitation.sentAt ? ('EMAIL_VERIFIED' as const) : ('CREATED_ACCOUNT' as const)
    const roles = idsOf(invitation.roles).map(Number)
    const user = await payload.create({
      collection: 'users',
      data: { name, email, password, roles, authFlowState, status: 'ACTIVE' },
      depth: 0,
      draft: false,
      overrideAccess: true,
      req,
    })
    const data = { state: 'accepted' as const, account: user.id, secretHash: hashOfSecret(secret) }
    await payload.update({ collection: 'invitations', id, data, depth: 0, overrideAccess: true, req })
    await recordActivity(req, {
      action: 'create',
      collection: payload.collections.users.config,
      document: user,
      by: user,
      from: null,
      to: null,
      source: 'screen',
      outcome: 'done',
      detail: { invitation: id },
    })
    return user.id
  })
}

// Within a transaction it holds the invitation until its end.
async function openBySecret(req: PayloadRequest, secret: string) {
  const { payload } = req
  const hash = hashOfSecret(secret)
  const [found] = await query(req, sql`SELECT id FROM public.invitations WHERE secret_hash = ${hash} FOR UPDATE`, row)
  if (!found) throw refusal('This invitation was revoked, or sent again: then the link in the newest mail works.', 410)
  const invitation = await payload.findByID({
    collection: 'invitations',
    id: found.id,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (invitation.state === 'accepted') throw refusal('This invitation was accepted already. Log in instead.', 410)
  if (new Date(invitation.expiresAt ?? 0) < new Date())
    throw refusal(`This invitation was open until ${dayOf(invitation.expiresAt)}. Ask for a new one.`, 410)
  if (await findAccount(req, invitation.email))
    throw refusal(`${invitation.email} has an account already. Log in instead.`, 409)
  return { invitation, inviter: await requireInviter(req, idOf(invitation.invitedBy), idsOf(invitation.roles)) }
}

// Rights may have changed since: an invitation gives only what its inviter could still give.
async function requireInviter(req: PayloadRequest, id: number | string | null, roles: (number | string)[]) {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: id ?? 0 } },
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [inviter] = docs
  if (inviter) {
    const actor = await actorOfRequest({ ...req, user: { ...inviter, collection: 'users' } })
    if (canGrant(actor, { permissions: await permissionsOfRoles(req, roles) })) return inviter
  }
  throw refusal('The person who invited you may not give these roles any more. Ask for a new invitation.', 409)
}
