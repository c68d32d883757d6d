/** Rules of moving blocks: those of the schemas, checked before anything is changed. */
import type { BlockDefinition } from '../core/defineBlock.ts'
import { allowedParentsOf } from './allowedParents.ts'
import { type BlockType, schemas } from './schemas.ts'

const definitions: Record<BlockType, BlockDefinition> = schemas

/** The container that a block is moved out of or into: null for the document itself. */
export interface Container {
  type: BlockType | null
  childCount: number
}

/**
 * Returns whether a block comes and goes with the layout of what holds it, so that it is not removed or copied by
 * itself.
 */
export function isOfLayout(type: BlockType, container: BlockType | null): boolean {
  return type === 'homepage-slot' && container === 'homepage-row'
}

/** Returns whether a block can leave its place at all: the header of a sidebar cannot, nor a cell of a table. */
export function isMovable(type: BlockType, container: BlockType | null): boolean {
  if (type === 'list-item' || type === 'table-cell' || type === 'homepage-slot') return false
  return container === null || definitions[container].allowedChildren?.isFixedSequence !== true
}

function mayHold({ type, childCount }: Container, child: BlockType): boolean {
  const home = allowedParentsOf.get(child)
  if (type === null) return !home
  const { kind, allowedChildren } = definitions[type]
  if (kind === 'text' || kind === 'leaf' || !allowedChildren || allowedChildren.isFixedSequence) return false
  if (allowedChildren.max !== undefined && childCount >= allowedChildren.max) return false
  return allowedChildren.only ? allowedChildren.only.includes(child) : !home
}

/**
 * Returns whether a block may go from one container into another (or to another place in the same): a column only into
 * columns, and not out of columns that would be too few.
 */
export function mayMove(child: BlockType, from: Container, to: Container, isSame: boolean): boolean {
  if (!isMovable(child, from.type)) return false
  if (isSame) return true
  const min = from.type === null ? 0 : (definitions[from.type].allowedChildren?.min ?? 0)
  const isWrap = from.type !== null && definitions[from.type].kind === 'wrap'
  // A box that loses its last part goes with it; one that keeps some needs enough of them.
  const leavesTooFew = isWrap && from.childCount > 1 && from.childCount - 1 < min
  return !leavesTooFew && mayHold(to, child)
}
