import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A heading inside a story (docs/spec/editor.md#paragraph-and-heading). */
export const heading = defineBlock({
  type: 'heading',
  kind: 'text',
  title: 'Heading',
  description: 'A title for a part of the story',
  aliases: ['headingBlock', 'core/heading'],
  props: z.object({
    alignment: z.enum(['left', 'center', 'right']).default('left'),
    level: z.int().min(1).max(6).default(2),
    ...anchorAndClass,
  }),
})
