import type { Block } from '../core/block.types.ts'
import { walkBlocks } from '../core/treeWalk.ts'
import { definitionOf } from './schemas.ts'

/** A block that a mail leaves out. */
export interface LeftOutBlock {
  blockId: string
  /** Its title and the reason, for editors. */
  message: string
}

/** Returns the blocks of a tree that a mail leaves out. */
export function leftOutOfMail(blocks: Block[]): LeftOutBlock[] {
  return [...walkBlocks(blocks)].flatMap(({ id, type }) => {
    const definition = definitionOf(type)
    if (typeof definition?.inMail !== 'object') return []
    return [{ blockId: id, message: `${definition.title}: ${definition.inMail.leftOut}` }]
  })
}
