import { isTag, isText } from 'domhandler'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { newBlock } from './block.factory.ts'
import type { AnyNode, Element } from './markup.read.ts'

/** The text of some nodes, letter by letter; null when there is more in them than text, breaks and `<code>`. */
function textOf(nodes: AnyNode[]): string | null {
  const parts = nodes.map((node) => {
    if (isText(node)) return node.data
    if (!isTag(node)) return null
    if (node.name === 'br') return '\n'
    return node.name === 'code' ? textOf(node.children) : null
  })
  return parts.includes(null) ? null : parts.join('')
}

/** Preformatted text, its spaces and lines as they are. Null when it has markup inside: the caller keeps it. */
export function codeBlock(pre: Element): Block | null {
  const text = textOf(pre.children)
  if (text === null || text.trim() === '') return null
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
