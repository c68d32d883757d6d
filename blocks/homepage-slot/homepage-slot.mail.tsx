import type { LeftOut } from '../core/mail/mail.types.ts'

export const homepageSlotMail: LeftOut = { leftOut: 'It stands on the home page only' }
