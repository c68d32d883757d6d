import { MailPicture, MailSpace } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { labelInMail } from '../core/mail/mailStyles.ts'
import { imageOf } from '../core/mediaOf.ts'
import type { sponsorImage } from './sponsor-image.schema.ts'

// Pixels.
const logoWidth = 240

/** The sponsor, with a picture that links to them. */
export const sponsorImageMail: MailFace<typeof sponsorImage> = {
  render: ({ block, page, width }) => {
    const { altText, contentId, link, text } = block.props
    const media = imageOf(page, contentId)
    if (!media) return null
    return (
      <>
        {text.trim() && <p {...labelInMail}>{text}</p>}
        <MailPicture
          media={media}
          alt={altText || media.alt || media.name}
          page={page}
          width={Math.min(width, logoWidth)}
          href={link}
        />
        <MailSpace height={8} />
      </>
    )
  },
}
