import { MailEpisode } from '../core/mail/MailEpisode.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { episodeOf } from '../core/references.ts'
import type { podcastPromotionItem } from './podcast-promotion-item.schema.ts'

/** An episode by its headline, with how old it is and where to hear it. */
export const podcastPromotionItemMail: MailFace<typeof podcastPromotionItem> = {
  render: ({ block, page }) => {
    const episode = episodeOf(page, block.props.postId)
    return episode ? <MailEpisode episode={episode} page={page} /> : null
  },
}
