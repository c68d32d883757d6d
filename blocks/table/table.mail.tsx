import { Inline } from '../core/Inline.tsx'
import { hasText } from '../core/inlineText.ts'
import { MailSpace } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { cellInMail, labelInMail, mailColors } from '../core/mail/mailStyles.ts'
import { parseProps } from '../core/parseProps.ts'
import { tableCell } from '../table-cell/table-cell.schema.ts'
import type { table } from './table.schema.ts'

/** Rows and columns. */
export const tableMail: MailFace<typeof table> = {
  render: ({ block, page }) => {
    const { caption, hasHeaderRow, hasHeaderColumn } = block.props
    const rows = block.children
    if (!rows.some(({ children }) => children.some(({ content }) => hasText(content)))) return null
    const width = Math.max(...rows.map(({ children }) => children.length))
    const line = `1px solid ${mailColors.rule.light}`
    return (
      <>
        {caption.trim() && <p {...labelInMail}>{caption}</p>}
        <table className="data" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={row.id}>
                {Array.from({ length: width }, (_, index) => {
                  const cell = row.children[index]
                  const isHeader = (hasHeaderRow && rowIndex === 0) || (hasHeaderColumn && index === 0)
                  const isNamed = cell !== undefined && hasText(cell.content)
                  const Tag = isHeader && isNamed ? 'th' : 'td'
                  const { alignment = 'left' } = parseProps(tableCell.props, cell?.props ?? {}).props ?? {}
                  return (
                    <Tag
                      key={cell?.id ?? index}
                      scope={Tag === 'th' ? (hasHeaderRow && rowIndex === 0 ? 'col' : 'row') : undefined}
                      className="ink lines"
                      align={alignment === 'left' ? undefined : alignment}
                      style={{ ...cellInMail.style, borderBottom: line, fontWeight: Tag === 'th' ? 'bold' : 'normal' }}
                    >
                      {cell && <Inline content={cell.content} page={page} />}
                    </Tag>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <MailSpace height={16} />
      </>
    )
  },
}
