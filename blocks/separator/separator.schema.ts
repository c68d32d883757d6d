import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A horizontal rule. */
export const separator = defineBlock({
  type: 'separator',
  kind: 'leaf',
  title: 'Separator',
  description: 'A line between two parts of the story',
  aliases: ['separatorBlock', 'core/separator'],
  props: z.object(anchorAndClass),
})
