import type { MailFace } from '../core/mail/mail.types.ts'
import type { tableRow } from './table-row.schema.ts'

/** A row outside of a table. Within one, the table draws its rows. */
export const tableRowMail: MailFace<typeof tableRow> = {
  render: ({ children }) => children,
}
