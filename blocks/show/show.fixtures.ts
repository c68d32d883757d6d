import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const showFixtures: BlockFixtures = {
  valid: ['none', 'wide', 'full'].map((alignment) =>
    blockFixture('show', {
      id: `show-${alignment}`,
      props: { id: 'slack-tide', alignment, anchor: `slack-tide-${alignment}`, className: 'is-style-plain' },
    }),
  ),
  minimal: [blockFixture('show', { props: { id: 'bare' } })],
  invalid: [
    blockFixture('show'),
    blockFixture('show', { id: 'gone', props: { id: 'ended-long-ago' } }),
    blockFixture('show', { id: 'left', props: { id: 'slack-tide', alignment: 'left' } }),
  ],
  hostile: [
    blockFixture('show', { id: 'hostile-show', props: { id: 'hostile' } }),
    ...hostileTexts.map((text, index) =>
      blockFixture('show', { id: `text-${index}`, props: { id: text, anchor: text, className: text } }),
    ),
  ],
}
