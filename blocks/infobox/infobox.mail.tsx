import { MailPanel, MailTitle } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { panelPadding } from '../core/mail/mailStyles.ts'
import { hasInfo } from '../infobox-item/infoItemLinks.ts'
import type { infobox } from './infobox.schema.ts'

/** The facts of a story in a box. */
export const infoboxMail: MailFace<typeof infobox> = {
  render: ({ block, children }) => {
    const { showTitle, title } = block.props
    if (!block.children.some(hasInfo)) return null
    return (
      <MailPanel>
        {showTitle && title.trim() && <MailTitle>{title}</MailTitle>}
        {children}
      </MailPanel>
    )
  },
  childWidth: (_block, _index, width) => width - 2 * panelPadding,
}
