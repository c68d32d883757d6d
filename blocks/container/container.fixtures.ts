import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const text = blockFixture('paragraph', { content: 'What belongs together stands together.' })

export const containerFixtures: BlockFixtures = {
  valid: ['none', 'left', 'center', 'right', 'wide', 'full'].map((alignment) =>
    blockFixture('container', { id: alignment, props: { alignment, anchor: alignment }, children: [text] }),
  ),
  minimal: [blockFixture('container', { children: [blockFixture('paragraph')] })],
  invalid: [blockFixture('container'), blockFixture('container', { props: { alignment: 'up' }, children: [text] })],
  hostile: hostileTexts.map((hostile, index) =>
    blockFixture('container', {
      id: `text-${index}`,
      props: { anchor: hostile, className: hostile, alignment: hostile },
      children: [text],
    }),
  ),
}
