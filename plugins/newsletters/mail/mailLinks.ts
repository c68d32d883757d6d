const link = /(<a [^>]*?href=")(https?:\/\/[^"]+)(")/g

const mediumOfMail = ['utm_medium', 'newsletter'] as const

const escaped = (text: string): string => text.replaceAll('&', '&amp;')
const unescaped = (text: string): string => text.replaceAll('&amp;', '&')

/**
 * Returns the markup of a mail with other addresses in its links; placeholders and links of other kinds stay. Pure.
 * @param html as it is rendered: with its attributes in quotation marks
 */
export function withLinks(html: string, change: (href: string) => string): string {
  return html.replace(
    link,
    (_, before: string, address: string, after: string) => `${before}${escaped(change(unescaped(address)))}${after}`,
  )
}

/**
 * Returns the address of a link in a mail. One of the site says that it comes from a newsletter: programs for mail name no
 * page before, and such a reader would count as one who typed the address. Pure.
 */
export function mailAddress(href: string, siteUrl: string): string {
  if (!URL.canParse(href)) return href
  const url = new URL(href)
  if (url.origin !== new URL(siteUrl).origin || url.searchParams.has(mediumOfMail[0])) return href
  url.searchParams.set(...mediumOfMail)
  return url.href
}

/** Returns the address as it was written, of one that `mailAddress` returned. Pure. */
export function writtenAddress(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const [name, value] = mediumOfMail
  if (url.searchParams.get(name) !== value) return address
  url.searchParams.delete(name)
  return url.href
}
