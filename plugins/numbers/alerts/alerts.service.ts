import type { PayloadRequest } from 'payload'
import { homeClicks, siteViews } from '../usual.read.ts'
import { alertsOf, isLow } from './alerts.rules.ts'
import type { Alert } from './alerts.schema.ts'
import { lowPlaces, noteLowPlaces, storyHours } from './alerts.store.ts'

/** Returns what an editor should look at now. */
export async function currentAlerts(req: PayloadRequest, now: Date): Promise<Alert[]> {
  const [site, stories, places, low] = await Promise.all([
    siteViews(req, now),
    storyHours(req, now),
    homeClicks(req, now),
    lowPlaces(req),
  ])
  return alertsOf({ site, stories, places, lowPlaces: low }, now)
}

/** Looks which places of the home page have few clicks, so that alerts know for how long. */
export async function watchPlaces(req: PayloadRequest, now: Date): Promise<void> {
  const places = await homeClicks(req, now)
  await noteLowPlaces(
    req,
    [...places].flatMap(([place, clicks]) => (isLow(clicks) ? [place] : [])),
    now,
  )
}
