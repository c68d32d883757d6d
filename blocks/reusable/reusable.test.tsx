import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import { checkTree } from '../registry/checks.ts'
import { lexicalFromBlocks } from '../registry/lexical.convert.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { publicTree, reusableIds, wordCount } from '../registry/tree.ts'

const reusable = (id: string, reusableId: string | null = 'election', type = 'reusable') =>
  blockFixture(type, { id, props: { reusableId } })
const text = (id: string, content: string) => blockFixture('paragraph', { id, content })
const bodies = (...blocks: Block[]) => new Map([['election', lexicalFromBlocks(blocks)]])
const tree = (
  blocks: Block[],
  found = bodies(text('a', 'Polls close at 8.'), blockFixture('separator', { id: 's' })),
) => publicTree(lexicalFromBlocks(blocks), found)

describe('reusable', () => {
  it('gives way to the blocks that it names (docs/spec/reader-site.md#reusable-blocks)', () => {
    expect(tree([text('p', 'Before'), reusable('r')]).map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
      'separator',
    ])
  })

  it('does so at any depth and by its other name, and what it holds has rows like the rest', () => {
    const [container] = tree([blockFixture('container', { children: [reusable('r', 'election', 'core/block')] })])
    expect(container?.children.map(({ type, placementRow }) => [type, placementRow])).toEqual([
      ['paragraph', 1],
      ['separator', 2],
    ])
  })

  it('gives its blocks ids of their own, however often it stands in a story', () => {
    const ids = tree([reusable('first'), reusable('second')]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
  })

  it('counts as words of the story', () => {
    expect(wordCount(tree([reusable('r')]))).toBe(4)
  })

  it('is nothing where readers may not see it, or where nothing was chosen', () => {
    expect(tree([reusable('r', 'not-published'), reusable('s', null)])).toEqual([])
  })

  it('leaves out another one inside: nothing can hold itself', () => {
    expect(tree([reusable('r')], bodies(reusable('inner'), text('a', 'x'))).map(({ type }) => type)).toEqual([
      'paragraph',
    ])
  })

  it('tells which ones a body names, each once', () => {
    const state = lexicalFromBlocks([reusable('a'), blockFixture('container', { children: [reusable('b')] })])
    expect(reusableIds(state)).toEqual(['election'])
    expect(reusableIds(null)).toEqual([])
  })

  it('shows what it holds where a tree came with its children', async () => {
    const html = await renderTree([blockFixture('reusable', { children: [blockFixture('separator')] })])
    expect(html).toBe('<hr class="separator" data-beside="clears"/>')
  })

  it('must name one', () => {
    expect([...checkTree([reusable('r', null)], { altTextOf: () => undefined }).values()].flat()).toMatchObject([
      { kind: 'Required', message: 'No reusable block selected' },
    ])
  })
})
