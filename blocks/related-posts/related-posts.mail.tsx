import { MailPanel, MailSpace, MailTitle } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { panelPadding } from '../core/mail/mailStyles.ts'
import { postOf } from '../core/references.ts'
import { relatedPostsItem } from '../related-posts-item/related-posts-item.schema.ts'
import type { relatedPosts } from './related-posts.schema.ts'

/** Other posts that belong to the issue. */
export const relatedPostsMail: MailFace<typeof relatedPosts> = {
  render: ({ block, page, children }) => {
    const isShown = block.children.some(({ props }) => {
      const item = relatedPostsItem.props.safeParse(props)
      return item.success && postOf(page, item.data.postId)
    })
    if (!isShown) return null
    return (
      <MailPanel>
        <MailTitle>{block.props.title.trim() || 'Related Posts'}</MailTitle>
        {children}
        <MailSpace height={8} />
      </MailPanel>
    )
  },
  childWidth: (_block, _index, width) => width - 2 * panelPadding,
}
