import { describe, expect, it } from '@jest/globals'
import { registerList } from '@lexical/list'
import { registerRichText } from '@lexical/rich-text'
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  DELETE_CHARACTER_COMMAND,
  INDENT_CONTENT_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_BACKSPACE_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import { inlineText } from '../core/inlineText.ts'
import { registerListItemKeys } from '../list-item/list-item.keys.ts'
import { openBlockEditor } from './blockEditor.fixtures.ts'
import { blocksFromLexical } from './lexical.convert.ts'

function brief({ type, content, children }: Block): string {
  const text = inlineText(content)
  const inside = [...(text ? [JSON.stringify(text)] : []), ...children.map(brief)].join(' ')
  return inside ? `${type}(${inside})` : type
}

// An editor with these blocks and the keys that a body has; "|" in a text is the caret.
function open(...blocks: Block[]): LexicalEditor {
  const editor = openBlockEditor(blocks)
  registerRichText(editor)
  registerList(editor)
  registerListItemKeys(editor)
  editor.update(
    () => {
      const text = $getRoot()
        .getAllTextNodes()
        .find((node) => node.getTextContent().includes('|'))
      const offset = text?.getTextContent().indexOf('|') ?? 0
      if (!text) throw new Error('The caret is nowhere')
      if (text.getTextContent() === '|') {
        const parent = text.getParentOrThrow()
        text.remove()
        parent.select(0, 0)
      } else {
        text.spliceText(offset, 1, '')
        text.select(offset, offset)
      }
    },
    { discrete: true },
  )
  return editor
}

const treeOf = (editor: LexicalEditor) => blocksFromLexical(editor.getEditorState().toJSON()).map(brief).join(' ')

// Returns the story after a key was pressed; "|" is the caret.
function storyAfter(editor: LexicalEditor, press: () => void): string {
  editor.update(press, { discrete: true })
  editor.update(
    () => {
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.insertText('|')
    },
    { discrete: true },
  )
  return treeOf(editor)
}

const enter = (editor: LexicalEditor) =>
  storyAfter(editor, () => editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined))
const indent = (editor: LexicalEditor) =>
  storyAfter(editor, () => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined))
const outdent = (editor: LexicalEditor) =>
  storyAfter(editor, () => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined))

// Sends Backspace as a keyboard does: the key first, then the deletion where the key was not handled.
const backspace = (editor: LexicalEditor) =>
  storyAfter(editor, () => {
    const { event, isTaken } = key()
    editor.dispatchCommand(KEY_BACKSPACE_COMMAND, event)
    if (!isTaken()) editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true)
  })

function key() {
  let isPrevented = false
  const event = Object.assign(Object.create(null), {
    preventDefault: () => {
      isPrevented = true
    },
  })
  return { event, isTaken: () => isPrevented }
}

const text = (content: string) => blockFixture('paragraph', { content })
const group = (...labels: string[]) =>
  blockFixture('button-group', { children: labels.map((content) => blockFixture('button', { content })) })
const item = (content: string) => blockFixture('list-item', { content })
const list = (...children: Block[]) => blockFixture('list', { children })

describe('keys in a button group (docs/spec/editor.md#keys-in-a-button-group)', () => {
  it('Enter splits the button’s text into a new button after it', () => {
    expect(enter(open(group('Read|more', 'Other')))).toBe(
      'button-group(button("Read") button("|more") button("Other"))',
    )
  })

  it('Backspace on another empty button removes it, and the caret goes to the end of the one before', () => {
    expect(backspace(open(group('One', '|', 'Two')))).toBe('button-group(button("One|") button("Two"))')
  })
})

describe('keys in a list (docs/spec/editor.md#keys-in-a-list)', () => {
  it('Tab indents an item, Shift-Tab brings it back', () => {
    expect(indent(open(list(item('One'), item('Two|'))))).toBe('list(list-item("One") list(list-item("Two|")))')
    expect(outdent(open(list(item('One'), list(item('Two|')))))).toBe('list(list-item("One") list-item("Two|"))')
  })

  it('Backspace in the only item of a list, when it is empty, makes a paragraph of the list', () => {
    expect(backspace(open(text('a'), list(item('|'))))).toBe('paragraph("a") paragraph("|")')
  })

  it('Backspace in the only item of an inner list, when it is empty, removes that list', () => {
    expect(backspace(open(list(item('One'), list(item('|')), item('Two'))))).toBe(
      'list(list-item("One|") list-item("Two"))',
    )
  })

  it('Backspace at the start of an inner item with text, or with others, brings it out', () => {
    expect(backspace(open(list(item('One'), list(item('|a')))))).toBe('list(list-item("One") list-item("|a"))')
    expect(backspace(open(list(item('One'), list(item('|'), item('b')))))).toBe(
      'list(list-item("One") list-item("|") list(list-item("b")))',
    )
  })
})

describe('keys in a quotation (docs/spec/editor.md#keys-in-a-blockquote)', () => {
  it('Enter at the end inserts a paragraph after it, and goes there', () => {
    expect(enter(open(blockFixture('blockquote', { content: 'We had no choice.|' })))).toBe(
      'blockquote("We had no choice.") paragraph("|")',
    )
  })
})

describe('keys in an infobox (docs/spec/editor.md#automatic-deletion)', () => {
  it('Enter makes another item after the one with the caret', () => {
    const infobox = blockFixture('infobox', {
      children: [blockFixture('infobox-item', { props: { type: 'address' }, content: 'Pier 4|' })],
    })
    expect(enter(open(infobox))).toBe('infobox(infobox-item("Pier 4") infobox-item("|"))')
  })
})
