import type { MailFace } from '../core/mail/mail.types.ts'
import type { column } from './column.schema.ts'

/** The content of a column; its row draws the cell. */
export const columnMail: MailFace<typeof column> = {
  render: ({ children }) => children,
}
