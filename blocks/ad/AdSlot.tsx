import type { ReactNode } from 'react'
import type { ReaderPromotion } from '#contract/reader.schema.ts'
import { PoliticalNotice } from '../core/PoliticalNotice.tsx'
import { Promotion } from '../core/Promotion.tsx'
import type { PageContext } from '../core/render.types.ts'
import { type AdDevice, type AdFrame, type AdSlotName, adDevices, adFrames } from './adZones.ts'

interface Props {
  slot: AdSlotName
  // Its ordinal among the advertisements of the page, from 1: those of the house take turns.
  nth: number
  page: PageContext
  // Attributes of the outermost element, in place of the class names alone.
  attributes?: { className: string }
}

/**
 * Renders a place for an advertisement: for each device what the ad server has for it, else the next promotion of the
 * house; nothing where there is neither. The place has its size before anything comes into it.
 */
export function AdSlot({ slot, nth, page, attributes = { className: `ad ad--${slot}` } }: Props): ReactNode {
  const { ads, houseAds } = page.references
  const frames = new Map(adFrames(ads, slot).map((frame) => [frame.device, frame]))
  // A political one says who paid for it, which takes more room than a frame of the ad server leaves.
  const offered = frames.size === 0 ? houseAds : houseAds.filter(({ political }) => political === null)
  const promotion = offered[(nth - 1) % Math.max(1, offered.length)]
  if (frames.size === 0 && !promotion) return null
  const house = promotion ? <HouseAd promotion={promotion} page={page} isShort={slot === 'banner'} /> : null
  const filled = adDevices.filter((device) => frames.has(device) || house)
  const only = filled.length === 1 ? ` ad--only-${filled[0]}` : ''
  return (
    // Not a landmark: users do not navigate from one advertisement to the next.
    <div {...attributes} className={attributes.className + only}>
      {frames.size === 0 && promotion?.political ? (
        <PoliticalNotice political={promotion.political} page={page} />
      ) : (
        <p className="ad__label">Advertisement</p>
      )}
      {frames.size === 0
        ? house
        : filled.map((device) => (
            <DevicePart key={device} device={device} frame={frames.get(device)} page={page}>
              {house}
            </DevicePart>
          ))}
    </div>
  )
}

// Renders the slot of one kind of device. What the house has stands in the place of a page of the ad server until that has
// something (site/islands/adFrames.ts).
function DevicePart(props: { device: AdDevice; frame: AdFrame | undefined; page: PageContext; children: ReactNode }) {
  const { device, frame, page, children } = props
  const className = `ad__frame ad__frame--${device}`
  if (!frame) return <div className={className}>{children}</div>
  const { src, width, height } = frame
  return (
    <div
      className={className}
      style={{ width, height }}
      data-ad-frame={src}
      data-ad-asks={page.asksConsent ? '' : undefined}
    >
      {children}
    </div>
  )
}

interface HouseAdProps {
  promotion: ReaderPromotion
  page: PageContext
  // Without picture and description.
  isShort: boolean
}

function HouseAd({ promotion, page, isShort }: HouseAdProps) {
  const shown = { ...promotion, political: null, ...(isShort && { image: null, description: '' }) }
  return (
    <div className="ad__place">
      <Promotion name="ad" promotion={shown} page={page} sizes="345px" aspectRatio={3 / 2} />
    </div>
  )
}
