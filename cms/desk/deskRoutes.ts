/** Paths of screens below the address of the back office. */

/** Path of the screen of numbers. */
export const numbersRoute = '/numbers'

/** Path of the numbers on the wall. */
export const boardRoute = '/numbers/board'

/** Path of the screen of written mails. */
export const writtenMailsRoute = '/newsletter-mails'

/** Path of the screen that checks the sending domain. */
export const senderCheckRoute = '/newsletter-sender'

/** Name of the parameter with the mail that is open. */
export const mailParameter = 'mail'

/** Path of the table of all roles. */
export const rolesRoute = '/compare-roles'

/** Path of the system tools. */
export const systemRoute = '/system'
