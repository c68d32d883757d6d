import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderAdSettings } from '#contract/readerApi.schema.ts'
import type { ReaderRequest } from '../answer.types.ts'
import { isAdNumber } from './ads.shape.ts'

/** Returns what the site's own doors of advertisements go by: nothing where advertisements are off. */
export async function answerAds(request: ReaderRequest): Promise<ReaderAdSettings> {
  const { isEnabled, networkId, zones, sellers, appSellers } = (await request.settings).ads
  request.reads.tags.add(cacheTag.settings)
  const network = networkId.trim()
  const hasServer = isEnabled && isAdNumber(network)
  return {
    network: hasServer ? network : null,
    zones: hasServer ? zones.map(({ zoneId }) => zoneId.trim()).filter(isAdNumber) : [],
    sellers: (isEnabled && sellers.trim()) || null,
    appSellers: (isEnabled && appSellers.trim()) || null,
    tags: [...request.reads.tags],
  }
}
