import { hasText } from '../core/inlineText.ts'
import type { MailFace } from '../core/mail/mail.types.ts'
import { aligned, textInMail } from '../core/mail/mailStyles.ts'
import type { paragraph } from './paragraph.schema.ts'

/** Running text; what the paragraph holds in the tree follows it. */
export const paragraphMail: MailFace<typeof paragraph> = {
  render: ({ block, content, children }) => (
    <>
      {hasText(block.content) && <p {...aligned(textInMail, block.props.alignment)}>{content}</p>}
      {children}
    </>
  ),
}
