import { hasText } from '../core/inlineText.ts'
import type { MailFace } from '../core/mail/mail.types.ts'
import { textInMail } from '../core/mail/mailStyles.ts'
import type { checkListItem } from './check-list-item.schema.ts'

/** An item with a sign that it is done, or open. */
export const checkListItemMail: MailFace<typeof checkListItem> = {
  render: ({ block, content, children }) => (
    <>
      {hasText(block.content) && (
        <p {...textInMail}>
          {block.props.checked ? '☑' : '☐'} {content}
        </p>
      )}
      {children}
    </>
  ),
}
