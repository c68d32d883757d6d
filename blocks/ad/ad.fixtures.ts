import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import { adSlots } from './ad.schema.ts'

export const adFixtures: BlockFixtures = {
  valid: [
    ...adSlots.map((slot) => blockFixture('ad', { id: slot, props: { slot } })),
    blockFixture('ad', { id: 'beside', props: { slot: 'panel', alignment: 'right' } }),
  ],
  minimal: [blockFixture('ad')],
  invalid: [blockFixture('ad', { props: { slot: 'everywhere' } })],
  hostile: hostileTexts.map((slot, index) => blockFixture('ad', { id: `text-${index}`, props: { slot } })),
}
