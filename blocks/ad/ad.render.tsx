import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Frame } from '../core/Frame.tsx'
import { Promotion } from '../core/Promotion.tsx'
import type { BlockRenderer } from '../core/render.types.ts'
import { adFrames } from './ad.zones.ts'

/**
 * Renders an advertisement: what the ad server has for the place, on the device that the reader has; else the next one
 * of the house, so that two on a page are not the same while there are others. Its place is kept free, so that nothing
 * moves. A feed carries none.
 */
export const renderAd: BlockRenderer<'ad'> = ({ block, page }) => {
  const { houseAds } = page.references
  if (page.medium === 'feed') return null
  const { anchor, className, slot } = block.props
  const attributes = blockAttributes('ad', { modifiers: [slot], anchor, className })
  const frames = adFrames(page.references.ads, slot)
  if (frames.length > 0) {
    return (
      <div {...attributes}>
        <p className="ad__label">Advertisement</p>
        {frames.map(({ device, src, width, height }) => (
          <div key={device} className={`ad__frame ad__frame--${device}`} style={{ width, height }}>
            <Frame src={src} title="Advertisement" className="ad__page" height={height} />
          </div>
        ))}
      </div>
    )
  }
  const promotion = houseAds[(block.nthOfType - 1) % Math.max(1, houseAds.length)]
  if (!promotion) {
    reportBlock(block, 'not shown, there is no advertisement')
    return null
  }
  return (
    // Not a landmark: users do not navigate from one advertisement to the next.
    <div {...attributes}>
      <p className="ad__label">Advertisement</p>
      <div className="ad__place">
        <Promotion
          name="ad"
          promotion={slot === 'banner' ? { ...promotion, image: null, description: '' } : promotion}
          page={page}
          sizes="345px"
          aspectRatio={3 / 2}
        />
      </div>
    </div>
  )
}
