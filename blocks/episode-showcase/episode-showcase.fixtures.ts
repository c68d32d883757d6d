import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const slot = (id: string, post: string | null, pinned: unknown = null) =>
  blockFixture('episode-showcase-slot', { id, props: { post, pinned } })

export const episodeShowcaseFixtures: BlockFixtures = {
  valid: [
    ...['none', 'wide', 'full'].map((alignment) =>
      blockFixture('episode-showcase', {
        id: `episode-showcase-${alignment}`,
        props: { alignment, anchor: `episode-showcase-${alignment}`, className: 'is-style-plain' },
        children: [slot('a', 'lead-line'), slot('b', 'last-row')],
      }),
    ),
    blockFixture('episode-showcase', {
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
  minimal: [blockFixture('episode-showcase', { children: [slot('one', 'lead-line')] })],
  invalid: [
    blockFixture('episode-showcase'),
    blockFixture('episode-showcase', {
      id: 'many',
      children: [slot('m0', 'lead-line'), slot('m1', 'lead-line'), slot('m2', 'lead-line')],
    }),
    blockFixture('episode-showcase', { id: 'gone', children: [slot('g1', 'deleted-long-ago'), slot('g2', null)] }),
    blockFixture('episode-showcase', { id: 'left', props: { alignment: 'left' }, children: [slot('l1', 'lead-line')] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('episode-showcase', {
      id: `text-${index}`,
      props: { anchor: text, className: text, tags: [text], publishDate: { type: text } },
      children: [
        slot(`hostile-${index}`, 'hostile'),
        slot(`pin-${index}`, null, { id: 'lead-line', headline: text, until: null }),
      ],
    }),
  ),
}
