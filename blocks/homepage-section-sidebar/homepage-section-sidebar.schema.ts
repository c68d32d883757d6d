import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Defines the column beside the rows of a section (docs/spec/newsroom.md#home-page-section). */
export const homepageSectionSidebar = defineBlock({
  type: 'homepage-section-sidebar',
  kind: 'flow',
  title: 'Section Sidebar',
  description: 'What stands beside the rows of a section',
  aliases: ['homepageSectionSidebar'],
  besideFloats: 'wraps',
  hasPlacementRow: false,
  props: z.object(anchorAndClass),
  allowedChildren: { min: 1, initial: ['paragraph'] },
  inMail: { leftOut: 'It stands on the home page only' },
})
