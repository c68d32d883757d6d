import { hasText } from '../core/inlineText.ts'
import { layoutTable } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { mailColors, textInMail } from '../core/mail/mailStyles.ts'
import type { blockquote } from './blockquote.schema.ts'

/** A quotation with a line beside it. */
export const blockquoteMail: MailFace<typeof blockquote> = {
  render: ({ block, content, children }) => (
    <table {...layoutTable} width="100%" style={{ margin: '0 0 16px' }}>
      <tbody>
        <tr>
          <td className="rule" width={4} style={{ backgroundColor: mailColors.rule.light, width: 4 }} />
          <td style={{ padding: '0 16px' }}>
            {hasText(block.content) && <p {...textInMail}>{content}</p>}
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  ),
  childWidth: (_block, _index, width) => width - 36,
}
