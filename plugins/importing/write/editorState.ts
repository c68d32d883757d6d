import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'

/** Blocks as the value of a rich text field, with what Payload's types ask of its root. */
export function editorState(blocks: Block[]) {
  const { root } = lexicalFromBlocks(blocks)
  return { root: { ...root, direction: null, format: '' as const, indent: 0 } }
}
