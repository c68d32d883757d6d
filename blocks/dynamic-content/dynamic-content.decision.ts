/** Decides what a reader sees in a personalized slot: the rules that need no provider. */
import { cookieValue, dismissedCookie, subscribedCookie } from '#contract/readerCookies.ts'

/** The only value of a decision's `display` that shows anything (reader-site 4). */
export const shownDisplay = 'homepage_module'

export interface Decision {
  display: typeof shownDisplay | 'none'
}

/** The promotions that a reader does not want to see again. */
function dismissedIds(cookies: string): string[] {
  return cookieValue(cookies, dismissedCookie).split('.').filter(Boolean)
}

/** Decides whether to show a promotion: not to subscribers, and not to readers who dismissed it (decisions 1). */
export function decide(cookies: string, promotionId: string): Decision {
  const isKnown = cookieValue(cookies, subscribedCookie) === '1' || dismissedIds(cookies).includes(promotionId)
  return { display: isKnown ? 'none' : shownDisplay }
}

/** Maximum number of remembered promotions: a cookie is sent with every request. */
const maxDismissed = 20

/** Returns the value of the cookie after this promotion was dismissed. */
export function withDismissed(cookies: string, promotionId: string): string {
  const others = dismissedIds(cookies).filter((id) => id !== promotionId)
  return [...others, promotionId].slice(-maxDismissed).join('.')
}
