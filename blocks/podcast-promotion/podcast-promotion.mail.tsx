import { Link } from '../core/Link.tsx'
import { MailListen, MailPanel, MailTitle } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { panelPadding } from '../core/mail/mailStyles.ts'
import { episodeOf, referenceOf } from '../core/references.ts'
import { podcastPromotionItem } from '../podcast-promotion-item/podcast-promotion-item.schema.ts'
import type { podcastPromotion } from './podcast-promotion.schema.ts'
import { promoted } from './podcastPromotionTitle.ts'

/** "Listen to" a show, or the podcasts of the publication, with some episodes. */
export const podcastPromotionMail: MailFace<typeof podcastPromotion> = {
  render: ({ block, page, children }) => {
    const show = referenceOf(page.references.shows, block.props.showSectionId)
    const isShown = block.children.some(({ props }) => {
      const item = podcastPromotionItem.props.safeParse(props)
      return item.success && episodeOf(page, item.data.postId)
    })
    if (!isShown) return null
    return (
      <MailPanel>
        <MailTitle>
          Listen to{' '}
          {show ? (
            <Link href={show.url} page={page}>
              {show.name}
            </Link>
          ) : (
            promoted(null, page.site.brand)
          )}
        </MailTitle>
        {children}
        {show && <MailListen trigger="See All Episodes" platforms={show.platforms} href={show.url} page={page} />}
      </MailPanel>
    )
  },
  childWidth: (_block, _index, width) => width - 2 * panelPadding,
}
