import { PageLink } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import type { socialEmbed } from './social-embed.schema.ts'

/** A link to the page that shows the embed. */
export const socialEmbedMail: MailFace<typeof socialEmbed> = {
  render: ({ block, page }) => {
    const { embedId, provider, title } = block.props
    if (!embedId) return null
    const words = title.trim() || (provider.trim() ? `Embedded from ${provider.trim()}` : 'Embedded content')
    return <PageLink page={page}>{words}</PageLink>
  },
}
