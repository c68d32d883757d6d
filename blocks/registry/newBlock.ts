import type { z } from 'zod'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { type BlockType, type Schemas, schemas } from '#blocks/registry/schemas.ts'

/**
 * Returns a block with its properties checked and its defaults filled in.
 *
 * @throws ZodError when a property breaks the block's limits: the caller has to bring it within them first.
 */
export function newBlock<Type extends BlockType>(
  type: Type,
  props: z.input<Schemas[Type]['props']>,
  { content = [], children = [] }: { content?: Inline[]; children?: Block[] } = {},
): Block {
  return { id: crypto.randomUUID(), type, props: schemas[type].props.parse(props), content, children }
}
