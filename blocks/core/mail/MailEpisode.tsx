import { episodeDate } from '../episodeDate.ts'
import type { Episode } from '../references.ts'
import { MailBeside, MailHeadline, MailListen, MailPicture } from './MailParts.tsx'
import type { MailContext } from './mail.types.ts'
import { labelInMail } from './mailStyles.ts'

interface Props {
  episode: Episode
  page: MailContext
  // Pixels; absent for an episode without a picture.
  pictureWidth?: number
  hasShow?: boolean
}

/** Renders an episode: its headline, how old it is, and where to hear it. */
export function MailEpisode({ episode, page, pictureWidth = 0, hasShow = false }: Props) {
  const { image, platforms, post, show } = episode
  const picture = image && pictureWidth > 0 && <MailPicture media={image} alt="" page={page} width={pictureWidth} />
  const nameOfShow = post.primarySection?.label ?? show?.name
  return (
    <MailBeside picture={picture} width={pictureWidth}>
      {hasShow && nameOfShow && <p {...labelInMail}>{nameOfShow}</p>}
      <MailHeadline href={post.url} page={page} note={episodeDate(post.publishDateTime, page.now, page.site.timeZone)}>
        {post.headline}
      </MailHeadline>
      <MailListen trigger="Listen" platforms={platforms} href={post.url} page={page} />
    </MailBeside>
  )
}
