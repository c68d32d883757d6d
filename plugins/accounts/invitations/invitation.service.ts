import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { idsOf } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { permissionsOfRoles } from '#collections/permissions/permissionsOfRoles.ts'
import { canGrant } from '#collections/roles/roles.policy.ts'
import { nothing, queryInTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { hashOfSecret, newSecret } from '../secret.ts'
import { lifetime, takeSecret } from './invitation.hooks.ts'
import { deliverInvitation, type InvitationDelivery, mailedBy, requireMail } from './invitation.mail.ts'

export interface NewInvitation {
  email: string
  name: string
  roles: number[]
}

/** Invites a person, and reports whether the mail left. @throws APIError for roles that the person may not give */
export async function invite(req: PayloadRequest, data: NewInvitation): Promise<InvitationDelivery & { id: number }> {
  const { payload } = req
  const context = { isMailedByService: true }
  const made = await inTransaction(req, () =>
    payload.create({ collection: 'invitations', data, depth: 0, draft: false, overrideAccess: false, req, context }),
  )
  const secret = takeSecret(req)
  if (!secret) throw new Error(`Invitation ${made.id} has no secret.`)
  return { id: made.id, ...(await deliverInvitation(payload, mailedBy(req, made), secret)) }
}

/**
 * Sends an invitation again: with another link, open for another week. The link may be shown, and opens an account with
 * the roles: so only who could give them sends it.
 */
export async function sendAgain(req: PayloadRequest, id: number): Promise<InvitationDelivery> {
  const { payload } = req
  const secret = newSecret()
  const sent = await inTransaction(req, async () => {
    const { email, roles } = await openInvitationOf(req, id)
    const actor = await actorOfRequest(req)
    const permissions = await permissionsOfRoles(req, idsOf(roles))
    if (!canGrant(actor, { permissions })) throw permissionError(actor, permissions)
    await requireMail(req, email)
    const expiresAt = new Date(Date.now() + lifetime).toISOString()
    // Who sends it answers for it from now on.
    const data = { secretHash: hashOfSecret(secret), expiresAt, invitedBy: Number(req.user?.id), sentAt: null }
    return payload.update({ collection: 'invitations', id, data, depth: 0, overrideAccess: true, req })
  })
  return deliverInvitation(payload, mailedBy(req, sent), secret)
}

/** Ends an open invitation. */
export async function revoke(req: PayloadRequest, id: number): Promise<void> {
  await openInvitationOf(req, id)
  const data = { state: 'revoked' as const, secretHash: null }
  await req.payload.update({ collection: 'invitations', id, data, depth: 0, overrideAccess: true, req })
}

// Holds the invitation, which its person may be accepting. Throws APIError 404 for one that the person may not see, 409 for
// one that is no longer open.
async function openInvitationOf(req: PayloadRequest, id: number) {
  await queryInTransaction(req, sql`SELECT FROM public.invitations WHERE id = ${id} FOR UPDATE`, nothing)
  const invitation = await req.payload.findByID({
    collection: 'invitations',
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (invitation.state === 'open') return invitation
  const reason = invitation.state === 'accepted' ? 'was accepted already' : 'is revoked; invite the person again'
  throw new APIError(`This invitation ${reason}.`, 409, null, true)
}
