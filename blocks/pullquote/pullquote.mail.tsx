import { hasText } from '../core/inlineText.ts'
import { layoutTable } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { aligned, labelInMail, mailColors, quoteInMail } from '../core/mail/mailStyles.ts'
import type { pullquote } from './pullquote.schema.ts'

/** A sentence of the story, set large between two lines. */
export const pullquoteMail: MailFace<typeof pullquote> = {
  render: ({ block, content, children }) => {
    const { attribution, alignment } = block.props
    if (!hasText(block.content) && block.children.length === 0) return null
    const line = `2px solid ${mailColors.rule.light}`
    return (
      <table {...layoutTable} width="100%" style={{ margin: '0 0 16px' }}>
        <tbody>
          <tr>
            <td className="lines" style={{ borderTop: line, borderBottom: line, padding: '16px 0 8px' }}>
              <p {...aligned(quoteInMail, alignment)}>{content}</p>
              {children}
              {attribution.trim() && <p {...aligned(labelInMail, alignment)}>{attribution}</p>}
            </td>
          </tr>
        </tbody>
      </table>
    )
  },
}
