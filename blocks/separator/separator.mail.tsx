import { layoutTable } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { mailColors } from '../core/mail/mailStyles.ts'
import type { separator } from './separator.schema.ts'

const thin = { fontSize: 1, lineHeight: '16px' }

/** A line between two parts. */
export const separatorMail: MailFace<typeof separator> = {
  render: () => (
    <table {...layoutTable} width="100%">
      <tbody>
        <tr>
          <td className="lines" height={16} style={{ ...thin, borderBottom: `1px solid ${mailColors.rule.light}` }}>
            &nbsp;
          </td>
        </tr>
        <tr>
          <td height={20} style={thin}>
            &nbsp;
          </td>
        </tr>
      </tbody>
    </table>
  ),
}
