import type { MailFace } from '../core/mail/mail.types.ts'
import type { episodeShowcase } from './episode-showcase.schema.ts'

/** One or two episodes, large. */
export const episodeShowcaseMail: MailFace<typeof episodeShowcase> = {
  render: ({ children }) => children,
}
