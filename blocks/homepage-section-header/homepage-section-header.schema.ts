import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** The heading of a section of the home page; inline text (docs/spec/newsroom.md#home-page-section). */
export const homepageSectionHeader = defineBlock({
  type: 'homepage-section-header',
  kind: 'text',
  title: 'Section Header',
  description: 'The heading of a section of the home page',
  aliases: ['homepageSectionHeader'],
  besideFloats: 'wraps',
  hasPlacementRow: false,
  props: z.object(anchorAndClass),
  inMail: { leftOut: 'It stands on the home page only' },
})
