import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass, wideAlignment } from '../core/sharedProps.schema.ts'

/** One picture of a gallery. `id` is the library's; an empty text means the library's own. */
export const galleryItem = z.object({
  id: z.string(),
  altText: z.string().default(''),
  caption: z.string().default(''),
  credit: z.string().default(''),
})

/** Several pictures, one at a time (docs/spec/editor.md#gallery-block). */
export const gallery = defineBlock({
  type: 'gallery',
  kind: 'leaf',
  title: 'Gallery',
  description: 'Pictures to leaf through',
  aliases: ['galleryBlock', 'core/gallery'],
  props: z.object({
    content: z.array(galleryItem).default([]),
    orientation: z.enum(['horizontal', 'vertical']).default('horizontal'),
    alignment: wideAlignment,
    ...anchorAndClass,
  }),
  words: ({ content }) => content.flatMap(({ caption, credit }) => [caption, credit]),
  references: ({ content }) => content.map(({ id }) => ({ collection: 'media', id })),
})
