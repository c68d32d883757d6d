import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A remark beside the story. */
export const aside = defineBlock({
  type: 'aside',
  kind: 'flow',
  title: 'Aside',
  description: 'A short remark beside the story',
  aliases: ['asideBlock'],
  props: z.object({
    alignment: z.enum(['none', 'left', 'center', 'right']).default('none'),
    ...anchorAndClass,
  }),
  allowedChildren: { min: 1, initial: ['paragraph'] },
  editorElement: ({ alignment }) => ({ tag: 'div', className: `aside aside--${alignment}` }),
})
