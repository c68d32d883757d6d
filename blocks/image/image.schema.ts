import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass, captionProps, linkProp, wideAlignment } from '../core/sharedProps.schema.ts'

/**
 * The crop of a picture on a phone: a ratio and the point that has to stay visible, 0 to 1 from the left and the top.
 */
export const mobileCrop = z.object({
  aspectRatio: z.enum(['Original', 'Square', 'Vertical']).default('Original'),
  focalPoint: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).default({ x: 0.5, y: 0.5 }),
})

/** A picture (docs/spec/editor.md#image-block). An empty text means the one of the library's item. */
export const image = defineBlock({
  type: 'image',
  kind: 'leaf',
  title: 'Image',
  description: 'A picture with caption and credit',
  aliases: ['imageBlock', 'core/image'],
  props: z.object({
    contentId: z.string().nullable().default(null),
    link: linkProp,
    altText: z.string().default(''),
    ...captionProps,
    /** Pixels at which a picture is shown that is not as wide as the text; null for its own size. */
    width: z.int().min(1).nullable().default(null),
    mobileCrop: mobileCrop.nullable().default(null),
    alignment: wideAlignment,
    ...anchorAndClass,
  }),
  words: ({ caption, credit }) => [caption, credit],
  references: ({ contentId }) => (contentId ? [{ collection: 'media', id: contentId }] : []),
})
