import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass, linkProp } from '../core/sharedProps.schema.ts'

/** The picture of who paid for a story, and where it leads (docs/spec/editor.md#sponsor-image-block). */
export const sponsorImage = defineBlock({
  type: 'sponsor-image',
  kind: 'leaf',
  title: 'Sponsor Image',
  description: 'The logo of a sponsor',
  aliases: ['sponsorImageBlock'],
  props: z.object({
    contentId: z.string().nullable().default(null),
    link: linkProp,
    altText: z.string().default(''),
    text: z.string().default('Sponsored by'),
    ...anchorAndClass,
  }),
  words: ({ text }) => [text],
  references: ({ contentId }) => (contentId ? [{ collection: 'media', id: contentId }] : []),
})
