import type { LeftOut } from '../core/mail/mail.types.ts'

export const adMail: LeftOut = { leftOut: 'The ad server serves pages only' }
