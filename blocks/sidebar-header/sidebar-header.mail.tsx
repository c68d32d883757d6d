import { hasText } from '../core/inlineText.ts'
import { MailTitle } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import type { sidebarHeader } from './sidebar-header.schema.ts'

/** The title of a box. */
export const sidebarHeaderMail: MailFace<typeof sidebarHeader> = {
  render: ({ block, content }) => (hasText(block.content) ? <MailTitle>{content}</MailTitle> : null),
}
