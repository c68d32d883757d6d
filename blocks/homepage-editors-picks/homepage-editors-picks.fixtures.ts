import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import { wholeQuery } from '../core/collectionQuery.fixtures.ts'

const slot = (id: string, post: string | null) => blockFixture('homepage-slot', { id, props: { post } })

export const homepageEditorsPicksFixtures: BlockFixtures = {
  valid: [
    blockFixture('homepage-editors-picks', {
      id: 'named',
      props: { title: 'Read these first', anchor: 'picks', className: 'is-style-plain', ...wholeQuery },
      children: [slot('a', 'ferry'), slot('b', 'herons')],
    }),
  ],
  minimal: [blockFixture('homepage-editors-picks', { children: [slot('least', 'ferry')] })],
  invalid: [
    blockFixture('homepage-editors-picks'),
    blockFixture('homepage-editors-picks', { id: 'gone', children: [slot('g', 'deleted-long-ago')] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('homepage-editors-picks', {
      id: `text-${index}`,
      props: { title: text, anchor: text, className: text },
      children: [slot(`hostile-${index}`, 'hostile')],
    }),
  ),
}
