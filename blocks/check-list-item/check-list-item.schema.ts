import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Something that is done or still to do. */
export const checkListItem = defineBlock({
  type: 'check-list-item',
  kind: 'text',
  title: 'Check list item',
  description: 'One thing to tick off',
  aliases: ['checkListItem', 'checkListItemBlock'],
  props: z.object({ checked: z.boolean().default(false), ...anchorAndClass }),
  editorElement: ({ checked }) => ({
    tag: 'div',
    className: 'check-list-item',
    data: { checked: String(checked === true) },
  }),
  // The next thing is not done yet.
  propsOfNext: () => ({}),
})
