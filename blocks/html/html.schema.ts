import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass, wideAlignment } from '../core/sharedProps.schema.ts'

/** Markup of the editors' own (block-editor 3.3). */
export const html = defineBlock({
  type: 'html',
  kind: 'leaf',
  title: 'HTML',
  aliases: ['htmlBlock', 'core/html', 'core/freeform'],
  props: z.object({ content: z.string().default(''), alignment: wideAlignment, ...anchorAndClass }),
})
