import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A box beside the story: a header and what it announces (docs/spec/editor.md#container-and-sidebar). */
export const sidebar = defineBlock({
  type: 'sidebar',
  kind: 'wrap',
  title: 'Sidebar',
  description: 'A box with a title beside the story',
  aliases: ['sidebarBlock'],
  props: z.object({ alignment: z.enum(['left', 'center', 'right']).default('left'), ...anchorAndClass }),
  allowedChildren: {
    only: ['sidebar-header', 'sidebar-content'],
    isFixedSequence: true,
    initial: ['sidebar-header', 'sidebar-content'],
  },
  editorElement: ({ alignment }) => ({ tag: 'div', className: `sidebar sidebar--${alignment}` }),
})
