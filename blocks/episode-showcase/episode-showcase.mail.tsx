import type { MailFace } from '../core/mail/mail.types.ts'

/** One or two episodes, large. */
export const episodeShowcaseMail: MailFace<'episode-showcase'> = {
  render: ({ children }) => children,
}
