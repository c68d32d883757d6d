import type { MailFace } from '../core/mail/mail.types.ts'
import type { checkList } from './check-list.schema.ts'

/** A list of done and open items. */
export const checkListMail: MailFace<typeof checkList> = {
  render: ({ children }) => children,
}
