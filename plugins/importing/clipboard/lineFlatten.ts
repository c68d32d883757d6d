import { isTag, isText } from 'domhandler'
import { type AnyNode, type Element, hasWords } from '../convert/markup.read.ts'
import { element, text } from './nodeMake.ts'

const lists = new Set(['ul', 'ol'])
const lines = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'li'])

// Elements that a line cannot hold: they are moved behind the block of the line.
const lifted = new Set(['img', 'figure', 'table', 'hr'])

export interface Flat {
  line: AnyNode[]
  lifted: AnyNode[]
}

// Joins lines with breaks; a line that shows nothing is none.
function joined(parts: AnyNode[][]): AnyNode[] {
  return parts
    .filter((part) => hasWords(part))
    .flatMap((part, index) => (index === 0 ? part : [element('br', []), ...part]))
}

function itemLines(list: Element, depth: number): Flat {
  const found = list.children.filter(isTag)
  const parts = found.map((item, index): Flat => {
    const marker = list.name === 'ol' ? `${Number(list.attribs.start ?? 1) + index}. ` : '• '
    const inside = lists.has(item.name) ? itemLines(item, depth + 1) : flattened(item.children, depth + 1)
    const own = lists.has(item.name) ? inside.line : [text(`${'\u2003'.repeat(depth)}${marker}`), ...inside.line]
    return { ...inside, line: own }
  })
  return { line: joined(parts.map(({ line }) => line)), lifted: parts.flatMap((part) => part.lifted) }
}

/**
 * Returns tidy markup as one line, its blocks separated by breaks: for cells of a table and items of a list, which hold
 * nothing else. Pictures and tables in it are handed back.
 */
export function flattened(nodes: AnyNode[], depth = 0): Flat {
  const parts: AnyNode[][] = [[]]
  const away: AnyNode[] = []
  for (const node of nodes) {
    if (!isTag(node)) {
      if (isText(node)) parts.at(-1)?.push(node)
    } else if (lifted.has(node.name)) away.push(node)
    else if (lists.has(node.name) || lines.has(node.name)) {
      const inside = lists.has(node.name) ? itemLines(node, depth) : flattened(node.children, depth)
      away.push(...inside.lifted)
      parts.push(inside.line, [])
    } else if (node.name === 'br') parts.push([])
    else {
      const inside = flattened(node.children, depth)
      away.push(...inside.lifted)
      parts.at(-1)?.push(element(node.name, inside.line, node.attribs))
    }
  }
  return { line: joined(parts), lifted: away }
}
