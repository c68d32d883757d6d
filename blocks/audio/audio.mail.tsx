import { MailCaption, PageLink } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { mediaOf } from '../core/mediaOf.ts'
import { safeHref } from '../core/safeHref.ts'
import type { audio } from './audio.schema.ts'

/** The caption of a recording and a link to the page that plays it. */
export const audioMail: MailFace<typeof audio> = {
  render: ({ block, page }) => {
    const { props } = block
    const media = mediaOf(page, props.contentId, 'audio')
    if (!media || safeHref(media.src) === null) return null
    return (
      <>
        <PageLink page={page}>Listen to the recording</PageLink>
        <MailCaption
          caption={props.hideCaption ? '' : props.caption || media.caption}
          credit={props.hideCredit ? '' : props.credit || media.credit}
          separator=" | "
        />
      </>
    )
  },
}
