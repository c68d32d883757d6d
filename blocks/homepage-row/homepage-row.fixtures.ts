import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import { wholeQuery } from '../core/collectionQuery.fixtures.ts'
import { rowLayoutNames, slotCountOf } from '../core/rowLayouts.ts'

const stories = ['ferry', 'herons', 'dredging', 'last-row']
const slot = (id: string, post: string | null, pinned: unknown = null) =>
  blockFixture('homepage-slot', { id, props: { post, pinned } })

export const homepageRowFixtures: BlockFixtures = {
  valid: [
    ...rowLayoutNames.map((layout) =>
      blockFixture('homepage-row', {
        id: layout,
        props: { layout, anchor: `row-${layout}`, className: 'is-style-plain' },
        children: stories.slice(0, slotCountOf(layout)).map((post) => slot(`${layout}-${post}`, post)),
      }),
    ),
    blockFixture('homepage-row', {
      id: 'asked',
      props: { ...wholeQuery, types: ['opinion'] },
      children: [slot('asked-a', 'ferry')],
    }),
  ],
  minimal: [blockFixture('homepage-row', { children: [slot('least', 'ferry')] })],
  invalid: [
    blockFixture('homepage-row'),
    blockFixture('homepage-row', { id: 'odd', props: { layout: 'post_row_9' }, children: [slot('o', 'ferry')] }),
    blockFixture('homepage-row', { id: 'many', children: [1, 2, 3, 4, 5].map((n) => slot(`m${n}`, 'ferry')) }),
    blockFixture('homepage-row', { id: 'gone', children: [slot('g1', 'deleted-long-ago'), slot('g2', null)] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('homepage-row', {
      id: `text-${index}`,
      props: { layout: text, anchor: text, className: text, tags: [text] },
      children: [slot(`hostile-${index}`, 'hostile'), slot(`pin-${index}`, null, { id: 'ferry', headline: text })],
    }),
  ),
}
