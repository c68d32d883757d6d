import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'

/** An item of a list (block-editor 3.2). */
export const listItem = defineBlock({
  type: 'list-item',
  kind: 'text',
  title: 'List item',
  aliases: ['listItemBlock', 'bulletListItem', 'numberedListItem', 'core/list-item'],
  props: z.object({}),
})
