import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass, captionProps } from '../core/sharedProps.schema.ts'

/**
 * A recording out of the library (docs/spec/editor.md#audio-block). An empty text means the one of the library's item.
 */
export const audio = defineBlock({
  type: 'audio',
  kind: 'leaf',
  title: 'Audio',
  description: 'A recording from the media library',
  aliases: ['audioBlock', 'core/audio'],
  props: z.object({
    contentId: z.string().nullable().default(null),
    ...captionProps,
    autoplay: z.boolean().default(false),
    loop: z.boolean().default(false),
    alignment: z.enum(['none', 'left', 'center', 'right']).default('none'),
    ...anchorAndClass,
  }),
  words: ({ caption, credit }) => [caption, credit],
  references: ({ contentId }) => (contentId ? [{ collection: 'media', id: contentId }] : []),
})
