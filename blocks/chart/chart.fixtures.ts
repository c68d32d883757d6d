import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts } from '../core/block.fixtures.ts'

const alignments = ['none', 'left', 'center', 'right', 'wide', 'full']

export const chartFixtures: BlockFixtures = {
  valid: alignments.map((alignment) =>
    blockFixture('chart', {
      id: `chart-${alignment}`,
      props: { chartId: 'aB3x9', alignment, anchor: `chart-${alignment}`, className: 'is-style-plain' },
    }),
  ),
  minimal: [blockFixture('chart', { props: { chartId: 'aB3x9' } })],
  invalid: [
    blockFixture('chart'),
    blockFixture('chart', { id: 'number', props: { chartId: 12 } }),
    blockFixture('chart', { id: 'no-id', props: { chartId: 'not the id of a chart' } }),
  ],
  hostile: [...hostileTexts, ...hostileHrefs, '../../evil', 'a"b<>'].map((text, index) =>
    blockFixture('chart', { id: `text-${index}`, props: { chartId: text, anchor: text, className: text } }),
  ),
}
