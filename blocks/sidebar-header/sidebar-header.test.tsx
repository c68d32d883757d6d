import { describe, expect, it } from '@jest/globals'
import {
  $getRoot,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  type LexicalEditor,
  type RangeSelection,
} from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { $blockAround, $isBlockNode, ElementBlockNode } from '../core/blockNode.ts'
import { openBlockEditor, outlineOfEditor } from '../registry/blockEditor.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { $pressInSidebarHeader } from './sidebar-header.keys.ts'

const whole = 'sidebar(sidebar-header sidebar-content(paragraph))'

function openAt(offset: number | 'content'): LexicalEditor {
  const editor = openBlockEditor([
    blockFixture('sidebar', {
      children: [
        blockFixture('sidebar-header', { content: 'Bridge' }),
        blockFixture('sidebar-content', { children: [blockFixture('paragraph', { content: 'Old.' })] }),
      ],
    }),
  ])
  editor.update(
    () => {
      const [header, text] = $getRoot().getAllTextNodes()
      if (offset === 'content') text?.select(0, 0)
      else header?.select(offset, offset)
    },
    { discrete: true },
  )
  return editor
}

function withSelection(editor: LexicalEditor, change: (selection: RangeSelection) => void): void {
  editor.update(
    () => {
      const selection = $getSelection()
      if ($isRangeSelection(selection)) change(selection)
    },
    { discrete: true },
  )
}

// Presses a key with Mod and Shift. Answers whether it did something here, and not what the browser does with it.
function press(editor: LexicalEditor, key: string, modifiers = {}): boolean {
  let isStopped = false
  const stop = () => {
    isStopped = true
  }
  const event = {
    key,
    code: '',
    ctrlKey: true,
    metaKey: false,
    shiftKey: true,
    altKey: false,
    preventDefault: stop,
    ...modifiers,
  }
  let isHandled = false
  editor.update(
    () => {
      isHandled = $pressInSidebarHeader(event)
    },
    { discrete: true },
  )
  expect(isStopped).toBe(isHandled)
  return isHandled
}

describe('sidebar-header', () => {
  it('is small unless told otherwise, and left out without text (docs/spec/editor.md#container-and-sidebar)', async () => {
    const html = (props: Record<string, unknown>, content = 'Bridge') =>
      renderTree([blockFixture('sidebar-header', { props, content })])
    expect(await html({})).toBe('<h2 class="sidebar-header sidebar-header--sm">Bridge</h2>')
    expect(await html({ size: 'lg' })).toContain('sidebar-header--lg')
    expect(await html({}, ' ')).toBe('')
  })

  it.each([0, 3, 6])(
    'Enter is blocked, at %i of 6 letters (docs/spec/editor.md#keys-in-a-sidebar-header)',
    (offset) => {
      const editor = openAt(offset)
      withSelection(editor, (selection) => void selection.insertParagraph())
      expect(outlineOfEditor(editor)).toBe(whole)
    },
  )

  it('Backspace at the start is blocked, with text and without (docs/spec/editor.md#keys-in-a-sidebar-header)', () => {
    const editor = openAt(0)
    const collapse = () =>
      withSelection(editor, ({ anchor }) => {
        const header = $blockAround(anchor.getNode())
        expect(header instanceof ElementBlockNode && header.collapseAtStart()).toBe(true)
      })
    collapse()
    expect(outlineOfEditor(editor)).toBe(whole)
    withSelection(editor, ({ anchor }) => anchor.getNode().remove())
    collapse()
    expect(outlineOfEditor(editor)).toBe(whole)
  })

  it('Mod+Shift+Enter inserts a paragraph after the sidebar, and the cursor goes there (docs/spec/editor.md#keys-in-a-sidebar-header)', () => {
    const editor = openAt(3)
    expect(press(editor, 'Enter')).toBe(true)
    expect(outlineOfEditor(editor)).toBe(`${whole} paragraph`)
    withSelection(editor, ({ anchor }) => expect(anchor.getNode().is($getRoot().getLastChild())).toBe(true))
  })

  it.each(['P', 'p'])(
    'Mod+Shift+P (as %j) selects the sidebar (docs/spec/editor.md#keys-in-a-sidebar-header)',
    (key) => {
      const editor = openAt(3)
      expect(press(editor, key)).toBe(true)
      const selected = editor.getEditorState().read(() => {
        const selection = $getSelection()
        const node = $isNodeSelection(selection) ? selection.getNodes()[0] : null
        return $isBlockNode(node) && node.getDefinition().type
      })
      expect(selected).toBe('sidebar')
    },
  )

  it('has those keys in the header only, and with Mod and Shift only', () => {
    const inContent = openAt('content')
    expect(press(inContent, 'Enter')).toBe(false)
    expect(outlineOfEditor(inContent)).toBe(whole)
    expect(press(openAt(3), 'x')).toBe(false)
    expect(press(openAt(3), 'Enter', { shiftKey: false })).toBe(false)
    expect(press(openAt(3), 'p', { ctrlKey: false })).toBe(false)
  })
})
