import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'
import { contentOf } from './frontOutline.ts'

/**
 * Returns the rows of a front page's body. Texts between the rows have no ids of their own: theirs is made of their words,
 * so that a row above does not make others of them.
 * @param body an editor's state; anything else counts as an empty page
 */
export function frontBlocks(body: unknown): Block[] {
  const seen = new Map<string, number>()
  const named = (block: Block): Block => {
    const content = contentOf(block)
    const children = block.children.map((child) =>
      child === content ? { ...child, children: child.children.map(named) } : child,
    )
    if (!/^\d+(\.\d+)*$/.test(block.id)) return { ...block, children }
    const key = `${block.type}:${inlineText(block.content)}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return { ...block, id: `${key}:${count}`, children }
  }
  return isLexicalState(body) ? blocksFromLexical(body).map(named) : []
}
