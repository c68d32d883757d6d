/** What a reader's own browser remembers of them: whether they subscribed, and what they do not want to see again. */

export const subscribedCookie = 'citydesk_subscribed'
export const dismissedCookie = 'citydesk_dismissed'

const year = 365 * 24 * 60 * 60

/** The value of a cookie out of `document.cookie`; empty when there is none. */
export function cookieValue(cookies: string, name: string): string {
  const pair = cookies.split('; ').find((found) => found.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : ''
}

/** What has to be assigned to `document.cookie` to keep a value for a year, on this site alone. */
export function keptCookie(name: string, value: string): string {
  return `${name}=${value}; Max-Age=${year}; Path=/; SameSite=Lax`
}
