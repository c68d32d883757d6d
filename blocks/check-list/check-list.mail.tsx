import type { MailFace } from '../core/mail/mail.types.ts'

/** A list of done and open items. */
export const checkListMail: MailFace<'check-list'> = {
  render: ({ children }) => children,
}
