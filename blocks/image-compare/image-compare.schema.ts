import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass, linkProp } from '../core/sharedProps.schema.ts'

// One of the two pictures; an empty text means the one of the library's item, and an empty label none.
const comparedPicture = z.object({
  contentId: z.string().nullable().default(null),
  altText: z.string().default(''),
  credit: z.string().default(''),
  // Label that distinguishes it from the other picture: a year, "Before".
  label: z.string().default(''),
})

/** Two pictures of one thing, before and after (docs/spec/editor.md#image-comparison-block). */
export const imageCompare = defineBlock({
  type: 'image-compare',
  kind: 'leaf',
  title: 'Image Compare',
  description: 'Two pictures with a slider between them',
  aliases: ['imageCompareBlock'],
  props: z.object({
    first: comparedPicture.nullable().default(null),
    second: comparedPicture.nullable().default(null),
    caption: z.string().default(''),
    link: linkProp,
    alignment: z.enum(['none', 'wide', 'full']).default('none'),
    ...anchorAndClass,
  }),
  words: ({ caption, first, second }) => [
    caption,
    ...[first, second].flatMap((picture) => (picture ? [picture.label, picture.credit] : [])),
  ],
  references: ({ first, second }) =>
    [first, second].flatMap((picture) =>
      picture?.contentId ? [{ collection: 'media' as const, id: picture.contentId }] : [],
    ),
})
