import type { Outcome } from './sending.types.ts'

/** The error of an SMTP session, as nodemailer's SMTPConnection describes it. */
export interface SmtpFailure {
  message: string
  code?: string
  command?: string
  response?: string
  responseCode?: number
}

/**
 * Returns the outcome of a failed SMTP session. Once the mail has left, only a reply to the mail itself says what became
 * of it: without one it is unknown, whatever else the server said.
 * @param hasLeft whether a byte of the mail was written
 */
export function smtpOutcome(
  { message, code, command, response, responseCode = 0 }: SmtpFailure,
  hasLeft: boolean,
): Outcome {
  const words = response ?? message
  const isReplyToMail = command === 'DATA' && code === 'EMESSAGE' && responseCode >= 400
  if (hasLeft && !isReplyToMail) return { kind: 'unknown', response: words }
  const isPermanent = responseCode >= 500
  if (code === 'EAUTH' || command === 'MAIL FROM')
    return { kind: isPermanent ? 'stopped' : 'unreachable', response: words }
  if (command === 'RCPT TO' || command === 'DATA') return { kind: isPermanent ? 'refused' : 'later', response: words }
  // The address cannot be written into an envelope.
  if (code === 'EENVELOPE') return { kind: 'refused', response: words }
  return { kind: 'unreachable', response: words }
}
