/** @jest-environment jsdom */
import { expect, it } from '@jest/globals'
import { registerRichText } from '@lexical/rich-text'
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from 'lexical'
import { registerTextBehindBackspace } from './textBehindBackspace.ts'

it('keeps what is dictated right behind a Backspace', () => {
  const root = document.createElement('div')
  root.contentEditable = 'true'
  document.body.append(root)
  const editor = createEditor({
    onError: (error) => {
      throw error
    },
  })
  editor.setRootElement(root)
  registerRichText(editor)
  registerTextBehindBackspace(editor)
  editor.update(
    () => {
      const text = $createTextNode('Ferry')
      $getRoot().append($createParagraphNode().append(text))
      text.select(4, 5)
    },
    { discrete: true },
  )
  const typed = { bubbles: true, cancelable: true }
  root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', ...typed }))
  const dictated = new InputEvent('beforeinput', { inputType: 'insertText', data: 'i', ...typed })
  // The browser writes it.
  expect(root.dispatchEvent(dictated)).toBe(true)
  expect(editor.read(() => $getRoot().getTextContent())).toBe('Ferr')
})
