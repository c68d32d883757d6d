import type { LeftOut } from '../core/mail/mail.types.ts'

export const mostPopularMail: LeftOut = { leftOut: 'The list would be old when the mail is read' }
