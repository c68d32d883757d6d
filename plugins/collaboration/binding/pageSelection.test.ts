/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { registerRichText } from '@lexical/rich-text'
import {
  $createNodeSelection,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isNodeSelection,
  $setSelection,
  createEditor,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { registerTypingOnSelectionOfPage } from './pageSelection.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

function editorWith(...lines: string[]): { editor: LexicalEditor; root: HTMLElement } {
  const root = document.createElement('div')
  root.contentEditable = 'true'
  document.body.append(root)
  const editor = createEditor({
    onError: (error) => {
      throw error
    },
  })
  editor.setRootElement(root)
  open.push(registerRichText(editor), registerTypingOnSelectionOfPage(editor), () => root.remove())
  editor.update(
    () => {
      for (const line of lines) $getRoot().append($createParagraphNode().append($createTextNode(line)))
      $getRoot().selectEnd()
    },
    { discrete: true },
  )
  return { editor, root }
}

const letters = (root: HTMLElement, line: number) => {
  const text = root.children[line]?.querySelector('span')?.firstChild
  if (!text) throw new Error('There is no such line')
  return text
}

describe('the selection that keys act on', () => {
  it('is the one in the page, also before the browser has told of it', () => {
    const { editor, root } = editorWith('first', 'second')
    getSelection()?.setBaseAndExtent(letters(root, 0), 1, letters(root, 0), 3)
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true }))
    expect(editor.read(() => $getRoot().getTextContent())).toBe('fst\n\nsecond')
  })

  it('is the one in the page, also when a block was selected and no mouse has chosen the text', () => {
    const { editor, root } = editorWith('first')
    editor.update(() => $setSelection($createNodeSelection()), { discrete: true })
    getSelection()?.setBaseAndExtent(letters(root, 0), 1, letters(root, 0), 3)
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true }))
    expect(editor.read(() => $getRoot().getTextContent())).toBe('fst')
  })

  it('is the one in the page, also for what is typed without a key', () => {
    const { editor, root } = editorWith('first', 'second')
    editor.update(() => $setSelection($createNodeSelection()), { discrete: true })
    getSelection()?.setBaseAndExtent(letters(root, 1), 1, letters(root, 1), 1)
    root.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: 'x', bubbles: true }))
    expect(editor.read(() => $getSelection()?.getStartEndPoints()?.[0].getNode().getTextContent())).toBe('second')
  })

  it('is the block that was selected as a whole, though the browser puts a caret of its own at the beginning', () => {
    const { editor, root } = editorWith('first', 'second')
    getSelection()?.setBaseAndExtent(letters(root, 0), 0, letters(root, 0), 0)
    editor.update(
      () => {
        const selection = $createNodeSelection()
        selection.add($getRoot().getLastChildOrThrow().getKey())
        $setSelection(selection)
      },
      { discrete: true, tag: SKIP_DOM_SELECTION_TAG },
    )
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control', bubbles: true, cancelable: true }))
    expect(editor.read(() => $isNodeSelection($getSelection()))).toBe(true)
  })

  it('stays what it was for a key that is pressed in an input of a block', () => {
    const { editor, root } = editorWith('first')
    const input = document.createElement('input')
    root.append(input)
    getSelection()?.setBaseAndExtent(letters(root, 0), 1, letters(root, 0), 3)
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    expect(
      editor
        .getEditorState()
        ._selection?.getStartEndPoints()
        ?.map(({ offset }) => offset),
    ).toEqual([5, 5])
  })
})
