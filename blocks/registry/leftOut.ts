import type { Block } from '../core/block.types.ts'
import { walkBlocks } from '../core/tree.walk.ts'
import { mailFaces } from './mailFaces.ts'
import { definitionOf, isBlockType } from './schemas.ts'

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
    if (!definition || !isBlockType(definition.type)) return []
    const face = mailFaces[definition.type]
    return 'leftOut' in face ? [{ blockId: id, message: `${definition.title}: ${face.leftOut}` }] : []
  })
}
