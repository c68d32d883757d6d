import type { ReactNode } from 'react'
import type { Block } from '../core/block.types.ts'
import { blockAttributes } from '../core/blockAttributes.ts'
import { Inline } from '../core/Inline.tsx'
import { dirOf, hasText } from '../core/inlineText.ts'
import { parseProps } from '../core/parseProps.ts'
import type { BlockRenderer, PageContext } from '../core/render.types.ts'
import { tableCell } from '../table-cell/table-cell.schema.ts'
import { table } from './table.schema.ts'

interface RowProps {
  row: Block
  isHeader: boolean
  hasHeaderColumn: boolean
  width: number
  page: PageContext
}

function cellClass(props: Record<string, unknown> = {}): string {
  const { alignment = 'left' } = parseProps(tableCell.props, props).props ?? {}
  return alignment === 'left' ? 'table__cell' : `table__cell table__cell--${alignment}`
}

function Row({ row, isHeader, hasHeaderColumn, width, page }: RowProps) {
  const cells: ReactNode[] = Array.from({ length: width }, (_, index) => {
    const cell = row.children[index]
    const content = cell && <Inline content={cell.content} page={page} />
    const attributes = { className: cellClass(cell?.props), dir: dirOf(cell?.content ?? [], page) }
    const key = cell?.id ?? `missing-${index}`
    // A header without words would be announced for every cell that it stands over.
    const isNamed = cell !== undefined && hasText(cell.content)
    if (isNamed && (isHeader || (hasHeaderColumn && index === 0))) {
      return (
        <th key={key} scope={isHeader ? 'col' : 'row'} {...attributes}>
          {content}
        </th>
      )
    }
    return (
      <td key={key} {...attributes}>
        {content}
      </td>
    )
  })
  return <tr>{cells}</tr>
}

/**
 * Renders rows and columns, as a whole: whether a cell is a header depends on where it stands. Wider than a phone, it
 * scrolls by itself, and can be reached with the keyboard for that.
 */
export const renderTable: BlockRenderer<typeof table> = ({ block, page }) => {
  const { caption, hasHeaderRow, hasHeaderColumn, ...settings } = block.props
  const rows = block.children
  if (!rows.some(({ children }) => children.some(({ content }) => hasText(content)))) return null
  const width = Math.max(...rows.map(({ children }) => children.length))
  const head = hasHeaderRow ? rows.slice(0, 1) : []
  const row = (isHeader: boolean) => (each: Block) => (
    <Row key={each.id} row={each} isHeader={isHeader} hasHeaderColumn={hasHeaderColumn} width={width} page={page} />
  )
  return (
    <div {...blockAttributes(table, settings)} tabIndex={page.medium === 'page' ? 0 : undefined}>
      <table className="table__grid">
        {caption.trim() && <caption className="table__caption">{caption}</caption>}
        {head.length > 0 && <thead>{head.map(row(true))}</thead>}
        <tbody>{rows.slice(head.length).map(row(false))}</tbody>
      </table>
    </div>
  )
}
