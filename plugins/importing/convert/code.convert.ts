import { isTag, isText } from 'domhandler'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import type { MarkupReading } from './line.convert.ts'
import { type AnyNode, type Element, findElement } from './markup.read.ts'

// Elements that syntax highlighters color words with.
const colouring = new Set(['span', 'font', 'code', 'samp', 'kbd', 'var'])

// The text of some nodes, letter by letter; null when there is more in them than text, breaks and colours.
function textOf(nodes: AnyNode[]): string | null {
  const parts = nodes.map((node, index) => {
    if (isText(node)) return node.data
    if (!isTag(node)) return null
    if (node.name === 'br') return '\n'
    // Anchors of lines hold nothing.
    if (node.name === 'a' && node.children.length === 0) return ''
    const inside = colouring.has(node.name) || node.name === 'div' ? textOf(node.children) : null
    // Some highlighters draw each line as a box of its own.
    const isLine = node.name === 'div' && index < nodes.length - 1 && inside !== null && !inside.endsWith('\n')
    return isLine ? `${inside}\n` : inside
  })
  return parts.includes(null) ? null : parts.join('')
}

/**
 * Converts preformatted text, its spaces and lines as they are. Null when it has markup inside: the caller keeps it.
 */
export function codeBlock(pre: Element, { options }: MarkupReading): Block | null {
  const text = textOf(pre.children)
  if (text === null || text.trim() === '') return null
  if (findElement(pre.children, ({ name }) => name === 'span' || name === 'font')) {
    options.note('simplified', 'colours of code')
  }
  // HTML ignores a line feed right after <pre>.
  const lines = text
    .replace(/^\r?\n/, '')
    .trimEnd()
    .split(/\r?\n/)
  const content = lines.flatMap((line, index): Inline[] => [
    ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
    ...(line ? [{ type: 'text' as const, text: line, marks: [] }] : []),
  ])
  return newBlock('code', { anchor: pre.attribs.id ?? '' }, { content })
}
