import type { MailFace } from '../core/mail/mail.types.ts'
import type { reusable } from './reusable.schema.ts'

/** The content of a reusable block that was not resolved. */
export const reusableMail: MailFace<typeof reusable> = {
  render: ({ children }) => children,
}
