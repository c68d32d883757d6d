import { Link } from '../core/Link.tsx'
import { MailPicture } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { labelInMail, noteInMail } from '../core/mail/mailStyles.ts'
import { imageOf } from '../core/mediaOf.ts'
import { safeHref } from '../core/safeHref.ts'
import type { imageCompare } from './image-compare.schema.ts'
import { wordsOfLink } from './wordsOfLink.ts'

/** Two pictures of one thing, one below the other. */
export const imageCompareMail: MailFace<typeof imageCompare> = {
  render: ({ block, page, width }) => {
    const { props } = block
    const pictures = [props.first, props.second].flatMap((picture) => {
      const media = picture && imageOf(page, picture.contentId)
      return media ? [{ ...picture, media }] : []
    })
    if (pictures.length < 2) return null
    const caption = props.caption.trim() || (safeHref(props.link) === null ? '' : wordsOfLink(props.link.trim()))
    const credits = [...new Set(pictures.map(({ credit, media }) => (credit || media.credit).trim()).filter(Boolean))]
    return (
      <>
        {pictures.map(({ altText, label, media }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two, and one picture may be both
          <div key={index}>
            {label.trim() && <p {...labelInMail}>{label.trim()}</p>}
            <MailPicture media={media} alt={altText || media.alt} page={page} width={width} />
          </div>
        ))}
        {(caption || credits.length > 0) && (
          <p {...noteInMail}>
            {caption && (
              <Link href={props.link} page={page}>
                {caption}
              </Link>
            )}{' '}
            {credits.join(' / ')}
          </p>
        )}
      </>
    )
  },
}
