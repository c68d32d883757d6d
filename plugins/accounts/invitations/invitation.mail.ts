import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { nothing, query } from '#database/sql.ts'
import { requireAttempt } from '../attempts/attempts.service.ts'
import { type LinkDelivery, mailLink, secretLink } from '../linkMail.ts'
import { publicationName } from '../publication.read.ts'

/** Result of mailing an invitation; the link only when the mail did not leave, for the inviter to hand over. */
export interface InvitationDelivery extends LinkDelivery {
  link: string | null
}

export interface MailedInvitation {
  id: number
  email: string
  expiresAt?: string | null
  /** Name of the one who invites. */
  inviter: string
}

/** Returns what the mail of an invitation says, sent by the person of a request. */
export function mailedBy({ user }: PayloadRequest, invitation: Omit<MailedInvitation, 'inviter'>): MailedInvitation {
  const { id, email, expiresAt } = invitation
  return { id, email, expiresAt, inviter: user && 'name' in user ? user.name : 'A colleague' }
}

/** Counts a mail to an invited address. @throws APIError 429 after five to one address, or a hundred of one person, in a day */
export async function requireMail(req: PayloadRequest, email: string): Promise<void> {
  const minutes = 24 * 60
  const budgets = [{ subject: `invitations to ${email}`, limit: 5, minutes }]
  if (req.user) budgets.push({ subject: `invitations by ${req.user.id}`, limit: 100, minutes })
  await requireAttempt(req, budgets, req)
}

/** Mails an invitation, and notes when: an account that is made by a mailed link has read its mail. */
export async function deliverInvitation(
  payload: Payload,
  { id, email, expiresAt, inviter }: MailedInvitation,
  secret: string,
): Promise<InvitationDelivery> {
  const publication = await publicationName(payload)
  const link = secretLink(payload, '/join', secret)
  const delivery = await mailLink(payload, {
    to: email,
    link,
    subject: `${inviter} invites you to ${publication}`,
    text: [
      `${inviter} invites you to the newsroom of ${publication}. Make your account here:`,
      `The link works once, until ${dayOf(expiresAt)}.`,
      'You do not know what this is about? Then you need not do anything.',
    ],
  })
  const sentAt = delivery.isSent ? sql`now()` : sql`NULL`
  await query({ payload }, sql`UPDATE public.invitations SET sent_at = ${sentAt} WHERE id = ${id}`, nothing)
  return { ...delivery, link: delivery.isSent ? null : link }
}

// Returns a day as a mail says it.
export function dayOf(date: string | null | undefined): string {
  const day = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return new Date(date ?? 0).toLocaleDateString('en-US', day)
}
