import { hasText } from '../core/inlineText.ts'
import { MailTitle } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import type { sectionTitle } from './section-title.schema.ts'

/** The title of a part of an issue. */
export const sectionTitleMail: MailFace<typeof sectionTitle> = {
  render: ({ block, content, children }) => (
    <>
      {hasText(block.content) && <MailTitle level={2}>{content}</MailTitle>}
      {children}
    </>
  ),
}
