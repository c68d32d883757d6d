import { MailEpisode } from '../core/mail/MailEpisode.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { episodeOfSlot } from '../core/references.ts'
import type { episodeShowcaseSlot } from './episode-showcase-slot.schema.ts'

/** An episode shown large, with the name of its show. */
export const episodeShowcaseSlotMail: MailFace<typeof episodeShowcaseSlot> = {
  render: ({ block, page }) => {
    const episode = episodeOfSlot(page, block.props)
    return episode ? <MailEpisode episode={episode} page={page} pictureWidth={160} hasShow /> : null
  },
}
