import type { MailFace } from '../core/mail/mail.types.ts'
import type { listItem } from './list-item.schema.ts'

/** The text of an item; its list draws the item. */
export const listItemMail: MailFace<typeof listItem> = {
  render: ({ content, children }) => (
    <>
      {content}
      {children}
    </>
  ),
}
