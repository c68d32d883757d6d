import type { MailFace } from '../core/mail/mail.types.ts'

/** The content of a sidebar. */
export const sidebarContentMail: MailFace<'sidebar-content'> = {
  render: ({ children }) => children,
}
