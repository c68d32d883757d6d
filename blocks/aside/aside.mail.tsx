import { MailPanel } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { panelPadding } from '../core/mail/mailStyles.ts'
import type { aside } from './aside.schema.ts'

/** A remark in a box. */
export const asideMail: MailFace<typeof aside> = {
  render: ({ children }) => <MailPanel>{children}</MailPanel>,
  childWidth: (_block, _index, width) => width - 2 * panelPadding,
}
