/**
 * What readers do with the mail of an issue: addresses of links and of the picture that counts openings, the same in all
 * mails of a send, and the call that counts them. Nothing in them says who the reader is.
 */
import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { signatureOf } from './signedCalls.ts'

/** The call that counts a click on a link of a send, by its place in the mail; null for an opening of the mail. */
export const mailCountCall = z.object({
  send: z.int().min(1).max(2_147_483_647),
  link: z.int().min(0).max(9999).nullable(),
})

export type MailCount = z.output<typeof mailCountCall>

/** A link of a mail: its send, its place, and where it leads. */
export interface CountedLink {
  send: number
  link: number
  href: string
}

// Only addresses that the newsroom has written are led to: everything else would lend its name to strangers.
const signatureOfLink = ({ send, link, href }: CountedLink, secret: string): string =>
  signatureOf('newsletter link', `${send} ${link} ${href}`, secret).slice(0, 32)

/** Returns the address of a link in a mail. */
export function linkAddress(siteUrl: string, counted: CountedLink, secret: string): string {
  const parameters = new URLSearchParams({
    at: `${counted.send}-${counted.link}`,
    to: counted.href,
    by: signatureOfLink(counted, secret),
  })
  return `${siteUrl}/api/newsletters/link?${parameters}`
}

/** Returns the link of an address; null for one that is forged or cut off. */
export function readLinkAddress({ at, to, by }: Record<string, unknown>, secret: string): CountedLink | null {
  const [, send, link] = /^([1-9]\d{0,8})-(\d{1,4})$/.exec(String(at)) ?? []
  if (!send || !link || typeof to !== 'string' || typeof by !== 'string') return null
  const counted = { send: Number(send), link: Number(link), href: to }
  const expected = Buffer.from(signatureOfLink(counted, secret))
  const given = Buffer.from(by)
  return given.length === expected.length && timingSafeEqual(given, expected) ? counted : null
}

/** Returns the address of the picture that counts openings. */
export function openingAddress(siteUrl: string, send: number): string {
  return `${siteUrl}/api/newsletters/open?at=${send}`
}
