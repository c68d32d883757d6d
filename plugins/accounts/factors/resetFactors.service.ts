import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { inTransaction } from '#database/transaction.ts'
import { endTrust } from '../devices/devices.store.ts'
import { endSessions } from '../sessions/sessions.store.ts'
import { personById, recordFactor } from './factorRecord.ts'
import { factsOf, hasFactor, removeFactors, setFlowState } from './factors.store.ts'

/**
 * Removes all second factors of a person who has lost them, ends their sessions and says so by mail.
 * @param by who does it; null: the operator of the server
 * @throws APIError when the person has none
 */
export async function resetFactors(
  req: PayloadRequest,
  { userId, reason, by }: { userId: number; reason: string; by: { id: number; name: string } | null },
): Promise<void> {
  const person = await personById(req, userId)
  await inTransaction(req, async () => {
    if (!hasFactor(await factsOf(req, userId))) {
      throw new APIError(`${person.name} has no second factor.`, 409, null, true)
    }
    await removeFactors(req, userId)
    await endTrust(req, userId)
    await setFlowState(req, userId, 'EMAIL_VERIFIED')
    await endSessions(req, userId)
    await recordFactor(req, person, { what: 'reset: all factors removed, all sessions ended', reason, by })
  })
  await sayByMail(req, person.email, by?.name ?? 'The operator of the server')
}

// What was done stays done when the mail server does not take the mail.
async function sayByMail(req: PayloadRequest, to: string, name: string): Promise<void> {
  const text = `${name} has removed the second factor of your account, and has ended its sessions.

Log in with your password at ${req.payload.config.serverURL}/admin and set up a new one. If you did not ask for this, tell an administrator at once: an attacker may have your password.`
  const mail = { to, subject: 'Your second factor was removed', text }
  await req.payload.sendEmail(mail).catch((err: unknown) => {
    req.payload.logger.warn({ err, msg: `The mail to ${to} about their second factor was not sent` })
  })
}
