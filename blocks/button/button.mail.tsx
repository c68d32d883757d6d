import { Inline } from '../core/Inline.tsx'
import { hasText } from '../core/inlineText.ts'
import { MailButton } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import type { button } from './button.schema.ts'

/** A button that leads somewhere; an action leads to the page that has its script. */
export const buttonMail: MailFace<typeof button> = {
  render: ({ block, page }) => {
    const { kind, link, style } = block.props
    if (!hasText(block.content)) return null
    return (
      <MailButton href={kind === 'action' ? page.pageUrl : link} page={page} isOutlined={style === 'outline'}>
        <Inline content={block.content} page={page} isLinked={false} />
      </MailButton>
    )
  },
}
