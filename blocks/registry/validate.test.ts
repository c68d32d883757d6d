import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import { validateTree } from './validate.ts'

const text = blockFixture('paragraph', { content: 'x' })
const messages = (...blocks: Block[]) => validateTree(blocks).map(({ message }) => message)

describe('validateTree', () => {
  it.each<[string, Block, string]>([
    ['a block that nobody knows', blockFixture('hologram'), 'There is no block called "hologram"'],
    ['an item without a list', blockFixture('list-item'), 'List items must be nested in list'],
    ['a column without columns', blockFixture('column', { children: [text] }), 'Columns must be nested in columns'],
    ['a button without a group', blockFixture('button'), 'Buttons must be nested in button group'],
    ['an item without a box', blockFixture('infobox-item'), 'Infobox items must be nested in infobox'],
    [
      'text where only columns may stand',
      blockFixture('columns', { children: [text] }),
      'Paragraph cannot stand in Columns',
    ],
    ['an empty group', blockFixture('button-group'), 'Button Group needs at least 1 block, but has 0'],
    [
      'seven columns',
      blockFixture('columns', {
        children: Array.from({ length: 7 }, (_, index) => blockFixture('column', { id: `${index}`, children: [text] })),
      }),
      'Columns can hold at most 6 blocks, but has 7',
    ],
    ['text in a spacer', blockFixture('spacer', { content: 'x' }), 'Spacer cannot hold text of its own'],
    [
      'a block in a paragraph',
      { ...text, children: [blockFixture('separator')] },
      'Paragraph cannot hold other blocks',
    ],
  ])('finds %s', (_, block, message) => {
    expect(messages(block)).toEqual([message])
  })

  it.each([0, 2001, 20.5, '20'])('finds a spacer of height %j (docs/spec/editor.md#block-limits)', (height) => {
    expect(messages(blockFixture('spacer', { props: { height } }))).toEqual([
      expect.stringMatching(/^Spacer, height: /),
    ])
  })

  it.each([9, 101])('finds a column of width %i (docs/spec/editor.md#block-limits)', (width) => {
    const column = blockFixture('column', { props: { width }, children: [text] })
    expect(messages(blockFixture('columns', { children: [column] }))).toEqual([
      expect.stringMatching(/^Column, width: /),
    ])
  })

  it.each([0, 7])('finds a heading of level %i (docs/spec/editor.md#block-limits)', (level) => {
    expect(messages(blockFixture('heading', { props: { level } }))).toEqual([
      expect.stringMatching(/^Heading, level: /),
    ])
  })

  it('says where in the tree it is, counted from 1', () => {
    const deep = blockFixture('container', { children: [text, blockFixture('hologram', { id: 'deep' })] })
    expect(validateTree([text, deep])).toMatchObject([
      { blockId: 'deep', place: '2.2', message: 'There is no block called "hologram"' },
    ])
  })

  it('accepts a list in a list, and blocks by their other names', () => {
    const list = blockFixture('list', { children: [blockFixture('list', { children: [blockFixture('list-item')] })] })
    expect(messages(list, blockFixture('core/group', { children: [text] }))).toEqual([])
  })
})
