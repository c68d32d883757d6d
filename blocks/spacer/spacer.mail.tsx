import { MailSpace } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import type { spacer } from './spacer.schema.ts'

// Pixels.
const highestSpace = 64

/** Empty space, lower than on a page. */
export const spacerMail: MailFace<typeof spacer> = {
  render: ({ block }) => <MailSpace height={Math.min(block.props.height, highestSpace)} />,
}
