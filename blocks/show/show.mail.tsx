import { MailBeside, MailHeadline, MailListen, MailPicture, MailSpace } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { textInMail } from '../core/mail/mailStyles.ts'
import { referenceOf } from '../core/references.ts'
import type { show } from './show.schema.ts'

// Pixels.
const logoWidth = 96

/** A podcast: its logo, its name, what it is about, and where to hear it. */
export const showMail: MailFace<typeof show> = {
  render: ({ block, page }) => {
    const show = referenceOf(page.references.shows, block.props.id)
    if (!show) return null
    return (
      <>
        <MailBeside
          picture={show.logo && <MailPicture media={show.logo} alt="" page={page} width={logoWidth} />}
          width={logoWidth}
        >
          <MailHeadline href={show.url} page={page}>
            {show.name}
          </MailHeadline>
          {show.description.trim() && <p {...textInMail}>{show.description}</p>}
          <MailListen trigger="See All Episodes" platforms={show.platforms} href={show.url} page={page} />
        </MailBeside>
        <MailSpace height={8} />
      </>
    )
  },
}
