import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { blockFixture } from '../core/block.fixtures.ts'
import { outlineOf } from './outline.ts'

const outline = (...levels: number[]) => [
  ...outlineOf(
    levels.map((level, index) => blockFixture('heading', { id: `${index}`, props: { level }, content: 'x' })),
  ).values(),
]

describe('outlineOf', () => {
  it.each<[string, number[], number[]]>([
    ['keeps what skips nothing', [2, 3, 3, 2], [2, 3, 3, 2]],
    ['raises headings that skip a level, all of a kind alike', [3, 3, 3], [2, 2, 2]],
    ['raises what skips a level in between', [2, 4, 4, 3], [2, 3, 3, 3]],
    ['puts a heading of the first level below the headline', [1, 2, 1], [2, 3, 2]],
    ['starts anew after a larger heading', [4, 2, 3], [2, 2, 3]],
  ])('%s', (_, levels, expected) => {
    expect(outline(...levels)).toEqual(expected)
  })

  it('leaves out headings without text, which are not shown', () => {
    const shown = blockFixture('heading', { id: 'shown', props: { level: 3 }, content: 'x' })
    expect(outlineOf([blockFixture('heading'), shown]).get(shown)).toBe(2)
  })

  it('never skips a level, whatever the editor chose', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 })), (levels) => {
        let before = 1
        for (const level of outline(...levels)) {
          expect(level).toBeGreaterThanOrEqual(2)
          expect(level - before).toBeLessThanOrEqual(1)
          before = level
        }
      }),
    )
  })

  it('counts headings inside containers, and by their other names', () => {
    const inner = blockFixture('core/heading', { props: { level: 4 }, content: 'x' })
    const tree = [blockFixture('heading', { content: 'x' }), blockFixture('container', { children: [inner] })]
    expect(outlineOf(tree).get(inner)).toBe(3)
  })
})
