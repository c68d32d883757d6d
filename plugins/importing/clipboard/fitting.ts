import type { Block } from '#blocks/core/block.types.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { normalizeTree } from '#blocks/registry/normalizeTree.ts'
import { type BlockType, definitionOf, isBlockType } from '#blocks/registry/schemas.ts'

function fitted(block: Block, mayHold: (type: BlockType) => boolean): Block[] {
  const type = definitionOf(block.type)?.type ?? ''
  const children = block.children.flatMap((child) => fitted(child, mayHold))
  if (isBlockType(type) && mayHold(type)) return [{ ...block, type, children }]
  const line = block.content.length > 0 ? [newBlock('paragraph', {}, { content: block.content })] : []
  return [...line, ...children]
}

/**
 * Returns the pasted blocks that a text can take: blocks that it may not hold leave their words. Blocks torn out of
 * their container (a column out of columns) are normalized. Empty when the text can take none of them.
 */
export function fittingBlocks(blocks: Block[], mayHold: (type: BlockType) => boolean): Block[] {
  const held = blocks.flatMap((block) => fitted(block, mayHold))
  return held.length > 0 ? normalizeTree(held) : []
}
