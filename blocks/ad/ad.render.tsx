import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { AdSlot } from './AdSlot.tsx'
import { ad } from './ad.schema.ts'
import { adFrames } from './adZones.ts'

/** Renders an advertisement in the text; a feed carries none, and a page on which they are off has no trace of it. */
export const renderAd: BlockRenderer<typeof ad> = ({ block, page }) => {
  const { ads, houseAds } = page.references
  if (page.medium === 'feed') return null
  const { alignment, anchor, className, slot } = block.props
  if (adFrames(ads, slot).length === 0 && houseAds.length === 0) {
    reportBlock(block, 'not shown, there is no advertisement')
    return null
  }
  const attributes = blockAttributes(ad, { modifiers: [slot], alignment, anchor, className })
  return <AdSlot slot={slot} nth={block.nthOfType} page={page} attributes={attributes} />
}
