import type { ReaderAds } from '#contract/reader.schema.ts'

export type AdSlotName = keyof ReaderAds['zones']['desktop']

export const adDevices = ['desktop', 'mobile'] as const

export type AdDevice = (typeof adDevices)[number]

// The sizes of ads, in pixels (docs/spec/reader-site.md#ad-sizes); what stands among the text is as large as a panel on
// a phone.
const sizes = {
  desktop: { panel: [345, 500], mid: [300, 250], banner: [728, 90] },
  mobile: { panel: [300, 250], mid: [300, 250], banner: [320, 50] },
} as const

export interface AdFrame {
  device: AdDevice
  /** The page that the ad server's script fills. */
  src: string
  width: number
  height: number
}

// The site's own page for an advertisement, so that its script runs isolated from the story.
const framePage = '/api/ad'

/** Returns the frames of a place, one for each device that has a zone; none where the ad server has nothing for it. */
export function adFrames(ads: ReaderAds | null, slot: AdSlotName): AdFrame[] {
  if (!ads) return []
  return adDevices.flatMap((device) => {
    const zone = ads.zones[device][slot]
    const [width, height] = sizes[device][slot]
    const query = new URLSearchParams({ network: ads.networkId, zone: zone ?? '', keywords: ads.keywords })
    return zone ? [{ device, src: `${framePage}?${query}`, width, height }] : []
  })
}
