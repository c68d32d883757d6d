import type { MailFace } from '../core/mail/mail.types.ts'

/** A row outside of a table. Within one, the table draws its rows. */
export const tableRowMail: MailFace<'table-row'> = {
  render: ({ children }) => children,
}
