import { describe, expect, it } from '@jest/globals'
import { $getRoot, $getSelection, $isNodeSelection, type LexicalEditor } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { $isBlockNode, type BlockNode, blockIdOf } from '../core/blockNode.ts'
import type { RowLayoutName } from '../core/rowLayouts.ts'
import { walkBlocks } from '../core/treeWalk.ts'
import { $addRowBelow, $appendRow, $contentOf } from '../homepage-row/homepage-row.command.ts'
import { sectionParts } from '../homepage-section/homepage-section.fixtures.ts'
import { openBlockEditor } from '../registry/blockEditor.fixtures.ts'
import { blocksFromLexical } from '../registry/lexical.convert.ts'
import { $homeSlots, $isShown, $moveStory, $pinOf, $selectFirstSlot, $slotBeside } from './homepage-slot.command.ts'

const slot = (id: string, story = '') =>
  blockFixture('homepage-slot', { id, props: { pinned: story ? { id: story, headline: '', until: null } : null } })
const row = (id: string, layout: RowLayoutName, ...stories: string[]) =>
  blockFixture('homepage-row', {
    id,
    props: { layout },
    children: stories.map((story, index) => slot(`${id}-${index + 1}`, story)),
  })

// Two slots of three are shown in the first row, which has the story "hidden" in its last one.
const open = () =>
  openBlockEditor([
    row('top', 'post_row_2', 'one', '', 'hidden'),
    blockFixture('homepage-section', { id: 'section', children: sectionParts('part') }),
    row('end', 'post_row_2', 'three', ''),
  ])

const change = (editor: LexicalEditor, run: () => void) => editor.update(run, { discrete: true })
const $slot = (id: string): BlockNode => {
  const found = $homeSlots().find((one) => blockIdOf(one) === id)
  if (!found) throw new Error(`There is no slot "${id}"`)
  return found
}
const pinsOf = (editor: LexicalEditor) =>
  [...walkBlocks(blocksFromLexical(editor.getEditorState().toJSON()))].flatMap(({ type, id, props }) =>
    type === 'homepage-slot' && props.pinned ? [[id, Object(props.pinned).id]] : [],
  )
const $selected = () => {
  const selection = $getSelection()
  return $isNodeSelection(selection) ? selection.getNodes().filter($isBlockNode).map(blockIdOf) : []
}
const story = { id: 'moved', headline: 'Moved', until: null }

describe('the slots of the home page', () => {
  it('are found in the order of the page, in sections too, and led through without those that no layout shows', () => {
    open()
      .getEditorState()
      .read(() => {
        expect($homeSlots().map(blockIdOf)).toEqual([
          'top-1',
          'top-2',
          'top-3',
          'part-ferry',
          'part-herons',
          'end-1',
          'end-2',
        ])
        expect($isShown($slot('top-3'))).toBe(false)
        const beside = (id: string, step: 1 | -1) => {
          const found = $slotBeside($slot(id), step)
          return found && blockIdOf(found)
        }
        expect([beside('top-2', 1), beside('part-ferry', -1), beside('top-3', -1)]).toEqual([
          'part-ferry',
          'top-2',
          'top-2',
        ])
        expect([beside('top-1', -1), beside('end-2', 1)]).toEqual([null, null])
      })
  })

  it('swap their stories, across rows and sections', () => {
    const editor = open()
    const one = { id: 'one', headline: '', until: null }
    change(editor, () =>
      expect(
        $moveStory($slot('top-1'), $slot('end-1'), { story: one, met: $pinOf($slot('end-1')), kind: 'swap' }),
      ).toBeNull(),
    )
    expect(pinsOf(editor)).toEqual([
      ['top-1', 'three'],
      ['top-3', 'hidden'],
      ['end-1', 'one'],
    ])
  })

  it('make room past slots that no layout shows, whose pins stay', () => {
    const editor = open()
    change(editor, () =>
      $moveStory($slot('end-2'), $slot('top-1'), { story, met: $pinOf($slot('top-1')), kind: 'shift' }),
    )
    expect(pinsOf(editor)).toEqual([
      ['top-1', 'moved'],
      ['top-2', 'one'],
      ['top-3', 'hidden'],
      ['end-1', 'three'],
    ])
  })

  it('tell which pin was replaced, and let a hidden one come out', () => {
    const editor = open()
    let replaced: unknown
    change(editor, () => {
      const hidden = $pinOf($slot('top-3'))
      if (hidden) replaced = $moveStory($slot('top-3'), $slot('end-1'), { story: hidden, met: null, kind: 'replace' })
    })
    expect(replaced).toMatchObject({ id: 'three' })
    expect(pinsOf(editor)).toEqual([
      ['top-1', 'one'],
      ['end-1', 'hidden'],
    ])
  })
})

describe('rows', () => {
  const types = (editor: LexicalEditor) =>
    blocksFromLexical(editor.getEditorState().toJSON()).map(({ type, id }) => (type === 'homepage-row' ? id : type))

  it('are added below a block and at the end, each with its first slot selected', () => {
    const editor = open()
    change(editor, () => {
      const first = $getRoot().getFirstChild()
      if ($isBlockNode(first)) $addRowBelow(first)
      expect($selected()).toHaveLength(1)
      $appendRow()
    })
    expect(types(editor)).toEqual(['top', expect.any(String), 'homepage-section', 'end', expect.any(String)])
  })

  it('are added to the content of a section', () => {
    const editor = open()
    change(editor, () => {
      const section = $getRoot().getChildAtIndex(1)
      const content = $isBlockNode(section) ? $contentOf(section) : null
      if (content) $appendRow(content)
    })
    const [, section] = blocksFromLexical(editor.getEditorState().toJSON())
    expect(section?.children[1]?.children.map(({ type }) => type)).toEqual(['homepage-row', 'homepage-row'])
  })

  it('lead to their first slot', () => {
    const editor = open()
    change(editor, () => {
      const section = $getRoot().getChildAtIndex(1)
      if ($isBlockNode(section)) $selectFirstSlot(section)
      expect($selected()).toEqual(['part-ferry'])
    })
  })
})
