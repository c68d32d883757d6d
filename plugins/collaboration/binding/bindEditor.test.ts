/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals'
import { $createHeadingNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  ElementNode,
  type LexicalEditor,
  TextNode,
} from 'lexical'
import * as Y from 'yjs'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { openBlockEditor, outlineOfEditor } from '#blocks/registry/blockEditor.fixtures.ts'
import { sharedTree } from '../document/document.layout.ts'
import { Segment } from '../document/flatText.read.ts'
import { readTree } from '../document/tree.read.ts'
import { writeTree } from '../document/tree.write.ts'
import { bindEditor } from './bindEditor.ts'

const paragraph = (id: string, text: string): Block => ({
  id,
  type: 'paragraph',
  props: { alignment: 'left' },
  children: [],
  content: text ? [{ type: 'text', text, marks: [] }] : [],
})

function room(...blocks: Block[]) {
  return roomOf(openBlockEditor([]), blocks)
}

function roomOf(editor: LexicalEditor, blocks: Block[]) {
  const document = new Y.Doc()
  const tree = sharedTree(document, 'body')
  writeTree(tree, blocks, {})
  const binding = bindEditor(editor, document, 'body', {})
  const colleague = (...now: Block[]) => writeTree(tree, now, { colleague: true })
  return { document, editor, binding, colleague, shared: () => readTree(tree) }
}

function inEditor(editor: LexicalEditor, change: () => void): void {
  editor.update(change, { discrete: true })
}

function $selectIn(index: number, offset: number): void {
  const block = $getRoot().getChildAtIndex(index)
  const text = $isElementNode(block) ? block.getFirstChildOrThrow() : null
  if (!text) throw new Error('There is no text to select in')
  const selection = block && $isElementNode(block) ? block.selectStart() : null
  selection?.anchor.set(text.getKey(), offset, 'text')
  selection?.focus.set(text.getKey(), offset, 'text')
}

const textsOf = (tree: Block[]) =>
  tree.map(({ content }) => content.map((run) => ('text' in run ? run.text : '|')).join(''))

describe('an editor bound to a shared document', () => {
  it('keeps the nodes of the draft that it came with, where the document says the same', () => {
    const image = blockFixture('image', { id: 'i' })
    const list = {
      ...blockFixture('list', { id: 'l' }),
      children: [blockFixture('list-item', { id: 'li', content: 'six' })],
    }
    const draft = [paragraph('1', 'one'), paragraph('2', 'two'), paragraph('3', 'three'), image, list]
    const editor = openBlockEditor(draft)
    const keys = () => editor.read(() => $getRoot().getChildrenKeys())
    const before = keys()
    const now = draft.map((block) => ({ ...block, id: block === image ? 'i' : `d${block.id}` }))
    const { shared } = roomOf(editor, now.with(1, paragraph('d2', 'Other words')))
    expect(keys().map((key, index) => key === before[index])).toEqual([true, false, true, true, true])
    inEditor(editor, () => $selectIn(0, 3))
    inEditor(editor, () => void $getSelection()?.insertText('!'))
    expect(shared().map(({ id }) => id)).toEqual(['d1', 'd2', 'd3', 'i', 'dl'])
    expect(textsOf(shared())).toEqual(['one!', 'Other words', 'three', '', ''])
  })

  it('shows what the document says', () => {
    const { editor } = room(paragraph('a', 'one'), paragraph('b', 'two'))
    expect(editor.read(() => $getRoot().getTextContent())).toBe('one\n\ntwo')
  })

  it('shows it over what the editor held before, also where that is not drawn yet', () => {
    const document = new Y.Doc()
    const tree = sharedTree(document, 'body')
    writeTree(tree, [paragraph('a', 'one')], {})
    const editor = openBlockEditor([])
    editor.update(() => void $getRoot().append($createParagraphNode().append($createTextNode('one'))))
    bindEditor(editor, document, 'body', {})
    expect(textsOf(readTree(tree))).toEqual(['one'])
    expect(editor.read(() => $getRoot().getTextContent())).toBe('one')
  })

  it('writes what is typed', () => {
    const { editor, shared } = room(paragraph('a', 'harbor'))
    inEditor(editor, () => {
      $selectIn(0, 6)
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.insertText('s')
    })
    expect(textsOf(shared())).toEqual(['harbors'])
  })

  it('takes a keystroke for a change of what was on the screen, not of what has just arrived', () => {
    const { editor, binding, colleague, shared } = room(paragraph('a', 'harbor'))
    colleague(paragraph('a', 'the harbor'))
    inEditor(editor, () => {
      $selectIn(0, 6)
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.insertText('s')
    })
    binding.refresh()
    expect(textsOf(shared())).toEqual(['the harbors'])
    expect(editor.read(() => $getRoot().getTextContent())).toBe('the harbors')
  })

  it('holds the caret at its letter', () => {
    const { editor, binding, colleague } = room(paragraph('a', 'harbor'))
    inEditor(editor, () => $selectIn(0, 3))
    colleague(paragraph('a', 'the harbor'))
    binding.refresh()
    const offset = editor.read(() => {
      const selection = $getSelection()
      return $isRangeSelection(selection) ? selection.anchor.offset : null
    })
    expect(offset).toBe(7)
  })

  it('shows nothing in the middle of a command, and takes nothing for written that is only not shown yet', async () => {
    const { editor, binding, colleague, document } = room(paragraph('a', 'harbor'))
    colleague(paragraph('a', 'port'))
    let changes = 0
    document.on('update', () => {
      changes += 1
    })
    inEditor(editor, () => binding.refresh())
    await Promise.resolve()
    expect(editor.read(() => $getRoot().getTextContent())).toBe('port')
    expect(changes).toBe(0)
  })

  it('leaves the nodes alone that did not change', () => {
    const { editor, binding, colleague } = room(paragraph('a', 'one'), paragraph('b', 'two'))
    const keys = () => editor.read(() => $getRoot().getChildrenKeys())
    const before = keys()
    colleague(paragraph('a', 'one!'), paragraph('b', 'two'))
    binding.refresh()
    expect(keys()).toEqual(before)
  })

  it('keeps a paragraph that becomes a heading the same block: a colleague goes on writing in it', () => {
    const { editor, binding, colleague, shared } = room(paragraph('a', 'harbor'))
    inEditor(editor, () => {
      $selectIn(0, 0)
      $setBlocksType($getSelection(), () => $createHeadingNode('h2'))
    })
    expect(shared().map(({ id, type }) => [id, type])).toEqual([['a', 'heading']])
    colleague({ ...paragraph('a', 'harbors'), type: 'heading', props: { level: 2 } })
    binding.refresh()
    expect(editor.read(() => $getRoot().getTextContent())).toBe('harbors')
  })

  it('keeps a heading that is cut in two after a break where its beginning is, whatever each half becomes', () => {
    const heading: Block = { ...paragraph('a', ''), type: 'heading', props: { level: 2 } }
    const content: Block['content'] = [
      { type: 'text', text: 'harbor', marks: [] },
      { type: 'hardBreak' },
      { type: 'text', text: 'ferry', marks: [] },
    ]
    const { editor, shared } = room({ ...heading, content })
    inEditor(editor, () => $getRoot().getAllTextNodes().at(-1)?.select(0, 0).insertParagraph())
    expect(shared().map(({ id, type }) => [id === 'a', type])).toEqual([
      [true, 'paragraph'],
      [false, 'heading'],
    ])
    expect(textsOf(shared())).toEqual(['harbor|', 'ferry'])
  })

  it('shows lists within lists', () => {
    const item = (id: string, text: string): Block => ({ ...paragraph(id, text), type: 'list-item', props: {} })
    const list = (id: string, ...children: Block[]): Block => ({
      ...paragraph(id, ''),
      type: 'list',
      props: {},
      children,
    })
    const { editor, binding, colleague } = room(list('l', item('a', 'one')))
    colleague(list('l', item('a', 'one'), list('m', item('b', 'two'))))
    binding.refresh()
    expect(outlineOfEditor(editor)).toBe('list(list-item list(list-item))')
  })

  it('says nothing any more once it is taken off', () => {
    const { editor, binding, colleague, shared } = room(paragraph('a', 'one'))
    binding.destroy()
    colleague(paragraph('a', 'two'))
    binding.refresh()
    expect(editor.read(() => $getRoot().getTextContent())).toBe('one')
    inEditor(editor, () => $getRoot().clear())
    expect(textsOf(shared())).toEqual(['two'])
  })
})

describe('a letter in a story', () => {
  // Only where an editor is drawn does a letter make another root.
  const story = (blocks: number) =>
    roomOf(
      openBlockEditor([], document.createElement('div')),
      Array.from({ length: blocks }, (_, index) => paragraph(`p${index}`, `What stands in paragraph ${index}`)),
    )
  /** Counts the nodes that are read and followed, and the texts of the shared document that are read. */
  const looksOf = async (change: () => void) => {
    const looks = {
      read: jest.spyOn(TextNode.prototype, 'exportJSON'),
      followed: jest.spyOn(Object.getPrototypeOf(ElementNode.prototype), 'isAttached'),
      texts: jest.spyOn(Segment.prototype, 'read'),
    }
    change()
    // What arrives is shown a microtask later.
    await Promise.resolve()
    const { read, followed, texts } = looks
    const counts = [read, followed, texts].map(({ mock }) => mock.calls.length)
    for (const look of [read, followed, texts]) look.mockRestore()
    return counts
  }
  const typed = async (blocks: number) => {
    const { editor, shared } = story(blocks)
    inEditor(editor, () => $selectIn(10, 4))
    const type = (letter: string) => inEditor(editor, () => void $getSelection()?.insertText(letter))
    type('a')
    const counts = await looksOf(() => type('b'))
    expect(textsOf(shared())[10]).toBe('Whatab stands in paragraph 10')
    return counts
  }
  const arrived = async (blocks: number) => {
    const { editor, colleague, shared } = story(blocks)
    const type = (text: string) => colleague(...shared().with(10, paragraph('p10', text)))
    type('What stands in paragraph')
    await Promise.resolve()
    const counts = await looksOf(() => type('What stands in the paragraph'))
    expect(editor.read(() => $getRoot().getChildAtIndex(10)?.getTextContent())).toBe('What stands in the paragraph')
    return counts
  }

  it('looks at as much of a long story as of a short one', async () => {
    const counts = await typed(200)
    expect(counts).toEqual([1, expect.any(Number), 1])
    expect(counts).toEqual(await typed(20))
  })

  it('that arrives from elsewhere looks at as much of a long story as of a short one', async () => {
    const counts = await arrived(200)
    // The room's document and the copy that the editor shows.
    expect(counts).toEqual([1, expect.any(Number), 2])
    expect(counts).toEqual(await arrived(20))
  })
})
