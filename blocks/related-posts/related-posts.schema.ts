import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'
import { maxRelatedPosts } from '../related-posts-item/related-posts-item.schema.ts'

/**
 * Other posts that belong to the story (docs/spec/editor.md#related-posts). Takes no row, as the container it is on the
 * site (docs/spec/reader-site.md#placement-rows).
 */
export const relatedPosts = defineBlock({
  type: 'related-posts',
  kind: 'wrap',
  title: 'Related Posts',
  description: 'Up to three other posts on the subject',
  aliases: ['relatedPostsBlock', 'related-posts-container'],
  props: z.object({
    title: z.string().default('Related'),
    alignment: z.enum(['right', 'none']).default('right'),
    ...anchorAndClass,
  }),
  allowedChildren: { only: ['related-posts-item'], min: 0, max: maxRelatedPosts, initial: [] },
  hasPlacementRow: false,
  words: ({ title }) => [title],
  editorElement: ({ alignment, title }) => ({
    tag: 'div',
    className: `related-posts related-posts--${alignment}`,
    data: { title: String(title || 'Add title...'), isUntitled: String(!title) },
  }),
})
