import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** One column; `width` in percent of the row (docs/spec/editor.md#columns). */
export const column = defineBlock({
  type: 'column',
  kind: 'flow',
  title: 'Column',
  description: 'One column of a row',
  aliases: ['columnBlock', 'core/column'],
  besideFloats: 'wraps',
  props: z.object({ width: z.number().min(10).max(100).default(50), ...anchorAndClass }),
  allowedChildren: { min: 1, initial: ['paragraph'] },
  editorElement: ({ width }) => ({ tag: 'div', className: 'column', style: { flexBasis: `${width}%` } }),
  // The row draws the cell.
  inMail: 'children',
})
