import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { idsOf } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { permissionsOfRoles } from '#collections/permissions/permissionsOfRoles.ts'
import { canGrant } from '#collections/roles/roles.policy.ts'
import { hasMailServer } from '#plugins/email/hasMailServer.ts'
import { emailKey, findAccount } from '../attempts/account.store.ts'
import { hashOfSecret, newSecret } from '../secret.ts'
import { deliverInvitation, mailedBy, requireMail } from './invitation.mail.ts'

// Milliseconds that an invitation is open.
export const lifetime = 7 * 24 * 60 * 60 * 1000

// The secrets of invitations that requests have just made, until they are mailed.
const secrets = new WeakMap<PayloadRequest, string>()

/** Takes the secret of the invitation that a request has made: its taker mails it. */
export function takeSecret(req: PayloadRequest): string | null {
  const secret = secrets.get(req) ?? null
  secrets.delete(req)
  return secret
}

// A service mails when the transaction is over, and says what became of it; other doors show nothing.
const isMailedByService = ({ context }: PayloadRequest): boolean => context.isMailedByService === true

/** Refuses to invite with roles that one could not give. */
export async function guardRoles({
  data,
  originalDoc,
  req,
}: Parameters<CollectionBeforeChangeHook>[0]): Promise<object> {
  if (!req.user) return data
  const before = idsOf(originalDoc?.roles).map(String)
  const given = idsOf(data.roles).filter((id) => !before.includes(String(id)))
  const permissions = await permissionsOfRoles(req, given)
  const actor = await actorOfRequest(req)
  if (!canGrant(actor, { permissions })) throw permissionError(actor, permissions)
  return data
}

/** Opens a new invitation, at whichever door it is made: its secret, until when it is open, who invites. */
export async function openInvitation({
  collection,
  data,
  operation,
  req,
}: Parameters<CollectionBeforeChangeHook>[0]): Promise<object> {
  if (operation !== 'create') return data
  const email = emailKey(String(data.email))
  const refuse = (message: string) => {
    throw new ValidationError({ collection: collection.slug, errors: [{ message, path: 'email' }], req }, req.t)
  }
  if (await findAccount(req, email)) refuse('This person has an account already.')
  const { totalDocs } = await req.payload.count({
    collection: 'invitations',
    where: {
      email: { equals: email },
      state: { equals: 'open' },
      expiresAt: { greater_than: new Date().toISOString() },
    },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) refuse('This person is invited already. Send that invitation again, or revoke it.')
  await requireMail(req, email)
  const secret = newSecret()
  secrets.set(req, secret)
  const expiresAt = new Date(Date.now() + lifetime).toISOString()
  const invitedBy = req.user?.collection === 'users' ? req.user.id : null
  const sentAt = isMailedByService(req) || !hasMailServer(req.payload) ? null : new Date().toISOString()
  return { ...data, email, state: 'open', expiresAt, invitedBy, sentAt, secretHash: hashOfSecret(secret) }
}

/** Mails an invitation that was made by no service, such as over REST. The request does not wait for the mail. */
export function mailNewInvitation({ doc, operation, req }: Parameters<CollectionAfterChangeHook>[0]): object {
  if (operation !== 'create' || isMailedByService(req)) return doc
  const secret = takeSecret(req)
  const { payload } = req
  const mail = mailedBy(req, { id: Number(doc.id), email: doc.email, expiresAt: doc.expiresAt })
  if (secret)
    setImmediate(() => {
      deliverInvitation(payload, mail, secret).catch((error: unknown) =>
        payload.logger.error({ err: error, msg: `Invitation ${doc.id} was not mailed` }),
      )
    })
  return doc
}
