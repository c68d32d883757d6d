import type { Block } from '#blocks/core/block.types.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'

/** Returns the paragraphs of plain text; nothing in them is markup. Empty ones are left out. */
export function blocksFromParagraphs(paragraphs: readonly string[]): Block[] {
  return paragraphs
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => newBlock('paragraph', {}, { content: [{ type: 'text', text, marks: [] }] }))
}
