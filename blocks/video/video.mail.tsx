import { MailCaption, MailPicture, PageLink } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { imageOf, mediaOf } from '../core/mediaOf.ts'
import { safeHref } from '../core/safeHref.ts'
import type { video } from './video.schema.ts'

/** The poster of a film and a link to the page that plays it. */
export const videoMail: MailFace<typeof video> = {
  render: ({ block, page, width }) => {
    const { props } = block
    const media = mediaOf(page, props.contentId, 'video')
    if (!media || safeHref(media.src) === null) return null
    const poster = imageOf(page, props.posterId)
    const caption = props.caption || media.caption
    return (
      <>
        {poster && (
          <MailPicture media={poster} alt={poster.alt || caption} page={page} width={width} href={page.pageUrl} />
        )}
        <PageLink page={page}>Watch the video</PageLink>
        <MailCaption
          caption={props.hideCaption ? '' : caption}
          credit={props.hideCredit ? '' : props.credit || media.credit}
          separator=" | "
        />
      </>
    )
  },
}
