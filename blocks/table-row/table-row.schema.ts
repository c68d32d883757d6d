import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'

/** A row of a table. */
export const tableRow = defineBlock({
  type: 'table-row',
  kind: 'wrap',
  title: 'Table row',
  description: 'One row of a table',
  besideFloats: 'wraps',
  props: z.object({}),
  allowedChildren: { only: ['table-cell'], min: 1, initial: ['table-cell', 'table-cell', 'table-cell'] },
  editorElement: () => ({ tag: 'tr', className: 'table-row' }),
  // In a table, the table draws its rows.
  inMail: 'children',
})
