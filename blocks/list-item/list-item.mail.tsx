import type { MailFace } from '../core/mail/mail.types.ts'

/** The text of an item; its list draws the item. */
export const listItemMail: MailFace<'list-item'> = {
  render: ({ content, children }) => (
    <>
      {content}
      {children}
    </>
  ),
}
