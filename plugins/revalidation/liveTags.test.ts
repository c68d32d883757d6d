import { describe, expect, it } from '@jest/globals'
import { changedTags } from './liveTags.ts'

const post = { id: 7, path: '/2026/01/02/vote', sections: [1], primarySection: 1, show: 9, tags: [2], authors: [3] }

describe('what a change touches', () => {
  it('a publication: the post, its address, and every list that it enters', () => {
    expect(changedTags('posts', [], post)).toEqual([
      'post:7',
      'posts',
      'address:/2026/01/02/vote',
      'posts:section:1',
      'posts:section:9',
      'posts:tag:2',
      'posts:author:3',
    ])
  })

  it('a move: the lists and addresses of before and after', () => {
    const moved = { ...post, path: '/2026/01/02/ballot', sections: [4], primarySection: 4 }
    const tags = changedTags('posts', [post], moved)
    expect(tags).toEqual(expect.arrayContaining(['posts:section:1', 'posts:section:4']))
    expect(tags).toEqual(expect.arrayContaining(['address:/2026/01/02/vote', 'address:/2026/01/02/ballot']))
    expect(new Set(tags).size).toBe(tags.length)
  })

  it('relationships that came as documents like those that came as ids', () => {
    const populated = {
      ...post,
      sections: [{ id: 1 }],
      primarySection: { id: 1 },
      tags: [{ id: 2 }],
      authors: [{ id: 3 }],
    }
    expect(changedTags('posts', [], populated)).toEqual(changedTags('posts', [], post))
  })

  it('a section: both addresses, because its type decides which is its own, and the sitemap', () => {
    expect(changedTags('sections', [], { id: 1, slug: 'talk' })).toEqual([
      'section:1',
      'address:/section/talk',
      'address:/podcasts/talk',
      'sitemap',
    ])
  })

  it('a redirect: its address in the one spelling', () => {
    expect(changedTags('url-targets', [], { id: 1, path: '/Old/' })).toEqual(['address:/old'])
  })

  it('nothing that readers saw neither before nor after, and nothing that is on no page', () => {
    expect(changedTags('posts', [], null)).toEqual([])
    expect(changedTags('users', [], { id: 1 })).toEqual([])
  })
})
