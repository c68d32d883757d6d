import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { definitionOf } from '../registry/schemas.ts'
import { anyTree } from '../registry/tree.fixtures.ts'
import { blockFixture } from './block.fixtures.ts'
import type { Block } from './block.types.ts'
import { inlineText } from './inlineText.ts'
import { flattenReusable, placeBlocks, walkBlocks } from './treeWalk.ts'

const hasPlacementRow = (type: string) => definitionOf(type)?.hasPlacementRow ?? true
const texts = (blocks: Block[]) => [...walkBlocks(blocks)].map(({ content }) => inlineText(content)).filter(Boolean)

describe('flattenReusable', () => {
  it('leaves no reusable block in any tree, and every text in its order', () => {
    fc.assert(
      fc.property(anyTree, (blocks) => {
        const flat = flattenReusable(blocks)
        expect([...walkBlocks(flat)].filter(({ type }) => type === 'reusable')).toEqual([])
        const withoutOwnText = (list: Block[]) => texts(list)
        expect(withoutOwnText(flat)).toEqual(withoutOwnText(blocks))
      }),
    )
  })

  it('puts the children of a reusable block in its place, at any depth', () => {
    const inner = blockFixture('reusable', { children: [blockFixture('paragraph', { content: 'b' })] })
    const outer = blockFixture('reusable', { children: [blockFixture('paragraph', { content: 'a' }), inner] })
    const flat = flattenReusable([blockFixture('container', { children: [outer] })])
    expect(flat[0]?.children.map(({ type }) => type)).toEqual(['paragraph', 'paragraph'])
  })
})

describe('placeBlocks', () => {
  it('numbers the blocks of each type from 1, in reading order', () => {
    fc.assert(
      fc.property(anyTree, (blocks) => {
        const seen = new Map<string, number>()
        for (const { type, nthOfType } of walkBlocks(placeBlocks(blocks, hasPlacementRow))) {
          seen.set(type, (seen.get(type) ?? 0) + 1)
          expect(nthOfType).toBe(seen.get(type))
        }
      }),
    )
  })

  it('never goes back a row, and leaves none out', () => {
    fc.assert(
      fc.property(anyTree, (blocks) => {
        let row = 0
        for (const placed of walkBlocks(placeBlocks(blocks, hasPlacementRow))) {
          expect(placed.placementRow).toBeGreaterThanOrEqual(row)
          expect(placed.placementRow).toBeLessThanOrEqual(row + 1)
          row = Math.max(row, placed.placementRow)
        }
      }),
    )
  })

  it('changes nothing else', () => {
    fc.assert(
      fc.property(anyTree, (blocks) => {
        const placed = placeBlocks(blocks, hasPlacementRow)
        expect(
          JSON.parse(
            JSON.stringify(placed, (key, value) => (/^(nthOfType|placementRow)$/.test(key) ? undefined : value)),
          ),
        ).toEqual(JSON.parse(JSON.stringify(blocks)))
      }),
    )
  })

  it('gives a group no row of its own: it is in the row of what comes next (docs/spec/reader-site.md#placement-rows)', () => {
    const paragraph = (id: string) => blockFixture('paragraph', { id, content: id })
    const group = blockFixture('container', { children: [paragraph('b'), paragraph('c')] })
    const rows = [...walkBlocks(placeBlocks([paragraph('a'), group, paragraph('d')], hasPlacementRow))].map(
      ({ id, placementRow }) => [id, placementRow],
    )
    expect(rows).toEqual([
      ['a', 1],
      ['container-1', 2],
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ])
  })

  it('keeps what lies in a block with a row in that row', () => {
    const group = blockFixture('button-group', {
      children: [blockFixture('button'), blockFixture('button', { id: 'two' })],
    })
    const rows = [...walkBlocks(placeBlocks([group], hasPlacementRow))].map(({ placementRow }) => placementRow)
    expect(rows).toEqual([1, 1, 1])
  })
})
