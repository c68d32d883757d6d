import type { LeftOut } from '../core/mail/mail.types.ts'

export const dynamicContentMail: LeftOut = { leftOut: 'A mail is the same for all of its readers' }
