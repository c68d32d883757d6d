import type { MailFace } from '../core/mail/mail.types.ts'

/** The content of a column; its row draws the cell. */
export const columnMail: MailFace<'column'> = {
  render: ({ children }) => children,
}
