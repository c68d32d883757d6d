import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A sentence of the story, set large. */
export const pullquote = defineBlock({
  type: 'pullquote',
  kind: 'text',
  besideFloats: 'clears',
  title: 'Pullquote',
  description: 'A sentence of the story, set large',
  aliases: ['pullquoteBlock', 'core/pullquote'],
  props: z.object({
    alignment: z.enum(['left', 'center', 'right', 'wide']).default('left'),
    attribution: z.string().default(''),
    ...anchorAndClass,
  }),
  words: ({ attribution }) => [attribution],
  editorElement: ({ alignment, attribution }) => ({
    tag: 'blockquote',
    className: `pullquote pullquote--${alignment}`,
    data: { attribution: String(attribution ?? '') },
  }),
})
