import { describe, expect, it } from '@jest/globals'
import { $getRoot } from 'lexical'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { openBlockEditor } from '#blocks/registry/blockEditor.fixtures.ts'
import { $readOutline, type OutlineEntry } from './outline.read.ts'
import { outlineStep, placeAmong, rowsOf } from './outlineRows.ts'

const text = (content: string) => blockFixture('paragraph', { content })
const blocks = [
  blockFixture('heading', { content: 'Winter  schedule', props: { level: 3 } }),
  blockFixture('columns', {
    children: ['Left', 'Right'].map((content) => blockFixture('column', { children: [text(content)] })),
  }),
  blockFixture('image', { props: { caption: '', altText: 'A ferry at the pier' } }),
  text('The last words.'),
]
const read = (): OutlineEntry[] => openBlockEditor(blocks).getEditorState().read($readOutline)
const brief = ({ type, words, level, children }: OutlineEntry): unknown[] => [
  type,
  words,
  level,
  ...(children ? [children.map(brief)] : []),
]

describe('the outline of a text', () => {
  it('lists every block with its words, and what a box holds below it', () => {
    expect(read().map(brief)).toEqual([
      ['heading', 'Winter schedule', 3],
      [
        'columns',
        '',
        null,
        [
          ['column', '', null, [['paragraph', 'Left', null]]],
          ['column', '', null, [['paragraph', 'Right', null]]],
        ],
      ],
      ['image', 'A ferry at the pier', null],
      ['paragraph', 'The last words.', null],
    ])
  })

  it('has as many lines in a box as the box has blocks: a place among the lines is a place in the text', () => {
    const editor = openBlockEditor(blocks)
    editor.getEditorState().read(() => {
      const entries = $readOutline()
      expect(entries.map(({ key }) => key)).toEqual($getRoot().getChildrenKeys())
    })
  })
})

describe('the keys of an outline', () => {
  const entries = read()
  const [heading, columns, image] = entries.map(({ key }) => key)
  const column = entries[1]?.children?.[0]?.key
  const none: ReadonlySet<string> = new Set()
  const step = (key: string, at = '', closed = none) => outlineStep(key, at, rowsOf(entries, closed), closed)

  it('go from line to line, into a box and out of it, and open and close it', () => {
    expect(step('ArrowDown', heading)).toEqual({ type: 'go', key: columns })
    expect(step('ArrowRight', columns)).toEqual({ type: 'go', key: column })
    expect(step('ArrowLeft', columns)).toEqual({ type: 'close', key: columns })
    expect(step('ArrowLeft', entries[1]?.children?.[0]?.children?.[0]?.key)).toEqual({ type: 'go', key: column })
    expect(step('End', heading)).toEqual({ type: 'go', key: entries.at(-1)?.key })
    expect(step('ArrowUp', heading)).toBeNull()
    expect(step('a', heading)).toBeNull()
  })

  it('pass over what a closed box holds', () => {
    const closed = new Set([columns ?? ''])
    expect(step('ArrowDown', columns, closed)).toEqual({ type: 'go', key: image })
    expect(step('ArrowRight', columns, closed)).toEqual({ type: 'open', key: columns })
  })

  it('tell the place of a block among its neighbours', () => {
    expect(placeAmong(entries, image ?? '')).toEqual({ index: 2, count: 4 })
    expect(placeAmong(entries, column ?? '')).toEqual({ index: 0, count: 2 })
    expect(placeAmong(entries, 'none')).toBeNull()
  })
})
