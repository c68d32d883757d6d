import { z } from 'zod'
import { collectionQuery } from '../core/collectionQuery.schema.ts'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A part of the home page with a heading, rows of stories and a sidebar (docs/spec/newsroom.md#home-page-section). */
export const homepageSection = defineBlock({
  type: 'homepage-section',
  kind: 'wrap',
  title: 'Homepage Section',
  description: 'A heading, rows of stories and a sidebar',
  aliases: ['homepageSection', 'homepage-container'],
  hasPlacementRow: false,
  props: z.object({
    ...collectionQuery,
    showSectionHeader: z.boolean().default(false),
    /** Address behind "View all"; empty for none. */
    viewAllUrl: z.string().default(''),
    ...anchorAndClass,
  }),
  allowedChildren: {
    only: ['homepage-section-header', 'homepage-section-content', 'homepage-section-sidebar'],
    isFixedSequence: true,
    initial: ['homepage-section-header', 'homepage-section-content', 'homepage-section-sidebar'],
  },
  editorElement: ({ showSectionHeader }) => ({
    tag: 'div',
    className: `homepage-section${showSectionHeader ? '' : ' homepage-section--headless'}`,
  }),
  inMail: { leftOut: 'It stands on the home page only' },
})
