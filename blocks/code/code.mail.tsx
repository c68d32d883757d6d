import { hasText } from '../core/inlineText.ts'
import { MailPanel, MailSpace } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { codeInMail } from '../core/mail/mailStyles.ts'
import type { code } from './code.schema.ts'

/** Preformatted text, whose long lines wrap. */
export const codeMail: MailFace<typeof code> = {
  render: ({ block, content, children }) => (
    <>
      {hasText(block.content) && (
        <MailPanel>
          <pre {...codeInMail}>{content}</pre>
          <MailSpace height={12} />
        </MailPanel>
      )}
      {children}
    </>
  ),
}
