import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Beacon } from './beacon.ts'

/** Holds addresses to a measure. Resolves to whether one more beacon from an address counts. */
export type BeaconMeasure = (beacon: Beacon, address: string) => Promise<boolean>

/**
 * Counts 120 beacons a minute from one address, as many as people behind one router send, and 5 views of one post an
 * hour: no single machine makes a post the most read one.
 */
export function beaconMeasure(): BeaconMeasure {
  const beacons = new RateLimiterMemory({ points: 120, duration: 60 })
  const viewsOfPost = new RateLimiterMemory({ points: 5, duration: 3600 })
  return async (beacon, address) => {
    try {
      await beacons.consume(address)
      if (beacon.kind === 'view') await viewsOfPost.consume(`${address} ${beacon.post}`)
      return true
    } catch {
      return false
    }
  }
}
