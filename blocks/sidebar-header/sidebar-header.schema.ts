import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** The heading of a sidebar; inline text (docs/spec/editor.md#container-and-sidebar). */
export const sidebarHeader = defineBlock({
  type: 'sidebar-header',
  kind: 'text',
  title: 'Sidebar Header',
  description: 'The title of a sidebar',
  aliases: ['sidebarHeaderBlock'],
  props: z.object({ size: z.enum(['sm', 'lg']).default('sm'), ...anchorAndClass }),
  editorElement: ({ size }) => ({ tag: 'div', className: `sidebar-header sidebar-header--${size}` }),
})
