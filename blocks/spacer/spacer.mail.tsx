import { MailSpace } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'

// Pixels.
const highestSpace = 64

/** Empty space, lower than on a page. */
export const spacerMail: MailFace<'spacer'> = {
  render: ({ block }) => <MailSpace height={Math.min(block.props.height, highestSpace)} />,
}
