import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A quotation in the running text. */
export const blockquote = defineBlock({
  type: 'blockquote',
  kind: 'text',
  besideFloats: 'narrows',
  title: 'Blockquote',
  description: 'Words of another person',
  aliases: ['blockquoteBlock', 'core/quote'],
  props: z.object(anchorAndClass),
})
