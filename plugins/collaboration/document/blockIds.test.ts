import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { blocksFromLexical, lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { anyTree, withoutIds } from '#blocks/registry/tree.fixtures.ts'
import { withIds } from './blockIds.ts'

const paragraph = (id: string, content: string) =>
  blockFixture('paragraph', { id, content, props: schemas.paragraph.props.parse({}) })
// A tree as it comes from the outside: text blocks are named by their place.
const fromOutside = (blocks: Block[]) => blocksFromLexical(lexicalFromBlocks(blocks))
const idsOf = (blocks: Block[]) => [...walkBlocks(blocks)].map(({ id }) => id)
const before = ['a', 'b', 'c', 'd'].map((id) => paragraph(id, `The text of paragraph ${id}.`))
const texts = before

describe('the ids of a story that comes from the outside', () => {
  it('are those it had, where nothing changed', () => {
    fc.assert(
      fc.property(anyTree, (blocks) => {
        const known = withIds(fromOutside(blocks), [])
        expect(withIds(fromOutside(known), known)).toEqual(known)
      }),
    )
  })

  it('are different ones for all blocks, and nothing else about the blocks changes', () => {
    fc.assert(
      fc.property(anyTree, anyTree, (blocks, earlier) => {
        const known = withIds(fromOutside(earlier), [])
        const given = withIds(fromOutside(blocks), known)
        expect(new Set(idsOf(given)).size).toBe(idsOf(given).length)
        expect(idsOf(given).filter((id) => /^[\d.]*$/.test(id) && id.length < 16)).toEqual([])
        expect(withoutIds(given)).toEqual(withoutIds(fromOutside(blocks)))
      }),
    )
  })

  it('stay with a paragraph that was changed, and with its neighbours', () => {
    const changed = texts.map((block, index) =>
      index === 1 ? paragraph('', 'The changed text of paragraph b!') : block,
    )
    expect(idsOf(withIds(fromOutside(changed), before))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('stay with the others when one is put in or taken out', () => {
    const added = withIds(fromOutside([...texts.slice(0, 2), blockFixture('separator'), ...texts.slice(2)]), before)
    expect(idsOf(added)).toEqual(['a', 'b', 'separator-1', 'c', 'd'])
    expect(idsOf(withIds(fromOutside(texts.toSpliced(1, 1)), before))).toEqual(['a', 'c', 'd'])
  })

  it('go along with what was moved', () => {
    const moved = [texts[2], texts[0], texts[1], texts[3]].flatMap((block) => block ?? [])
    expect(idsOf(withIds(fromOutside(moved), before))).toEqual(['c', 'a', 'b', 'd'])
    const inBox = [blockFixture('container', { children: texts.slice(1, 2) }), ...texts.toSpliced(1, 1)]
    expect(idsOf(withIds(fromOutside(inBox), before))).toEqual(['container-1', 'b', 'a', 'c', 'd'])
  })

  it('are those that blocks brought along; a careless copy gets a new one', () => {
    const [first, second] = withIds(
      [blockFixture('separator', { id: 'one' }), blockFixture('separator', { id: 'one' })],
      [],
    )
    expect(first?.id).toBe('one')
    expect(second?.id).not.toBe('one')
  })
})
