import { z } from 'zod'
import { slotProps } from '../core/collectionQuery.schema.ts'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A place for one story on the home page (docs/spec/newsroom.md#slots). */
export const homepageSlot = defineBlock({
  type: 'homepage-slot',
  kind: 'leaf',
  title: 'Slot',
  description: 'A place for one story',
  aliases: ['homepageSlot'],
  besideFloats: 'wraps',
  props: z.object({
    ...slotProps,
    /** Importance of the story in its row. The server sets it, by the row's layout. */
    rank: z.enum(['lead', 'second', 'row', 'line']).default('second'),
    /** Whether a heading stands above it: its headline is one level lower then. The server sets it. */
    isUnderHeading: z.boolean().default(false),
    ...anchorAndClass,
  }),
  words: ({ pinned }) => (pinned ? [pinned.headline] : []),
  references: ({ pinned, post }) =>
    [post, pinned?.id].flatMap((id) => (id ? [{ collection: 'posts' as const, id }] : [])),
  editorElement: () => ({ tag: 'div', className: 'homepage-slot' }),
  inMail: { leftOut: 'It stands on the home page only' },
})
