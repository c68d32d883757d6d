import { isbot } from 'isbot'

/** Bytes of a beacon at most. */
export const maxBeaconBytes = 128

/** What a browser says of itself with a beacon. */
export interface SentBeacon {
  /** "view 12", or "event podcast_apple_click podcast". */
  body: string
  userAgent: string | undefined
  /** Whose page sent it, as browsers say it (`Sec-Fetch-Site`). */
  fetchSite: string | undefined
}

export type Beacon = { kind: 'view'; post: number } | { kind: 'event'; action: string; category: string }

/** What readers do is counted under these names only (reader-site 7). */
const event =
  /^event (newsletter_signup|impression|podcast_[a-z0-9]{1,20}_click) (conversion|podcast|[a-z0-9]{1,30}_newsletter)$/

/** What a reader's page tells; null for bots, pages of others, and what is no beacon (decisions, section 9). */
export function readBeacon({ body, fetchSite, userAgent }: SentBeacon): Beacon | null {
  if (!userAgent || isbot(userAgent)) return null
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return null
  const [, digits = '0'] = /^view (\d{1,10})$/.exec(body) ?? []
  const post = Number(digits)
  if (post > 0 && post <= 2_147_483_647) return { kind: 'view', post }
  const [, action, category] = event.exec(body) ?? []
  return action && category ? { kind: 'event', action, category } : null
}
