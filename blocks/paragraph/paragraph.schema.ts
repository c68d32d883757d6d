import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { textSettings } from '../core/sharedProps.schema.ts'

/** Running text (docs/spec/editor.md#paragraph-and-heading). */
export const paragraph = defineBlock({
  type: 'paragraph',
  kind: 'text',
  title: 'Paragraph',
  description: 'Running text',
  aliases: ['paragraphBlock', 'core/paragraph'],
  props: z.object({ alignment: z.enum(['left', 'center', 'right', 'justify']).default('left'), ...textSettings }),
})
