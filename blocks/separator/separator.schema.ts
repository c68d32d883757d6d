import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A horizontal rule (block-editor 3.3). */
export const separator = defineBlock({
  type: 'separator',
  kind: 'leaf',
  title: 'Separator',
  description: 'A line between two parts of the story',
  aliases: ['separatorBlock', 'core/separator'],
  props: z.object(anchorAndClass),
})
