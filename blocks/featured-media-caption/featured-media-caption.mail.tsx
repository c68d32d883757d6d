import { hasText } from '../core/hasText.ts'
import { noteInMail } from '../core/mail/mail.styles.ts'
import type { MailFace } from '../core/mail/mail.types.ts'

/** A caption without its picture. */
export const featuredMediaCaptionMail: MailFace<'featured-media-caption'> = {
  render: ({ block, content, children }) => (
    <>
      {hasText(block.content) && <p {...noteInMail}>{content}</p>}
      {children}
    </>
  ),
}
