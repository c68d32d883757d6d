/** Converts embeds of other sites. */
import type { Block } from '#blocks/core/block.types.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { lineFrom, type MarkupReading } from './line.convert.ts'
import { isBlankLine } from './line.tidy.ts'
import { type AnyNode, blockAlignmentOf, findElement, wordsOf } from './markup.read.ts'

// The widths that ours can have; the widest of WordPress's is not among them.
const embedAlignment = (nodes: AnyNode[]) => {
  const figure = findElement(nodes, ({ name }) => name === 'figure')
  const alignment = (figure && blockAlignmentOf(figure)) ?? 'none'
  return alignment === 'full' ? 'wide' : alignment
}

/**
 * Returns an embed where its site was asked already, else a link, and its caption below; null when there is more in the
 * markup than an address and a caption.
 *
 * @param given the address, where it stands outside the markup
 */
export function embedBlocks(nodes: AnyNode[], given: string | null, reading: MarkupReading): Block[] | null {
  const { options } = reading
  const address = wordsOf(findElement(nodes, ({ attribs }) => /embed__wrapper/.test(attribs.class ?? '')) ?? [])
  const url = given ?? address
  const caption = findElement(nodes, ({ name }) => name === 'figcaption')
  const words = caption ? lineFrom(caption.children, reading) : []
  const said = address + (caption ? wordsOf(caption) : '')
  if (!/^https?:\/\//.test(url) || !words || said.replace(/\s/g, '') !== wordsOf(nodes).replace(/\s/g, '')) return null
  const below = isBlankLine(words) ? [] : [newBlock('paragraph', {}, { content: words })]
  const found = options.resolveEmbed?.(url)
  if (found) {
    const { id: embedId, ...size } = found
    return [newBlock('social-embed', { embedId, ...size, alignment: embedAlignment(nodes) }), ...below]
  }
  options.note('simplified', 'embed became a link')
  const content: Block['content'] = [{ type: 'text', text: address || url, marks: [{ type: 'link', href: url }] }]
  return [newBlock('paragraph', {}, { content }), ...below]
}
