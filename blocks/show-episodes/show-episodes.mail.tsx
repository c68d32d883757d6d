import { MailTitle } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { episodeOfSlot } from '../core/references.ts'
import { showEpisodesSlot } from '../show-episodes-slot/show-episodes-slot.schema.ts'
import type { showEpisodes } from './show-episodes.schema.ts'

/** The newest episodes. */
export const showEpisodesMail: MailFace<typeof showEpisodes> = {
  render: ({ block, page, children }) =>
    block.children.some(({ props }) => {
      const slot = showEpisodesSlot.props.safeParse(props)
      return slot.success && episodeOfSlot(page, slot.data)
    }) ? (
      <>
        <MailTitle>Latest Episodes</MailTitle>
        {children}
      </>
    ) : null,
}
