import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { postOf } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { StoryLink } from '../core/StoryLink.tsx'
import { relatedPostsItem } from './related-posts-item.schema.ts'

/** Renders a post by its headline. */
export const renderRelatedPostsItem: BlockRenderer<typeof relatedPostsItem> = ({ block, page }) => {
  const post = postOf(page, block.props.postId)
  if (!post) {
    reportBlock(block, 'not shown, its post is missing')
    return null
  }
  return (
    <li {...blockAttributes(relatedPostsItem, block.props)}>
      <StoryLink post={post} page={page} className="related-posts-item__link" />
    </li>
  )
}
