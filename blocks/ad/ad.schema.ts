import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** The places that an advertisement can have, by the names that ad zones go by (docs/spec/reader-site.md#ad-zones). */
export const adSlots = ['panel', 'mid', 'banner'] as const

/** An advertisement. Takes no row of the page (docs/spec/reader-site.md#placement-rows). */
export const ad = defineBlock({
  type: 'ad',
  kind: 'leaf',
  title: 'Ad',
  description: 'An advertisement from the ad server',
  aliases: ['adBlock', 'homepageAdvertisement'],
  props: z.object({
    slot: z.enum(adSlots).default('mid'),
    alignment: z.enum(['none', 'left', 'right']).default('none'),
    ...anchorAndClass,
  }),
  hasPlacementRow: false,
  inMail: { leftOut: 'The ad server serves pages only' },
})
