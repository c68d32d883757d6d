/** Markup out of WordPress's classic editor that is kept as it is: its blank lines are paragraphs that the markup does not say. */
import { Element, isTag, isText, Text } from 'domhandler'
import type { AnyNode } from './markup.read.ts'

// Elements that hold paragraphs.
const holders = new Set([
  ...['div', 'td', 'th', 'li', 'dd', 'blockquote', 'section', 'article', 'aside', 'main', 'header', 'footer', 'center'],
  ...['details', 'form', 'fieldset'],
])

// Elements that stand between paragraphs, not in them.
const blocks = new Set([
  ...[...holders, 'address', 'dl', 'dt', 'figure', 'figcaption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'legend'],
  ...['ol', 'p', 'pre', 'script', 'style', 'summary', 'table', 'ul', 'iframe', 'video', 'audio', 'object'],
])

// Elements whose line feeds mean something else.
const exact = new Set(['pre', 'script', 'style', 'textarea'])

const isBlank = (node: AnyNode): boolean => isText(node) && node.data.trim() === ''

// A line of a paragraph with breaks where its text has line feeds.
function withBreaks(run: AnyNode[]): AnyNode[] {
  const isBreak = (node: AnyNode | undefined) => node !== undefined && isTag(node) && node.name === 'br'
  return run.flatMap((node, index): AnyNode[] => {
    if (!isText(node)) return [node]
    const lines = node.data.split('\n')
    return lines.flatMap((line, place): AnyNode[] => {
      const isFirst = place === 0
      const hasBefore = place > 1 || lines[0]?.trim() !== '' || (index > 0 && !isBreak(run[index - 1]))
      const hasAfter = lines.slice(place).some((rest) => rest.trim() !== '') || index < run.length - 1
      return isFirst || !hasBefore || !hasAfter
        ? [new Text(isFirst ? line : `\n${line}`)]
        : [new Element('br', {}), new Text(`\n${line}`)]
    })
  })
}

interface Part {
  nodes: AnyNode[]
  isBlock: boolean
}

function partsOf(nodes: AnyNode[]): { parts: Part[]; isParted: boolean } {
  const parts: Part[] = [{ nodes: [], isBlock: false }]
  let isParted = false
  for (const node of nodes) {
    if (isTag(node) && blocks.has(node.name)) {
      parts.push({ nodes: [node], isBlock: true }, { nodes: [], isBlock: false })
    } else if (isText(node)) {
      const [first = '', ...rest] = node.data.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n\s*/)
      parts.at(-1)?.nodes.push(new Text(first))
      for (const text of rest) parts.push({ nodes: [new Text(text)], isBlock: false })
      isParted ||= rest.length > 0
    } else parts.at(-1)?.nodes.push(node)
  }
  return { parts: parts.filter(({ nodes: held }) => !held.every(isBlank)), isParted }
}

function contentOf(nodes: AnyNode[]): AnyNode[] {
  const { parts, isParted } = partsOf(nodes)
  const texts = parts.filter(({ isBlock }) => !isBlock)
  if (!isParted || parts.length < 2 || texts.length === 0) return nodes
  return parts.flatMap((part) => (part.isBlock ? part.nodes : [new Element('p', {}, withBreaks(part.nodes))]))
}

/** Returns nodes with `<p>` around what blank lines part inside of them, as the classic editor shows it. */
export function withParagraphs(nodes: AnyNode[]): AnyNode[] {
  for (const node of nodes) {
    if (!isTag(node) || exact.has(node.name)) continue
    node.children = withParagraphs(holders.has(node.name) ? contentOf(node.children) : node.children)
  }
  return nodes
}
