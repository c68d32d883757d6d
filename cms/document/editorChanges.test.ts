/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process'
import { describe, expect, it, jest } from '@jest/globals'
import { $getRoot, $isElementNode, type LexicalEditor } from 'lexical'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { $isBlockNode, $setProps } from '#blocks/core/blockNode.ts'
import { openBlockEditor } from '#blocks/registry/blockEditor.fixtures.ts'
import { blockChangesOf, type EditorChange, onEditorChange } from './editorChanges.ts'

const blocks = [
  blockFixture('paragraph', { content: 'The ferry' }),
  blockFixture('paragraph', {}),
  blockFixture('image', {}),
]

function changeBy(editor: LexicalEditor, $change: () => void): EditorChange | undefined {
  const changes: EditorChange[] = []
  const stop = onEditorChange(editor, (change) => changes.push(change))
  editor.update($change, { discrete: true })
  stop()
  return changes.at(-1)
}

const $write = (index: number, text: string) => {
  const line = $getRoot().getChildAtIndex(index)
  if ($isElementNode(line)) line.selectEnd().insertText(text)
}

describe('what follows an editor', () => {
  it('is told by one listener, in the order in which it came, until it ends', () => {
    const editor = openBlockEditor(blocks)
    const register = jest.spyOn(editor, 'registerUpdateListener')
    const notified: string[] = []
    const stops = ['first', 'second', 'third'].map((name) => onEditorChange(editor, () => notified.push(name)))
    stops[1]?.()
    editor.update(() => $write(0, '!'), { discrete: true })
    expect([register.mock.calls.length, notified]).toEqual([1, ['first', 'third']])
  })

  it('listens through the dispatcher; only what stands around the binding has its place among the listeners', () => {
    const users = execFileSync('git', ['grep', '-l', 'registerUpdateListener', '--', 'cms'], { encoding: 'utf8' })
    const files = users
      .trim()
      .split('\n')
      .filter((file) => !file.includes('.test.'))
    expect(files).toEqual(['cms/document/editorChanges.ts', 'cms/editor/SharedText.plugin.tsx'])
  })

  it.each(['without a page', 'that is drawn'])('knows letters from all else in an editor %s', (kind) => {
    const editor = openBlockEditor(blocks, kind === 'that is drawn' ? document.createElement('div') : undefined)
    const isLetters = ($change: () => void) => changeBy(editor, $change)?.isLetters
    expect(isLetters(() => $write(0, ' left'))).toBe(true)
    // A first letter is a new node.
    expect(isLetters(() => $write(1, 'A'))).toBe(false)
    expect(isLetters(() => $write(1, 't'))).toBe(true)
    expect(isLetters(() => void $getRoot().getFirstChild()?.insertBefore($getRoot().getLastChildOrThrow()))).toBe(false)
    const $caption = () => {
      const image = $getRoot().getFirstChild()
      if ($isBlockNode(image)) $setProps(image, { caption: 'At the pier' })
    }
    expect(isLetters($caption)).toBe(false)
    expect(isLetters(() => void $getRoot().getFirstChild()?.remove())).toBe(false)
  })

  it('knows a caret that moves, and a text that was replaced', () => {
    const editor = openBlockEditor(blocks)
    expect(changeBy(editor, () => void $getRoot().selectStart())?.isContent).toBe(false)
    const earlier = editor.getEditorState()
    editor.update(() => $write(0, '!'), { discrete: true })
    const replaced: EditorChange[] = []
    onEditorChange(editor, (change) => replaced.push(change))
    editor.setEditorState(earlier)
    expect(replaced).toEqual([expect.objectContaining({ isContent: true, isLetters: false, isReplaced: true })])
  })

  it('counts what is more than letters', () => {
    const editor = openBlockEditor(blocks)
    const changes = blockChangesOf(editor)
    editor.update(() => $write(0, '!'), { discrete: true })
    expect(changes.get()).toBe(0)
    editor.update(() => void $getRoot().getLastChild()?.remove(), { discrete: true })
    expect(changes.get()).toBe(1)
  })
})
