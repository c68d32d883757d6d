import type { MailFace } from '../core/mail/mail.types.ts'

/** Blocks that belong together. */
export const containerMail: MailFace<'container'> = {
  render: ({ children }) => children,
}
