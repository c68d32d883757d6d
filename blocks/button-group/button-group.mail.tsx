import { Fragment } from 'react'
import { layoutTable, MailGap } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import type { buttonGroup } from './button-group.schema.ts'

/** Buttons in a row, on a phone one under the other. */
export const buttonGroupMail: MailFace<typeof buttonGroup> = {
  render: ({ block, children }) => (
    <table {...layoutTable} align={block.props.alignButtons === 'left' ? undefined : block.props.alignButtons}>
      <tbody>
        <tr>
          {children.map((child, index) => (
            <Fragment key={block.children[index]?.id ?? index}>
              {index > 0 && <MailGap isStacked />}
              <td className="stack">{child}</td>
            </Fragment>
          ))}
        </tr>
      </tbody>
    </table>
  ),
}
