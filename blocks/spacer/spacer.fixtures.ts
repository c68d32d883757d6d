import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const spacerFixtures: BlockFixtures = {
  valid: [
    blockFixture('spacer', { props: { height: 120 } }),
    blockFixture('spacer', { id: 'narrow', props: { height: 40, width: 300 } }),
  ],
  minimal: [blockFixture('spacer')],
  invalid: [0, 2001, 20.5, '20px'].map((height) =>
    blockFixture('spacer', { id: `height-${height}`, props: { height } }),
  ),
  hostile: hostileTexts.map((height, index) => blockFixture('spacer', { id: `text-${index}`, props: { height } })),
}
