/** Creates blocks outside of an editor. */
import type { Block } from '../core/block.types.ts'
import { type RowLayoutName, slotCountOf } from '../core/rowLayouts.ts'
import { type BlockType, schemas } from './schemas.ts'

/** Returns a block without text; properties that are left out have their defaults. */
export function plainBlock(
  type: BlockType,
  id: string,
  props: Record<string, unknown> = {},
  children: Block[] = [],
): Block {
  return { id, type, props: schemas[type].props.parse(props), children, content: [] }
}

/** Returns a row of the home page whose slots fill themselves. */
export function plainRow(id: string, layout: RowLayoutName): Block {
  return plainBlock(
    'homepage-row',
    id,
    { layout },
    Array.from({ length: slotCountOf(layout) }, (_, index) => plainBlock('homepage-slot', `${id}-${index + 1}`)),
  )
}

/** Returns the heading of a section of the home page. */
export function plainHeader(id: string, text: string): Block {
  return {
    ...plainBlock('homepage-section-header', id),
    content: [{ type: 'text', text, marks: [] }],
  }
}
