export interface ReaderMail {
  to: string
  subject: string
  html: string
  text: string
  /** With angle brackets. The same for each attempt. */
  messageId: string
  headers: Record<string, string>
  metadata: { row: string }
  /** The envelope sender, to which bounces return; null for the service's own. */
  returnAddress: string | null
}

/**
 * What became of one attempt.
 * - accepted: the service took the mail.
 * - refused: it will never take this mail for this reader.
 * - later: it did not take it, and may do so later.
 * - unknown: the mail left, and no answer came.
 * - stopped: it refuses all mails of this newsroom, such as for a wrong log-in.
 * - unreachable: no connection could be made; nothing left.
 * - declined: the row was not handed over, so nothing left.
 */
export type Outcome =
  | { kind: 'accepted' | 'refused' | 'later' | 'unknown' | 'stopped' | 'unreachable'; response: string }
  | { kind: 'declined' }

/**
 * Commits that the mail is about to leave. Resolves to false where it must not leave, because the send was paused or
 * cancelled, the reader unsubscribed, or another worker has the row.
 */
export type HandOver = () => Promise<boolean>

export interface MailConnection {
  /** Delivers a mail. No byte of it leaves before `handOver` resolves to true. Rejects only where `handOver` does. */
  deliver(mail: ReaderMail, handOver: HandOver): Promise<Outcome>
  close(): void
}

export interface MailTransport {
  name: string
  /** Whether it writes mails into a folder, in place of sending them. */
  isFolder: boolean
  open(): MailConnection
}
