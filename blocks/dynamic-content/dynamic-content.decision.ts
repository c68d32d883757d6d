/** What a reader is shown in a slot that is filled for each of them: the rules that need no provider. */
import { cookieValue, dismissedCookie, subscribedCookie } from '#contract/readerCookies.ts'

/** The only value of a decision's `display` with which there is something to be seen (reader-site 4). */
export const shownDisplay = 'homepage_module'

export interface Decision {
  display: typeof shownDisplay | 'none'
}

/** The promotions that a reader does not want to see again. */
function dismissedIds(cookies: string): string[] {
  return cookieValue(cookies, dismissedCookie).split('.').filter(Boolean)
}

/** Subscribers are not asked again, and nobody is shown twice what they sent away (decisions 1). */
export function decide(cookies: string, promotionId: string): Decision {
  const isKnown = cookieValue(cookies, subscribedCookie) === '1' || dismissedIds(cookies).includes(promotionId)
  return { display: isKnown ? 'none' : shownDisplay }
}

/** How many are remembered: a cookie travels with every request. */
const maxDismissed = 20

/** The value of the cookie once this promotion was sent away too. */
export function withDismissed(cookies: string, promotionId: string): string {
  const others = dismissedIds(cookies).filter((id) => id !== promotionId)
  return [...others, promotionId].slice(-maxDismissed).join('.')
}
