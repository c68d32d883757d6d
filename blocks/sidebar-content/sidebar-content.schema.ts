import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** The content of a sidebar; any blocks (docs/spec/editor.md#container-and-sidebar). */
export const sidebarContent = defineBlock({
  type: 'sidebar-content',
  kind: 'flow',
  title: 'Sidebar Content',
  description: 'The text of a sidebar',
  aliases: ['sidebarContentBlock'],
  besideFloats: 'wraps',
  props: z.object(anchorAndClass),
  allowedChildren: { min: 1, initial: ['paragraph'] },
  inMail: 'children',
})
