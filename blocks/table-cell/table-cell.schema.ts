import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'

/** A cell of a table: a text of its own, which two people may write in at once. */
export const tableCell = defineBlock({
  type: 'table-cell',
  kind: 'text',
  title: 'Table cell',
  description: 'One cell of a table',
  props: z.object({ alignment: z.enum(['left', 'center', 'right']).default('left') }),
  editorElement: ({ alignment }) => ({ tag: 'td', className: `table-cell table-cell--${alignment}` }),
})
