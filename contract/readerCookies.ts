/** Cookies in the reader's browser: whether they subscribed, what they dismissed, and their half of a comparison. */

export const subscribedCookie = 'citydesk_subscribed'
export const dismissedCookie = 'citydesk_dismissed'
/** "control" or "shown": one of two groups, not a person. */
export const groupCookie = 'citydesk_group'

const year = 365 * 24 * 60 * 60

/** Returns the value of a cookie in `document.cookie`; empty when there is none. */
export function cookieValue(cookies: string, name: string): string {
  const pair = cookies.split('; ').find((found) => found.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : ''
}

/** Returns the text to assign to `document.cookie` to keep a value for a year, on this site only. */
export function keptCookie(name: string, value: string): string {
  return `${name}=${value}; Max-Age=${year}; Path=/; SameSite=Lax`
}
