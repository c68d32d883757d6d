import { MailHeadline } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { postOf } from '../core/references.ts'
import type { relatedPostsItem } from './related-posts-item.schema.ts'

/** A post by its headline. */
export const relatedPostsItemMail: MailFace<typeof relatedPostsItem> = {
  render: ({ block, page }) => {
    const post = postOf(page, block.props.postId)
    return post ? (
      <MailHeadline href={post.url} page={page}>
        {post.type === 'sponsored' ? `Sponsored: ${post.headline}` : post.headline}
      </MailHeadline>
    ) : null
  },
}
