import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Empty space; `height` in px (docs/spec/editor.md#spacer), and `width` in px, 0 for all there is. */
export const spacer = defineBlock({
  type: 'spacer',
  kind: 'leaf',
  title: 'Spacer',
  description: 'Empty space',
  aliases: ['spacerBlock', 'core/spacer'],
  props: z.object({
    height: z.int().min(1).max(2000).default(20),
    width: z.int().min(0).max(2000).default(0),
    ...anchorAndClass,
  }),
})
