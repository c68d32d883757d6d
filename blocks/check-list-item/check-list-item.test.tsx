import { describe, expect, it } from '@jest/globals'
import { $getRoot } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { ElementBlockNode } from '../core/blockNode.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { openBlockEditor, outlineOfEditor } from '../registry/blockEditor.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { publicTree } from '../registry/tree.ts'
import { $enterInCheckList } from './check-list-item.keys.ts'

const item = (content: string, props = {}) => blockFixture('check-list-item', { id: `i${content}`, props, content })

// An editor with a list of these items, after a key was pressed in the last one.
function pressInLast(texts: string[], event: Parameters<typeof $enterInCheckList>[0]) {
  const editor = openBlockEditor([blockFixture('check-list', { children: texts.map((text) => item(text)) })])
  let isHandled = false
  editor.update(
    () => {
      const list = $getRoot().getFirstChild()
      const last = list instanceof ElementBlockNode ? list.getLastChild() : null
      if (last instanceof ElementBlockNode) last.selectEnd()
      isHandled = $enterInCheckList(event)
    },
    { discrete: true },
  )
  return { editor, isHandled }
}

describe('check-list-item', () => {
  it('says whether it is done, in a word that is heard', async () => {
    expect(await renderTree([item('x', { checked: true })])).toBe(
      '<li class="check-list-item check-list-item--done"><span class="visually-hidden">Done: </span>x</li>',
    )
    expect(await renderTree([item('x')])).toContain('To do: ')
  })

  it('has its sign in the text of a feed, which has no styles', async () => {
    const page = pageFixture({ medium: 'feed' })
    expect(await renderTree([item('x', { checked: true })], page)).toContain('☑ ')
    expect(await renderTree([item('x')], page)).toContain('☐ ')
  })

  it('that is empty is left out', async () => {
    expect(await renderTree([item(' ')])).toBe('')
  })

  it('that is last and empty is left with Enter, for a paragraph below the list', () => {
    const { editor, isHandled } = pressInLast(['a', ''], null)
    expect(isHandled).toBe(true)
    expect(outlineOfEditor(editor)).toBe('check-list(check-list-item) paragraph')
  })

  it('with text, or alone, is not left with Enter', () => {
    expect(pressInLast(['a', 'b'], null).isHandled).toBe(false)
    expect(pressInLast([''], null).isHandled).toBe(false)
  })

  it('is ticked with Mod+Enter', () => {
    const event = {
      key: 'Enter',
      code: 'Enter',
      ctrlKey: true,
      metaKey: false,
      shiftKey: false,
      altKey: false,
      preventDefault: () => undefined,
    }
    const { editor } = pressInLast(['a', 'b'], event)
    const [list] = publicTree(editor.getEditorState().toJSON())
    expect(list?.children.map(({ props }) => props.checked)).toEqual([false, true])
  })
})
