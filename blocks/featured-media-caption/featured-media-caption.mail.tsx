import { hasText } from '../core/inlineText.ts'
import type { MailFace } from '../core/mail/mail.types.ts'
import { noteInMail } from '../core/mail/mailStyles.ts'
import type { featuredMediaCaption } from './featured-media-caption.schema.ts'

/** A caption without its picture. */
export const featuredMediaCaptionMail: MailFace<typeof featuredMediaCaption> = {
  render: ({ block, content, children }) => (
    <>
      {hasText(block.content) && <p {...noteInMail}>{content}</p>}
      {children}
    </>
  ),
}
