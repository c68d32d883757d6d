import type { MailFace } from '../core/mail/mail.types.ts'

/** Renders blocks that belong together. */
export const containerMail: MailFace<'container'> = {
  render: ({ children }) => children,
}
