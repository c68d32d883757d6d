import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Figures in rows and columns. Created with three rows of three cells. */
export const table = defineBlock({
  type: 'table',
  kind: 'wrap',
  title: 'Table',
  description: 'Figures in rows and columns',
  aliases: ['tableBlock', 'core/table'],
  props: z.object({
    caption: z.string().default(''),
    /** The cells of the first row say what stands below them. */
    hasHeaderRow: z.boolean().default(true),
    /** The first cell of each row says what stands beside it. */
    hasHeaderColumn: z.boolean().default(false),
    ...anchorAndClass,
  }),
  allowedChildren: { only: ['table-row'], min: 1, initial: ['table-row', 'table-row', 'table-row'] },
  words: ({ caption }) => [caption],
  editorElement: ({ caption, hasHeaderColumn, hasHeaderRow }) => ({
    tag: 'table',
    className: 'table',
    data: { caption: String(caption), headerRow: String(hasHeaderRow), headerColumn: String(hasHeaderColumn) },
  }),
})
