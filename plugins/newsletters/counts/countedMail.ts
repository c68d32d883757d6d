import { linkAddress, openingAddress } from '#contract/newsletterCounts.schema.ts'
import { withLinks } from '../mail/mailLinks.ts'

export interface CountedMailOptions {
  send: number
  siteUrl: string
  secret: string
  isCounting: { clicks: boolean; opens: boolean }
}

export interface CountedMail {
  html: string
  links: string[]
}

/**
 * Returns the mail of a send as it is counted. Links of the reader, and the plain text, stay as they are. Pure.
 * @param html as it is rendered: with its attributes in quotation marks
 */
export function countedMail(html: string, { send, siteUrl, secret, isCounting }: CountedMailOptions): CountedMail {
  const links: string[] = []
  const counting = (href: string): string => {
    const known = links.indexOf(href)
    const place = known < 0 ? links.push(href) - 1 : known
    return linkAddress(siteUrl, { send, link: place, href }, secret)
  }
  const linked = isCounting.clicks ? withLinks(html, counting) : html
  const picture = `<img src="${openingAddress(siteUrl, send)}" width="1" height="1" alt="" style="border:0">`
  return { html: isCounting.opens ? linked.replace('</body>', `${picture}</body>`) : linked, links }
}
