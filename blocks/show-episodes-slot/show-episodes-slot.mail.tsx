import { MailEpisode } from '../core/mail/MailEpisode.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { episodeOfSlot } from '../core/references.ts'
import type { showEpisodesSlot } from './show-episodes-slot.schema.ts'

/** An episode: its picture, its headline, how old it is, and where to hear it. */
export const showEpisodesSlotMail: MailFace<typeof showEpisodesSlot> = {
  render: ({ block, page }) => {
    const episode = episodeOfSlot(page, block.props)
    return episode ? <MailEpisode episode={episode} page={page} pictureWidth={72} /> : null
  },
}
