import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass, wideAlignment } from '../core/sharedProps.schema.ts'

/** Blocks that belong together (docs/spec/editor.md#container-and-sidebar). */
export const container = defineBlock({
  type: 'container',
  kind: 'flow',
  title: 'Container',
  description: 'A box for blocks that belong together',
  aliases: ['containerBlock', 'group', 'core/group'],
  props: z.object({ alignment: wideAlignment, ...anchorAndClass }),
  allowedChildren: { min: 1, initial: ['paragraph'] },
  hasPlacementRow: false,
  editorElement: ({ alignment }) => ({ tag: 'div', className: `container container--${alignment}` }),
  inMail: 'children',
})
