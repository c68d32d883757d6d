/** Path of the screen of written mails below the address of the back office. */
export const writtenMailsRoute = '/newsletter-mails'

/** Path of the screen that checks the sending domain. */
export const senderCheckRoute = '/newsletter-sender'

/** Name of the parameter with the mail that is open. */
export const mailParameter = 'mail'
