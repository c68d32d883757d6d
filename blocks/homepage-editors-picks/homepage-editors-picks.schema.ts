import { z } from 'zod'
import { collectionQuery } from '../core/collectionQuery.schema.ts'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A short list of stories under a title (docs/spec/newsroom.md#home-page-rows). */
export const homepageEditorsPicks = defineBlock({
  type: 'homepage-editors-picks',
  kind: 'wrap',
  title: 'Editor’s Picks',
  description: 'A short list of stories under a title',
  aliases: ['homepageEditorsPicks', 'curated-list'],
  hasPlacementRow: false,
  props: z.object({ title: z.string().default('Editor’s Picks'), ...collectionQuery, ...anchorAndClass }),
  words: ({ title }) => [title],
  allowedChildren: {
    only: ['homepage-slot'],
    min: 1,
    max: 8,
    initial: ['homepage-slot', 'homepage-slot', 'homepage-slot', 'homepage-slot'],
  },
  editorElement: ({ title }, childCount) => ({
    tag: 'div',
    className: 'homepage-editors-picks homepage-editors-picks__list',
    data: { title: String(title), count: String(childCount) },
  }),
  inMail: { leftOut: 'It stands on the home page only' },
})
