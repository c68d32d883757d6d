import { MailHeadline } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { postOf } from '../core/postOf.ts'

/** A post by its headline. */
export const relatedPostsItemMail: MailFace<'related-posts-item'> = {
  render: ({ block, page }) => {
    const post = postOf(page, block.props.postId)
    return post ? (
      <MailHeadline href={post.url} page={page}>
        {post.type === 'sponsored' ? `Sponsored: ${post.headline}` : post.headline}
      </MailHeadline>
    ) : null
  },
}
