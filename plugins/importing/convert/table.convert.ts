import { isComment, isTag, isText } from 'domhandler'
import type { Block } from '#blocks/core/block.types.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { lineFrom, type MarkupReading, noteStyling } from './line.convert.ts'
import { type AnyNode, type Element, hasWords, textAlignmentOf, wordsOf } from './markup.read.ts'

const isBlank = (node: AnyNode): boolean => isComment(node) || (isText(node) && node.data.trim() === '')

interface TableRow {
  cells: Element[]
  isHead: boolean
}

const bodies = new Set(['thead', 'tbody', 'tfoot'])

// The rows of a table in the order in which they stand; null when anything stands between them.
function rowsOf(nodes: AnyNode[], isHead = false): TableRow[] | null {
  const rows: TableRow[] = []
  for (const node of nodes) {
    if (isBlank(node)) continue
    if (!isTag(node)) return null
    if (node.name === 'caption' || node.name === 'colgroup' || node.name === 'col') continue
    if (bodies.has(node.name)) {
      const inner = rowsOf(node.children, node.name === 'thead')
      if (!inner) return null
      rows.push(...inner)
      continue
    }
    const cells = node.children.filter((child) => !isBlank(child))
    const own = cells.filter(isTag).filter(({ name }) => name === 'td' || name === 'th')
    if (node.name !== 'tr' || own.length !== cells.length) return null
    if (own.length > 0) rows.push({ cells: own, isHead })
  }
  return rows
}

const isSpanning = ({ attribs }: Element): boolean =>
  [attribs.colspan, attribs.rowspan].some((span) => span !== undefined && span.trim() !== '1')

const isHeader = ({ name }: Element): boolean => name === 'th'

function cellBlock(cell: Element, reading: MarkupReading): Block | null {
  const content = isSpanning(cell) ? null : lineFrom(cell.children, reading)
  const declared = textAlignmentOf(cell)
  const alignment = declared === 'center' || declared === 'right' ? declared : 'left'
  return content && newBlock('table-cell', { alignment }, { content })
}

function rowBlock({ cells }: TableRow, reading: MarkupReading): Block | null {
  const children = cells.map((cell) => cellBlock(cell, reading))
  if (children.includes(null)) return null
  return newBlock('table-row', {}, { children: children.filter((child) => child !== null) })
}

/**
 * Returns a table with its rows and cells. Null when ours cannot hold it (cells over several rows or columns, lists or
 * pictures in cells, several header rows): the caller keeps the markup.
 */
export function tableBlock(table: Element, reading: MarkupReading): Block | null {
  const rows = rowsOf(table.children)
  if (!rows || rows.length === 0 || rows.slice(1).some(({ isHead }) => isHead)) return null
  const hasHeaderRow = rows[0]?.isHead === true || (rows.length > 1 && rows[0]?.cells.every(isHeader) === true)
  const body = rows.slice(hasHeaderRow ? 1 : 0)
  const children = rows.map((row) => rowBlock(row, reading))
  if (children.includes(null)) return null
  const caption = table.children.filter(isTag).find(({ name }) => name === 'caption')
  // Ours stands above the rows; text in one that stands below them would change its place.
  if (caption && hasWords(caption) && table.children.find(isTag) !== caption) return null
  noteStyling(table, reading)
  return newBlock(
    'table',
    {
      caption: caption ? wordsOf(caption) : '',
      hasHeaderRow,
      hasHeaderColumn: body.length > 0 && body.every(({ cells }) => cells[0] !== undefined && isHeader(cells[0])),
    },
    { children: children.filter((child) => child !== null) },
  )
}
