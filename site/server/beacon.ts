import { isbot } from 'isbot'

/** Maximum bytes of a beacon. */
export const maxBeaconBytes = 128

/** A beacon as sent by a browser. */
export interface SentBeacon {
  /** "view 12", or "event podcast_apple_click podcast". */
  body: string
  userAgent: string | undefined
  /** Whose page sent it, as browsers say it (`Sec-Fetch-Site`). */
  fetchSite: string | undefined
}

export type Beacon = { kind: 'view'; post: number } | { kind: 'event'; action: string; category: string }

/** Matches the names of the events that are counted (reader-site 7). */
const event =
  /^event (newsletter_signup|impression|podcast_[a-z0-9]{1,20}_click) (conversion|podcast|[a-z0-9]{1,30}_newsletter)$/

/**
 * Parses a beacon of a reader's page; null for bots, pages of other sites, and malformed beacons (decisions, section
 * 9).
 */
export function readBeacon({ body, fetchSite, userAgent }: SentBeacon): Beacon | null {
  if (!userAgent || isbot(userAgent)) return null
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return null
  const [, digits = '0'] = /^view (\d{1,10})$/.exec(body) ?? []
  const post = Number(digits)
  if (post > 0 && post <= 2_147_483_647) return { kind: 'view', post }
  const [, action, category] = event.exec(body) ?? []
  return action && category ? { kind: 'event', action, category } : null
}
