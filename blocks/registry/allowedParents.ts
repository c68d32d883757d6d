import type { BlockDefinition } from '../core/defineBlock.ts'
import { schemas } from './schemas.ts'

const definitions: BlockDefinition[] = Object.values(schemas)

/** The blocks that exist only inside certain others, with those others: an item of a list, a column, a button. */
export const allowedParentsOf: ReadonlyMap<string, readonly string[]> = new Map(
  definitions.flatMap(({ type }) => {
    const allowedParents = definitions
      .filter(({ allowedChildren }) => allowedChildren?.only?.includes(type))
      .map((parent) => parent.type)
    // What may hold itself stands on its own too: a list in a list.
    return allowedParents.length > 0 && !allowedParents.includes(type) ? [[type, allowedParents] as const] : []
  }),
)
