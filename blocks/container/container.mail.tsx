import type { MailFace } from '../core/mail/mail.types.ts'
import type { container } from './container.schema.ts'

/** Renders blocks that belong together. */
export const containerMail: MailFace<typeof container> = {
  render: ({ children }) => children,
}
