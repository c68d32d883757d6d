import { hasText } from '../core/inlineText.ts'
import type { MailFace } from '../core/mail/mail.types.ts'
import { dekInMail } from '../core/mail/mailStyles.ts'
import type { dek } from './dek.schema.ts'

/** A sentence or two in larger letters. */
export const dekMail: MailFace<typeof dek> = {
  render: ({ block, content, children }) => (
    <>
      {hasText(block.content) && <p {...dekInMail}>{content}</p>}
      {children}
    </>
  ),
}
