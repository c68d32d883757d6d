import { isTag } from 'domhandler'
import { type AnyNode, type Element, findElement, hasWords, textAlignmentOf, wordsOf } from '../convert/markup.read.ts'
import { flattened } from './lineFlatten.ts'
import { element, text } from './nodeMake.ts'

interface TableRow {
  cells: Element[]
  isHead: boolean
}

const isCell = (node: Element) => node.name === 'td' || node.name === 'th'

// Cells that stand without a row are in one.
function rowsOf(nodes: AnyNode[], isHead = false): TableRow[] {
  const rows: TableRow[] = []
  let open: TableRow | null = null
  for (const node of nodes.filter(isTag)) {
    if (isCell(node)) {
      if (!open) {
        open = { cells: [], isHead }
        rows.push(open)
      }
      open.cells.push(node)
      continue
    }
    open = null
    if (node.name === 'tr') rows.push({ cells: node.children.filter(isTag).filter(isCell), isHead })
    else if (node.name === 'thead' || node.name === 'tbody' || node.name === 'tfoot') {
      rows.push(...rowsOf(node.children, node.name === 'thead'))
    }
  }
  return rows
}

// Mails and old pages set their text in tables: those show no rows and columns, and often lie in each other.
function isLayout(table: Element, rows: TableRow[]): boolean {
  const role = table.attribs.role
  if (role === 'presentation' || role === 'none') return true
  if (rows.every(({ cells }) => cells.length <= 1)) return true
  return findElement(table.children, ({ name }) => name === 'table') !== null
}

const maxSpan = 100

function span(cell: Element, name: 'colspan' | 'rowspan'): number {
  const count = Number.parseInt(cell.attribs[name] ?? '1', 10)
  return Number.isFinite(count) ? Math.min(maxSpan, Math.max(1, count)) : 1
}

// Rows of equal length: a cell that spans stands in the first of its places, the others are empty.
function grid(rows: TableRow[]): (Element | null)[][] {
  const places: (Element | null)[][] = rows.map(() => [])
  const isTaken = (row: number, column: number) => places[row] !== undefined && column in (places[row] ?? [])
  for (const [index, { cells }] of rows.entries()) {
    let column = 0
    for (const cell of cells) {
      while (isTaken(index, column)) column += 1
      for (let down = 0; down < span(cell, 'rowspan'); down += 1) {
        const row = places[index + down]
        if (!row) break
        for (let right = 0; right < span(cell, 'colspan'); right += 1) {
          row[column + right] = down === 0 && right === 0 ? cell : null
        }
      }
    }
  }
  const width = Math.max(0, ...places.map((row) => row.length))
  return places.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null))
}

// Word processors set the paragraph in a cell, not the cell.
function alignmentOf(cell: Element): string | null {
  const first = cell.children.find(isTag)
  return textAlignmentOf(cell) ?? (first ? textAlignmentOf(first) : null)
}

/**
 * Returns a table as our table can hold it, followed by the content that none of our cells can hold; of a layout table,
 * returns the text.
 *
 * @param tidy makes the inside of a cell tidy
 */
export function legalTable(table: Element, tidy: (cell: Element) => AnyNode[]): AnyNode[] {
  const rows = rowsOf(table.children).filter(({ cells }) => cells.length > 0)
  const caption = table.children.filter(isTag).find(({ name }) => name === 'caption')
  const title = caption && hasWords(caption) ? wordsOf(caption) : ''
  if (isLayout(table, rows)) {
    const before = title === '' ? [] : [element('p', [text(title)])]
    return [...before, ...rows.flatMap(({ cells }) => cells.map((cell) => element('div', tidy(cell))))]
  }
  const lifted: AnyNode[] = []
  const cells = grid(rows)
  const lines = cells.map((row, index) => {
    const made = row.map((cell) => {
      const flat = cell ? flattened(tidy(cell)) : { line: [], lifted: [] }
      lifted.push(...flat.lifted)
      const alignment = cell && alignmentOf(cell)
      const isSet = alignment === 'center' || alignment === 'right'
      const isHead = cell?.name === 'th' || rows[index]?.isHead === true
      return element(isHead ? 'th' : 'td', flat.line, isSet ? { align: alignment } : {})
    })
    return element('tr', made)
  })
  const heads = title === '' ? [] : [element('caption', [text(title)])]
  return [element('table', [...heads, ...lines]), ...lifted]
}
