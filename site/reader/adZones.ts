import type { ReaderAdSettings } from '#contract/readerApi.schema.ts'
import type { AdZone } from './adPage.ts'
import { BackOfficeError, readAdSettings } from './readerApi.ts'

type Zones = Pick<ReaderAdSettings, 'network' | 'zones'>

const none: Zones = { network: null, zones: [] }

// Milliseconds for which the zones of the settings are taken as known.
const freshMs = 30_000

let known: Zones = none
let knownUntil = 0

/**
 * Returns whether the settings name the zone of a frame: no other page of an ad server is served at the paper's address.
 * While the back office does not answer, the zones that were known last count.
 */
export async function isZoneOfPaper({ network, zone }: AdZone): Promise<boolean> {
  if (Date.now() >= knownUntil) {
    try {
      known = (await readAdSettings()) ?? none
    } catch (error) {
      if (!(error instanceof BackOfficeError)) throw error
      console.warn(error.message)
    }
    knownUntil = Date.now() + freshMs
  }
  return network === known.network && known.zones.includes(zone)
}
