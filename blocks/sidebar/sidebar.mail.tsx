import { MailPanel } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { panelPadding } from '../core/mail/mailStyles.ts'
import type { sidebar } from './sidebar.schema.ts'

/** A box with a title. */
export const sidebarMail: MailFace<typeof sidebar> = {
  render: ({ children }) => <MailPanel>{children}</MailPanel>,
  childWidth: (_block, _index, width) => width - 2 * panelPadding,
}
