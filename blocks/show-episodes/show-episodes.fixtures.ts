import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const slot = (id: string, post: string | null, pinned: unknown = null) =>
  blockFixture('show-episodes-slot', { id, props: { post, pinned } })

export const showEpisodesFixtures: BlockFixtures = {
  valid: [
    ...['none', 'wide', 'full'].map((alignment) =>
      blockFixture('show-episodes', {
        id: `show-episodes-${alignment}`,
        props: { alignment, anchor: `show-episodes-${alignment}`, className: 'is-style-plain' },
        children: [slot('a', 'lead-line'), slot('b', 'last-row')],
      }),
    ),
    blockFixture('show-episodes', {
      id: 'asked',
      props: {
        tags: ['3'],
        sections: ['7'],
        authors: ['2'],
        sort: { key: 'publishDateTime', direction: 'asc' },
        deduplicate: false,
        mostPopular: true,
        publishDate: { type: 'Custom', value: { from: '2026-01-01', to: '2026-03-01' } },
        types: ['episode'],
      },
      children: [slot('asked-a', 'lead-line'), slot('asked-b', 'last-row')],
    }),
  ],
  minimal: [blockFixture('show-episodes', { children: [slot('one', 'lead-line'), slot('two', 'last-row')] })],
  invalid: [
    blockFixture('show-episodes'),
    blockFixture('show-episodes', {
      id: 'many',
      children: [
        slot('m0', 'lead-line'),
        slot('m1', 'lead-line'),
        slot('m2', 'lead-line'),
        slot('m3', 'lead-line'),
        slot('m4', 'lead-line'),
      ],
    }),
    blockFixture('show-episodes', { id: 'gone', children: [slot('g1', 'deleted-long-ago'), slot('g2', null)] }),
    blockFixture('show-episodes', { id: 'left', props: { alignment: 'left' }, children: [slot('l1', 'lead-line')] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('show-episodes', {
      id: `text-${index}`,
      props: { anchor: text, className: text, tags: [text], publishDate: { type: text } },
      children: [
        slot(`hostile-${index}`, 'hostile'),
        slot(`pin-${index}`, null, { id: 'lead-line', headline: text, until: null }),
      ],
    }),
  ),
}
