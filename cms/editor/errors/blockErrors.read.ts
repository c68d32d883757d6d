import { $isElementNode, type LexicalNode, type NodeKey } from 'lexical'
import type { BlockError } from '#blocks/core/block.types.ts'
import { $isBlockNode, blockIdOf } from '#blocks/core/blockNode.ts'
import type { CheckContext } from '#blocks/core/checks.types.ts'
import { checkTree } from '#blocks/registry/checks.ts'
import { $blocksOf } from '#blocks/registry/nodeBlocks.read.ts'

/** A block of the document with errors. */
export interface FaultyBlock {
  key: NodeKey
  /** Title of the block type. */
  title: string
  errors: BlockError[]
}

/**
 * Returns the blocks with errors among a block at the top and those in it, in reading order: what the server's checks
 * would find (docs/spec/editor.md#block-errors). Reads the editor's state.
 */
export function $blockErrors(top: LexicalNode, context: CheckContext): FaultyBlock[] {
  const found = checkTree($blocksOf(top), context)
  if (found.size === 0) return []
  const faulty: FaultyBlock[] = []
  const visit = (node: LexicalNode) => {
    if ($isBlockNode(node)) {
      const errors = found.get(blockIdOf(node))
      if (errors) faulty.push({ key: node.getKey(), title: node.getDefinition().title, errors })
    }
    if ($isElementNode(node)) for (const child of node.getChildren()) visit(child)
  }
  visit(top)
  return faulty
}
