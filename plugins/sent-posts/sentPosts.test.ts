import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { placeTree } from '#blocks/registry/tree.ts'
import { postsIn, withSentPosts } from './sentPosts.ts'

const issueWith = (river: string[], episodes: string[]) =>
  placeTree([
    blockFixture('container', {
      id: 'box',
      children: [blockFixture('homepage-river', { id: 'river', props: { posts: river } })],
    }),
    blockFixture('show-episodes', {
      id: 'episodes',
      children: episodes.map((post, index) =>
        blockFixture('show-episodes-slot', { id: `slot-${index}`, props: { post } }),
      ),
    }),
  ])

describe('the posts of an issue that was sent', () => {
  it('stay in blocks that fill themselves, at any depth', () => {
    const sent = postsIn(issueWith(['a', 'b'], ['c', 'd']))
    expect(sent).toEqual({ river: ['a', 'b'], episodes: ['c', 'd'] })
    expect(postsIn(withSentPosts(issueWith(['x', 'y', 'z'], ['v', 'w']), sent))).toEqual(sent)
  })

  it('leave alone what was added since', () => {
    expect(postsIn(withSentPosts(issueWith(['x'], ['v']), {}))).toEqual({ river: ['x'], episodes: ['v'] })
  })
})
