import { z } from 'zod'

/** Where people report weaknesses: an e-mail address or a page. Read as the URI that security.txt wants. */
export const securityContact = z.string().transform((text, { addIssue }) => {
  if (z.email().safeParse(text).success) return `mailto:${text}`
  if (z.url({ protocol: /^(https|mailto)$/ }).safeParse(text).success) return text
  addIssue({ code: 'custom', message: 'must be an e-mail address, or the address of a page that begins with https://' })
  return z.NEVER
})

// Days for which the text holds; each day it is written again.
const validFor = 180

/** Returns the text of `/.well-known/security.txt` (RFC 9116) of one of the addresses of a newsroom. */
export function securityTxt(contact: string, address: string, now: Date): string {
  const expires = new Date(now)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + validFor)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${address}/.well-known/security.txt`,
    '',
  ].join('\n')
}
