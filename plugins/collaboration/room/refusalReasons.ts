/**
 * Why a room was refused or closed, as `reason` of Hocuspocus' authenticationFailed and close events:
 * - reload: the browser is older than the server, or has a document of another generation
 * - forbidden: the person may not read the document, or may no longer
 * - token: no token, a forged one, an expired one or one for another document: a new one may help
 * - gone: the document was deleted
 * - busy: too many connections or messages
 * - unlocked: the document was taken from this person, who held it
 */
export const refusalReasons = ['reload', 'forbidden', 'token', 'gone', 'busy', 'unlocked'] as const

export type RefusalReason = (typeof refusalReasons)[number]
