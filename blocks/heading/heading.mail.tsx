import type { HeadingLevel } from '../core/block.types.ts'
import { hasText } from '../core/inlineText.ts'
import type { MailFace } from '../core/mail/mail.types.ts'
import { aligned, headingInMail } from '../core/mail/mailStyles.ts'
import type { heading } from './heading.schema.ts'

const tags = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const satisfies Record<HeadingLevel, string>

/** A heading at the level that the outline needs, as large as the editor wants it. */
export const headingMail: MailFace<typeof heading> = {
  render: ({ block, content, children, headingLevel = 2 }) => {
    const { alignment, level } = block.props
    const Tag = tags[headingLevel]
    return (
      <>
        {hasText(block.content) && <Tag {...aligned(headingInMail(level), alignment)}>{content}</Tag>}
        {children}
      </>
    )
  },
}
