import { Fragment } from 'react'
import { column } from '../column/column.schema.ts'
import type { Block } from '../core/block.types.ts'
import { cellGap, layoutTable, MailGap } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { parseProps } from '../core/parseProps.ts'
import type { columns } from './columns.schema.ts'

// Returns the pixels of a column: its share of what the gaps leave of the row.
function columnWidth({ children }: Block, index: number, width: number): number {
  const shares = children.map(({ props }) => parseProps(column.props, props).props?.width ?? 50)
  const all = shares.reduce((sum, share) => sum + share, 0)
  const left = width - cellGap * (children.length - 1)
  return Math.floor((left * (shares[index] ?? 50)) / Math.max(1, all))
}

/** Columns side by side, on a phone one under the other. */
export const columnsMail: MailFace<typeof columns> = {
  render: ({ block, children, width }) => (
    <table {...layoutTable} width="100%">
      <tbody>
        <tr>
          {children.map((child, index) => {
            const cellWidth = columnWidth(block, index, width)
            return (
              <Fragment key={block.children[index]?.id ?? index}>
                {index > 0 && <MailGap isStacked={block.props.stackOnMobile} />}
                <td
                  className={block.props.stackOnMobile ? 'stack' : undefined}
                  width={cellWidth}
                  style={{ width: cellWidth, verticalAlign: 'top' }}
                >
                  {child}
                </td>
              </Fragment>
            )
          })}
        </tr>
      </tbody>
    </table>
  ),
  childWidth: columnWidth,
}
