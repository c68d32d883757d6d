import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Block } from '../core/block.types.ts'
import { inlineText } from '../core/inlineText.ts'
import { walkBlocks } from '../core/treeWalk.ts'
import { normalizeTree } from './normalizeTree.ts'
import { schemas } from './schemas.ts'
import { validateTree } from './validate.ts'

function block(type: string, id: string, rest: Partial<Block> = {}): Block {
  return { id, type, props: {}, children: [], content: [], ...rest }
}

const text = (letters: string): Block['content'] => (letters ? [{ type: 'text', text: letters, marks: [] }] : [])

const lettersOf = (tree: Block[]) =>
  [...walkBlocks(tree)]
    .map(({ content }) => inlineText(content))
    .join('')
    .split('')
    .toSorted()
    .join('')

const outline = (tree: Block[]): string =>
  tree.map(({ type, children }) => (children.length > 0 ? `${type}(${outline(children)})` : type)).join(' ')

const withIds = (blocks: Block[], prefix: string): Block[] =>
  blocks.map((one, index) => {
    const id = `${prefix}${index}`
    return { ...one, id, children: withIds(one.children, `${id}.`) }
  })

// Trees of blocks that exist, in any place, with any text: what several people at once may make.
const anyTree: fc.Arbitrary<Block[]> = fc
  .letrec<{ blocks: Block[]; block: Block }>((tie) => ({
    blocks: fc.oneof({ depthSize: 'small' }, fc.constant<Block[]>([]), fc.array(tie('block'), { maxLength: 4 })),
    block: fc.record({
      id: fc.constant(''),
      type: fc.constantFrom(...Object.keys(schemas), 'teleporter'),
      props: fc.constant({}),
      children: tie('blocks'),
      content: fc.string({ maxLength: 3 }).map(text),
    }),
  }))
  .blocks.map((blocks) => withIds(blocks, 'b'))

describe('the normal form of a tree', () => {
  it('could have been made in the editor, and has lost no letter', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const normal = normalizeTree(tree)
        expect(validateTree(normal)).toEqual([])
        expect(lettersOf(normal)).toBe(lettersOf(tree))
        const ids = [...walkBlocks(normal)].map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  it('is its own normal form', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const normal = normalizeTree(tree)
        expect(normalizeTree(normal)).toEqual(normal)
      }),
    )
  })

  it('gives an emptied column a paragraph with an id that follows from the column’s', () => {
    const [columns] = normalizeTree([block('columns', 'a', { children: [block('column', 'b')] })])
    expect(columns?.children[0]?.children.map(({ id, type }) => [id, type])).toEqual([['b-paragraph', 'paragraph']])
  })

  it('never takes an id for it that a block had before', () => {
    const [container] = normalizeTree([block('container', 'c')], (id) => id === 'c-paragraph')
    expect(container?.children[0]?.id).toBe('c-paragraph-2')
  })

  it('puts a part that lost its box among the blocks, as what it holds', () => {
    expect(outline(normalizeTree([block('column', 'c', { children: [block('spacer', 's')] })]))).toBe('spacer')
    expect(outline(normalizeTree([block('button', 'b', { content: text('Tickets') })]))).toBe('paragraph')
  })

  it('lifts what a box may not hold behind it', () => {
    const tree = [block('button-group', 'g', { children: [block('button', 'b'), block('spacer', 's')] })]
    expect(outline(normalizeTree(tree))).toBe('button-group(button) spacer')
  })

  it('drops a box that has none of the parts it needs', () => {
    expect(outline(normalizeTree([block('button-group', 'g'), block('spacer', 's')]))).toBe('spacer')
  })

  it('of nothing is an empty paragraph', () => {
    expect(outline(normalizeTree([]))).toBe('paragraph')
  })
})
