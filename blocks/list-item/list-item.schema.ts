import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { textSettings } from '../core/sharedProps.schema.ts'

/** An item of a list (block-editor 3.2). */
export const listItem = defineBlock({
  type: 'list-item',
  kind: 'text',
  title: 'List item',
  description: 'One item of a list',
  aliases: ['listItemBlock', 'bulletListItem', 'numberedListItem', 'core/list-item'],
  props: z.object({
    /** Percent. Named by the specification, which gives it no effect; kept, so that a story that has it loses nothing. */
    width: z.number().min(10).max(100).default(50),
    ...textSettings,
  }),
})
