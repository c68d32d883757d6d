import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** The rows of a section of the home page (docs/spec/newsroom.md#home-page-section). */
export const homepageSectionContent = defineBlock({
  type: 'homepage-section-content',
  kind: 'flow',
  title: 'Section Content',
  description: 'The rows of a section of the home page',
  aliases: ['homepageSectionContent'],
  besideFloats: 'wraps',
  hasPlacementRow: false,
  props: z.object(anchorAndClass),
  allowedChildren: { min: 1, initial: ['homepage-row'] },
  inMail: { leftOut: 'It stands on the home page only' },
})
