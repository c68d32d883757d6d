import type { MailFace } from '../core/mail/mail.types.ts'

/** The content of a reusable block that was not resolved. */
export const reusableMail: MailFace<'reusable'> = {
  render: ({ children }) => children,
}
