import { MailCaption, MailPicture, PageLink } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { labelInMail } from '../core/mail/mailStyles.ts'
import { imageOf } from '../core/mediaOf.ts'
import type { gallery } from './gallery.schema.ts'

// Pictures of a gallery in a mail: programs that load many at once are slow.
const shownPhotos = 6

/** The first pictures one below the other, and a link to all of them on the page. */
export const galleryMail: MailFace<typeof gallery> = {
  render: ({ block, page, width }) => {
    const photos = block.props.content.flatMap((item, position) => {
      const media = imageOf(page, item.id)
      return media ? [{ ...item, key: `${item.id}-${position}`, media }] : []
    })
    if (photos.length === 0) return null
    return (
      <>
        <p {...labelInMail}>{`Gallery of ${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}`}</p>
        {photos.slice(0, shownPhotos).map(({ key, media, altText, caption, credit }) => (
          <div key={key}>
            <MailPicture media={media} alt={altText || media.alt} page={page} width={width} href={page.pageUrl} />
            <MailCaption caption={caption || media.caption} credit={credit || media.credit} />
          </div>
        ))}
        {photos.length > shownPhotos && <PageLink page={page}>{`See all ${photos.length} photos`}</PageLink>}
      </>
    )
  },
}
