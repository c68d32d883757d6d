import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import { wholeQuery } from '../core/collectionQuery.fixtures.ts'

export const homepageRiverFixtures: BlockFixtures = {
  valid: [
    blockFixture('homepage-river', {
      id: 'named',
      props: {
        title: 'Everything else',
        max: 8,
        posts: ['ferry', 'herons'],
        anchor: 'river',
        className: 'is-style-plain',
        ...wholeQuery,
      },
    }),
  ],
  minimal: [blockFixture('homepage-river', { props: { posts: ['ferry'] } })],
  invalid: [
    blockFixture('homepage-river', { props: { max: 400 } }),
    blockFixture('homepage-river', { id: 'gone', props: { posts: ['deleted-long-ago'] } }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('homepage-river', {
      id: `text-${index}`,
      props: { title: text, posts: ['hostile', text, '__proto__'], anchor: text, className: text },
    }),
  ),
}
