/** Cookies in the reader's browser: whether they subscribed, what they dismissed, and their half of a comparison. */

export const subscribedCookie = 'citydesk_subscribed'
export const dismissedCookie = 'citydesk_dismissed'
/** "control" or "shown": one of two groups, not a person. */
export const groupCookie = 'citydesk_group'

const dayLength = 24 * 60 * 60

/** Returns the value of a cookie in `document.cookie`; empty when there is none. */
export function cookieValue(cookies: string, name: string): string {
  const pair = cookies.split('; ').find((found) => found.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : ''
}

/** Returns the text to assign to `document.cookie` to keep a value, on this site only. */
export function keptCookie(name: string, value: string, days = 365): string {
  return `${name}=${value}; Max-Age=${days * dayLength}; Path=/; SameSite=Lax`
}

/** Keeps a value in the reader's browser, on this site only. */
export function keepCookie(name: string, value: string, days?: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that reads the site
  document.cookie = keptCookie(name, value, days)
}
