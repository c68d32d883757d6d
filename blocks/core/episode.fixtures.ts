import { type BlockFixtures, blockFixture, hostileTexts } from './block.fixtures.ts'
import { wholeQuery } from './collectionQuery.fixtures.ts'

interface EpisodeBlock {
  type: 'show-episodes' | 'episode-showcase'
  min: number
  tooMany: number
}

/**
 * Returns fixtures of the blocks that hold slots for episodes: they differ in their names and in the number of slots.
 */
export function episodeFixtures({ type, min, tooMany }: EpisodeBlock): BlockFixtures {
  const slot = (id: string, post: string | null, pinned: unknown = null) =>
    blockFixture(`${type}-slot`, { id, props: { post, pinned } })
  const posts = ['lead-line', 'last-row']
  return {
    valid: [
      ...['none', 'wide', 'full'].map((alignment) =>
        blockFixture(type, {
          id: `${type}-${alignment}`,
          props: { alignment, anchor: `${type}-${alignment}`, className: 'is-style-plain' },
          children: [slot('a', 'lead-line'), slot('b', 'last-row')],
        }),
      ),
      blockFixture(type, {
        id: 'asked',
        props: { ...wholeQuery, types: ['episode'] },
        children: [slot('asked-a', 'lead-line'), slot('asked-b', 'last-row')],
      }),
    ],
    minimal: [blockFixture(type, { children: posts.slice(0, min).map((post, index) => slot(`least-${index}`, post)) })],
    invalid: [
      blockFixture(type),
      blockFixture(type, {
        id: 'many',
        children: Array.from({ length: tooMany }, (_, index) => slot(`m${index}`, 'lead-line')),
      }),
      blockFixture(type, { id: 'gone', children: [slot('g1', 'deleted-long-ago'), slot('g2', null)] }),
      blockFixture(type, { id: 'left', props: { alignment: 'left' }, children: [slot('l1', 'lead-line')] }),
    ],
    hostile: hostileTexts.map((text, index) =>
      blockFixture(type, {
        id: `text-${index}`,
        props: { anchor: text, className: text, tags: [text], publishDate: { type: text } },
        children: [
          slot(`hostile-${index}`, 'hostile'),
          slot(`pin-${index}`, null, { id: 'lead-line', headline: text, until: null }),
        ],
      }),
    ),
  }
}
