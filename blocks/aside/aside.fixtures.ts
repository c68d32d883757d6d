import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const text = blockFixture('paragraph', { content: 'The bridge was to be called after the mayor. She declined.' })

export const asideFixtures: BlockFixtures = {
  valid: ['none', 'left', 'center', 'right'].map((alignment) =>
    blockFixture('aside', {
      id: alignment,
      props: { alignment, anchor: `aside-${alignment}`, className: 'is-style-framed' },
      children: [text],
    }),
  ),
  minimal: [blockFixture('aside', { children: [blockFixture('paragraph')] })],
  invalid: [blockFixture('aside'), blockFixture('aside', { id: 'up', props: { alignment: 'up' }, children: [text] })],
  hostile: hostileTexts.map((hostile, index) =>
    blockFixture('aside', {
      id: `text-${index}`,
      props: { anchor: hostile, className: hostile, alignment: hostile },
      children: [text],
    }),
  ),
}
