import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

const columnGaps = ['xs', 'sm', 'md', 'lg', 'xl'] as const

/** Columns side by side (docs/spec/editor.md#columns). */
export const columns = defineBlock({
  type: 'columns',
  kind: 'wrap',
  title: 'Columns',
  description: 'Blocks side by side',
  aliases: ['columnGroupBlock', 'columnList', 'core/columns'],
  props: z.object({
    gap: z.enum(columnGaps).default('sm'),
    stackOnMobile: z.boolean().default(true),
    ...anchorAndClass,
  }),
  allowedChildren: { only: ['column'], min: 1, max: 6, initial: ['column', 'column'] },
  hasPlacementRow: false,
  editorElement: ({ gap, stackOnMobile }) => ({
    tag: 'div',
    className: `columns columns--gap-${gap}${stackOnMobile ? ' columns--stack' : ''}`,
  }),
})
