import { Link } from '../core/Link.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { textInMail } from '../core/mail/mailStyles.ts'
import { mediaOf } from '../core/mediaOf.ts'
import { safeHref } from '../core/safeHref.ts'
import type { file } from './file.schema.ts'
import { fileKind, fileSize } from './fileFacts.ts'

/** The name of a file that leads to it, with its kind and size. */
export const fileMail: MailFace<typeof file> = {
  render: ({ block, page }) => {
    const media = mediaOf(page, block.props.contentId)
    if (!media || safeHref(media.src) === null) return null
    const facts = [fileKind(media), media.size === null ? '' : fileSize(media.size)].filter(Boolean).join(', ')
    return (
      <p {...textInMail}>
        <Link href={media.src} page={page}>
          {block.props.name || media.name}
        </Link>
        {facts && ` ${facts}`}
      </p>
    )
  },
}
