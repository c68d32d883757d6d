import type { Block } from '#blocks/core/block.types.ts'
import { normalizeTree } from '#blocks/registry/normalizeTree.ts'
import { type BlockType, definitionOf, isBlockType } from '#blocks/registry/schemas.ts'
import { newBlock } from '../convert/block.factory.ts'

function fitted(block: Block, mayHold: (type: BlockType) => boolean): Block[] {
  const type = definitionOf(block.type)?.type ?? ''
  const children = block.children.flatMap((child) => fitted(child, mayHold))
  if (isBlockType(type) && mayHold(type)) return [{ ...block, type, children }]
  const line = block.content.length > 0 ? [newBlock('paragraph', {}, { content: block.content })] : []
  return [...line, ...children]
}

/**
 * What a text can take of pasted blocks: those that it may not hold leave their words. What was torn out of its box (a
 * column out of columns) is in normal form. Empty when nothing of it can be taken.
 */
export function fittingBlocks(blocks: Block[], mayHold: (type: BlockType) => boolean): Block[] {
  const held = blocks.flatMap((block) => fitted(block, mayHold))
  return held.length > 0 ? normalizeTree(held) : []
}
