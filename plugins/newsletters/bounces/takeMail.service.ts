import type { PayloadRequest } from 'payload'
import { end } from '#plugins/subscribing/subscriptions.store.ts'
import { recordBounce } from './bounces.service.ts'
import { readIncomingMail } from './dsn.read.ts'

export interface IncomingMessage {
  raw: Buffer
  /** The envelope recipient, where the mail server gave it. */
  recipient: string | null
}

/**
 * Does what follows from a mail that came to the intake: a bounce or a complaint is recorded, a request to unsubscribe is
 * carried out. The same mail may be given again.
 * @param secret signs the addresses of the intake
 * @returns false when nothing follows from it
 */
export async function takeMail(
  req: PayloadRequest,
  { raw, recipient }: IncomingMessage,
  secret: string,
): Promise<boolean> {
  const mail = await readIncomingMail(raw, recipient, secret)
  if (mail.kind === 'bounce') return recordBounce(req, mail.report)
  if (mail.kind === 'unsubscribe') await end(req.payload, [mail.subscription], new Date())
  return mail.kind === 'unsubscribe'
}
