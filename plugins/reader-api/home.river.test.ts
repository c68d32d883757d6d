import { describe, expect, it } from '@jest/globals'
import { layRiver } from './home.river.ts'

const rows = (...sections: (string | null)[]) =>
  sections.map((primarySection, index) => ({ id: `${index + 1}`, primarySection }))

describe('the home page until it is curated', () => {
  it('shows the newest posts first, 24 of them', () => {
    const { posts } = layRiver(rows(...Array.from({ length: 30 }, () => null)))
    expect(posts).toEqual(Array.from({ length: 24 }, (_, index) => `${index + 1}`))
  })

  it('shows the busiest sections, with their newest 4', () => {
    const { sections } = layRiver(rows('a', 'b', 'b', 'b', 'b', 'b', null))
    expect(sections).toEqual([
      { section: 'b', posts: ['2', '3', '4', '5'] },
      { section: 'a', posts: ['1'] },
    ])
  })

  it('puts the section with the newer post first among equally busy ones', () => {
    expect(layRiver(rows('x', 'y', 'y', 'x')).sections.map(({ section }) => section)).toEqual(['x', 'y'])
  })

  it('shows at most 6 sections, and none for no posts', () => {
    expect(layRiver(rows('1', '2', '3', '4', '5', '6', '7')).sections).toHaveLength(6)
    expect(layRiver([])).toEqual({ posts: [], sections: [] })
  })
})
