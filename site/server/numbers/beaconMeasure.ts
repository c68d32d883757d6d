import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { ReaderBeacon, ReaderEvent } from '#contract/readerEvents.schema.ts'

/** Holds addresses to a measure. Resolves to what of one more beacon from an address counts; null for nothing. */
export type BeaconMeasure = (beacon: ReaderBeacon, address: string) => Promise<ReaderBeacon | null>

const isRead = ({ name }: ReaderEvent) => name === 'view' || name === 'republished_read'

/**
 * Counts 480 beacons a minute from one address, those of 120 page views, as people behind one router have; and 5 views of
 * one post an hour, here or where it is republished: no single machine makes a post the most read one. Addresses are held in memory only.
 */
export function beaconMeasure(): BeaconMeasure {
  const beacons = new RateLimiterMemory({ points: 480, duration: 60 })
  const viewsOfPost = new RateLimiterMemory({ points: 5, duration: 3600 })
  const isWithin = (limiter: RateLimiterMemory, key: string): Promise<boolean> =>
    limiter.consume(key).then(
      () => true,
      () => false,
    )
  return async (beacon, address) => {
    if (!(await isWithin(beacons, address))) return null
    const { post } = beacon.page
    const views = beacon.events.filter(isRead).length
    if (views > 1) return null
    if (post === null || views === 0) return beacon
    if (await isWithin(viewsOfPost, `${address} ${post}`)) return beacon
    const events = beacon.events.filter((event) => !isRead(event))
    return events.length > 0 ? { ...beacon, events } : null
  }
}
