import type { ReaderAds } from '#contract/reader.schema.ts'
import type { SettingsRow } from '../rows.schema.ts'

/** The kinds of page that zones are kept for (docs/spec/reader-site.md#ad-zones). */
export type AdPage = 'homepage' | 'section' | 'article'

/** A page, as advertisements are chosen for it. */
export interface AdPlace {
  page: AdPage
  /** Slugs of the sections of what is read, the primary one first (docs/spec/reader-site.md#ad-zones). */
  sections: string[]
}

const position = /^(homepage|section|article)\.(desktop|mobile)\.(panel|mid|banner)$/

const isDevice = (name: string | undefined): name is 'desktop' | 'mobile' => name === 'desktop' || name === 'mobile'
const isSlot = (name: string | undefined): name is 'panel' | 'mid' | 'banner' =>
  name === 'panel' || name === 'mid' || name === 'banner'

/** Returns whether a text is an id of the ad server: ids become part of addresses and markup. */
export function isAdNumber(text: string): boolean {
  return /^\d{1,12}$/.test(text)
}

/**
 * Returns the parameters of the ad server for a page; null where the publication uses none.
 */
export function shapeAds(
  ads: Pick<SettingsRow['ads'], 'isEnabled' | 'networkId' | 'zones'>,
  { page, sections }: AdPlace,
): ReaderAds | null {
  const networkId = ads.networkId.trim()
  if (!ads.isEnabled || !isAdNumber(networkId)) return null
  const zones: ReaderAds['zones'] = { desktop: {}, mobile: {} }
  for (const { position: named, zoneId } of ads.zones) {
    const [, of, device, slot] = position.exec(named) ?? []
    if (of === page && isDevice(device) && isSlot(slot) && isAdNumber(zoneId.trim()))
      zones[device][slot] = zoneId.trim()
  }
  const [primary = '', ...others] = sections
  const keywords =
    page === 'homepage' ? 'homepage' : [primary, ...others.map((other) => `secondary:${other}`)].join(',')
  return { networkId, zones, keywords }
}
