import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Maximum number of posts in the block (docs/spec/editor.md#block-limits). */
export const maxRelatedPosts = 3

/** One of the posts that belong to the story (docs/spec/editor.md#related-posts). */
export const relatedPostsItem = defineBlock({
  type: 'related-posts-item',
  kind: 'leaf',
  title: 'Related Post',
  description: 'One related post',
  aliases: ['relatedPostsItemBlock'],
  besideFloats: 'wraps',
  props: z.object({ postId: z.string().nullable().default(null), ...anchorAndClass }),
  references: ({ postId }) => (postId ? [{ collection: 'posts', id: postId }] : []),
})
