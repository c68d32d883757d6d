import { Inline } from '../core/Inline.tsx'
import { Link } from '../core/Link.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { labelInMail, textInMail } from '../core/mail/mailStyles.ts'
import { type infoboxItem, infoboxLabels } from './infobox-item.schema.ts'
import { hasInfo, infoItemValue } from './infoItemLinks.ts'

/** One fact: its label, and its value below. */
export const infoboxItemMail: MailFace<typeof infoboxItem> = {
  render: ({ block, page, content }) => {
    if (!hasInfo(block)) return null
    const { href, words } = infoItemValue(block)
    const label = words ?? <Inline content={block.content} page={page} isLinked={false} />
    return (
      <>
        <p {...labelInMail}>{infoboxLabels[block.props.type]}</p>
        <p {...textInMail}>
          {href === null ? (
            content
          ) : (
            <Link href={href} page={page}>
              {label}
            </Link>
          )}
        </p>
      </>
    )
  },
}
