import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** The title of a part of a page, with a rule; inline text. */
export const sectionTitle = defineBlock({
  type: 'section-title',
  kind: 'text',
  besideFloats: 'clears',
  title: 'Section Title',
  description: 'A small title with a rule',
  aliases: ['sectionTitle', 'sectionTitleBlock'],
  props: z.object({ size: z.enum(['sm', 'lg']).default('sm'), ...anchorAndClass }),
  editorElement: ({ size }) => ({ tag: 'div', className: `section-title section-title--${size}` }),
})
