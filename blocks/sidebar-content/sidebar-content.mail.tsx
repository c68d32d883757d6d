import type { MailFace } from '../core/mail/mail.types.ts'
import type { sidebarContent } from './sidebar-content.schema.ts'

/** The content of a sidebar. */
export const sidebarContentMail: MailFace<typeof sidebarContent> = {
  render: ({ children }) => children,
}
