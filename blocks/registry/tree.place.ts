import type { Block, PlacedBlock } from '../core/block.types.ts'
import { placeBlocks } from '../core/tree.walk.ts'
import { definitionOf } from './schemas.ts'

/** Gives every block its place, as `placeBlocks` does, with the rows that each kind of block asks for. */
export function placeTree(blocks: Block[]): PlacedBlock[] {
  return placeBlocks(blocks, (type) => definitionOf(type)?.hasPlacementRow ?? true)
}
