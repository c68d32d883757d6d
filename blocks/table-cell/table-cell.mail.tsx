import { hasText } from '../core/inlineText.ts'
import type { MailFace } from '../core/mail/mail.types.ts'
import { textInMail } from '../core/mail/mailStyles.ts'
import type { tableCell } from './table-cell.schema.ts'

/** The text of a cell that stands in no table. In one, the table draws its cells. */
export const tableCellMail: MailFace<typeof tableCell> = {
  render: ({ block, content, children }) => (
    <>
      {hasText(block.content) && <p {...textInMail}>{content}</p>}
      {children}
    </>
  ),
}
