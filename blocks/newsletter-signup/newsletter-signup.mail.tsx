import type { LeftOut } from '../core/mail/mail.types.ts'

export const newsletterSignupMail: LeftOut = { leftOut: 'A mail has no forms' }
