import { MailCaption, MailPicture } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { imageOf } from '../core/mediaOf.ts'
import { safeHref } from '../core/safeHref.ts'
import type { image } from './image.schema.ts'
import { shownWidth } from './imageWidth.ts'

/** A picture with its caption and credit, linked or not. */
export const imageMail: MailFace<typeof image> = {
  render: ({ block, page, width }) => {
    const { props } = block
    const media = imageOf(page, props.contentId)
    if (!media) return null
    const nameOfLink = safeHref(props.link) === null ? '' : props.caption || media.caption || media.name
    return (
      <>
        <MailPicture
          media={media}
          alt={props.altText || media.alt || nameOfLink}
          page={page}
          width={Math.min(width, shownWidth(props, media) ?? width)}
          href={props.link}
        />
        <MailCaption
          caption={props.hideCaption ? '' : props.caption || media.caption}
          credit={props.hideCredit ? '' : props.credit || media.credit}
        />
      </>
    )
  },
}
