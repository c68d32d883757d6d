import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { postOf } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { relatedPostsItem } from '../related-posts-item/related-posts-item.schema.ts'
import { relatedPosts } from './related-posts.schema.ts'

/** Renders other posts that belong to the story; nothing when readers may see none of them. */
export const renderRelatedPosts: BlockRenderer<typeof relatedPosts> = ({ block, page, children }) => {
  const { title, ...place } = block.props
  const isShown = block.children.some(({ props }) => {
    const item = relatedPostsItem.props.safeParse(props)
    return item.success && postOf(page, item.data.postId)
  })
  if (!isShown) {
    reportBlock(block, 'not shown, there is no post in it')
    return null
  }
  return (
    <section {...blockAttributes(relatedPosts, place)}>
      <h2 className="related-posts__title">{title.trim() || 'Related Posts'}</h2>
      <ul className="related-posts__list">{children}</ul>
    </section>
  )
}
