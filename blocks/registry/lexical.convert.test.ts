import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { blockFixture, textRun } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import type { LexicalNodeJson, LexicalStateJson } from '../core/lexical.types.ts'
import { walkBlocks } from '../core/treeWalk.ts'
import { blocksFromLexical, lexicalFromBlocks } from './lexical.convert.ts'
import { anyTree, withoutIds } from './tree.fixtures.ts'

const thereAndBack = (blocks: Block[]) => blocksFromLexical(lexicalFromBlocks(blocks))
const stateOf = (...children: LexicalNodeJson[]): LexicalStateJson => ({
  root: { ...lexicalFromBlocks([]).root, children },
})
const ownNodes = new Set(['image', 'pullquote', 'container', 'columns', 'column', 'from-the-future', 'reusable'])

describe('the way between block tree and editor', () => {
  it('keeps every text, mark, property and child of any tree, in order', () => {
    fc.assert(
      fc.property(
        anyTree.filter((blocks) => blocks.length > 0),
        (blocks) => {
          expect(withoutIds(thereAndBack(blocks))).toEqual(withoutIds(blocks))
        },
      ),
    )
  })

  it('keeps the ids of our own blocks', () => {
    const ids = (blocks: Block[]) =>
      [...walkBlocks(blocks)].filter(({ type }) => ownNodes.has(type)).map(({ id }) => id)
    fc.assert(
      fc.property(anyTree, (blocks) => {
        expect(ids(thereAndBack(blocks))).toEqual(ids(blocks))
      }),
    )
  })

  it('changes nothing the second time: what it makes is the one form of a story', () => {
    fc.assert(
      fc.property(anyTree, (blocks) => {
        const once = thereAndBack(blocks)
        expect(thereAndBack(once)).toEqual(once)
        expect(lexicalFromBlocks(once)).toEqual(lexicalFromBlocks(thereAndBack(once)))
      }),
    )
  })

  it('survives JSON, as a database and an API make of it', () => {
    fc.assert(
      fc.property(anyTree, (blocks) => {
        const state = lexicalFromBlocks(blocks)
        expect(blocksFromLexical(JSON.parse(JSON.stringify(state)))).toEqual(blocksFromLexical(state))
      }),
    )
  })

  it('makes an empty paragraph of an empty tree, because an editor needs a line to stand in', () => {
    expect(thereAndBack([])).toMatchObject([
      { id: '0', type: 'paragraph', props: { alignment: 'left' }, children: [], content: [] },
    ])
  })

  it('reads nothing as nothing', () => {
    expect(blocksFromLexical(null)).toEqual([])
    expect(blocksFromLexical(undefined)).toEqual([])
  })

  it('keeps text that stands where a block should, in a paragraph of its own', () => {
    const text = { type: 'text', version: 1, text: 'adrift', format: 0 }
    const [paragraph, ...others] = blocksFromLexical(stateOf(text))
    expect(paragraph).toMatchObject({ type: 'paragraph', content: [textRun('adrift')] })
    expect(others).toEqual([])
  })

  it.each([
    ['start', 'left'],
    ['end', 'right'],
    ['', 'left'],
    ['center', 'center'],
  ])('reads the alignment "%s" as %s', (format, alignment) => {
    const paragraph = { type: 'paragraph', version: 1, format, children: [] }
    const [block] = blocksFromLexical(stateOf(paragraph))
    expect(block?.props).toMatchObject({ alignment })
  })

  it('reads a list that stands alone in an item as a list in the list', () => {
    const nested = blockFixture('list', { id: 'nested', children: [blockFixture('list-item', { content: 'b' })] })
    const tree = [blockFixture('list', { children: [blockFixture('list-item', { content: 'a' }), nested] })]
    expect(thereAndBack(tree)[0]?.children.map(({ type }) => type)).toEqual(['list-item', 'list'])
  })
})
