/** Decides what a reader sees in a personalized slot: the rules that need no provider. */
import { type ConsentReader, mayLoad } from '#contract/consent.ts'
import { cookieValue, dismissedCookie, groupCookie, subscribedCookie } from '#contract/readerCookies.ts'
import type { ReaderDecision } from '#contract/readerDecision.ts'

// The promotions that a reader does not want to see again.
function dismissedIds(cookies: string): string[] {
  return cookieValue(cookies, dismissedCookie).split('.').filter(Boolean)
}

/**
 * Returns whether a promotion is for a reader: not for subscribers, nor for readers who dismissed it
 * (docs/spec/reader-site.md#dynamic-content).
 */
export function isForReader(cookies: string, promotionId: string): boolean {
  return cookieValue(cookies, subscribedCookie) !== '1' && !dismissedIds(cookies).includes(promotionId)
}

// Maximum number of remembered promotions: a cookie is sent with every request.
const maxDismissed = 20

/** Returns the value of the cookie after this promotion was dismissed. */
export function withDismissed(cookies: string, promotionId: string): string {
  const others = dismissedIds(cookies).filter((id) => id !== promotionId)
  return [...others, promotionId].slice(-maxDismissed).join('.')
}

/**
 * Returns a decision without its picture where another company would send that, and so learn of the visit, to a reader who
 * refuses advertising or has not answered yet.
 * @param siteUrl address of the reader site
 */
export function withoutOthersPicture(decision: ReaderDecision, reader: ConsentReader, siteUrl: string): ReaderDecision {
  const { imageUrl } = decision
  const isOwn = URL.canParse(imageUrl, siteUrl) && new URL(imageUrl, siteUrl).origin === new URL(siteUrl).origin
  return isOwn || mayLoad('ads', reader) ? decision : { ...decision, imageUrl: '' }
}

export type Group = 'control' | 'shown'

/** Returns the group that was drawn for a reader earlier; null for none. */
export function keptGroup(cookies: string): Group | null {
  const group = cookieValue(cookies, groupCookie)
  return group === 'control' || group === 'shown' ? group : null
}

/**
 * Returns the group of a reader: the one that was drawn, else one by chance. Null for readers who are in none: where there
 * is no control group, under Global Privacy Control, and without an agreement where the publication asks for one.
 * @param share percent of readers in the control group
 * @param chance from 0 to 1
 */
export function groupOf(reader: ConsentReader, share: number, chance: number): Group | null {
  if (share <= 0 || !mayLoad('ads', reader)) return null
  return keptGroup(reader.cookies) ?? (chance * 100 < share ? 'control' : 'shown')
}
