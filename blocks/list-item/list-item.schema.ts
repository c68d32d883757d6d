import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { textSettings } from '../core/sharedProps.schema.ts'

/** An item of a list (docs/spec/editor.md#lists). */
export const listItem = defineBlock({
  type: 'list-item',
  kind: 'text',
  title: 'List item',
  description: 'One item of a list',
  aliases: ['listItemBlock', 'bulletListItem', 'numberedListItem', 'core/list-item'],
  props: z.object({
    /** Percent. It has no effect; it is kept so that a story that has it loses nothing. */
    width: z.number().min(10).max(100).default(50),
    ...textSettings,
  }),
})
