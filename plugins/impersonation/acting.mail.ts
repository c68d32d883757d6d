import type { Payload } from 'payload'
import { hasMailServer } from '#plugins/email/hasMailServer.ts'
import type { User } from '../../payload-types.ts'
import type { Acting } from './acting.store.ts'

/** Mails a person who acted as them. What was done stays done when the mail does not leave. */
export async function sayWhoActed(
  payload: Payload,
  { account, administrator, acting }: { account: User; administrator: User; acting: Acting },
): Promise<void> {
  if (!hasMailServer(payload)) return
  const until = Math.min(Date.now(), acting.endsAt.getTime())
  const minutes = Math.max(1, Math.ceil((until - acting.beganAt.getTime()) / 60_000))
  const text = `${administrator.name} acted as you in the newsroom for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.

Reason: ${acting.reason}

The activity log names both of you for all that was done. Passwords and second factors could not be reached. Your account page lists it: ${payload.config.serverURL}/admin/account`
  const mail = { to: account.email, subject: 'An administrator acted as you', text }
  await payload.sendEmail(mail).catch((err: unknown) => {
    payload.logger.warn({ err, msg: `The mail to ${account.email} about acting as them was not sent` })
  })
}
