import { describe, expect, it } from '@jest/globals'
import { $getRoot } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { openBlockEditor, outlineOfEditor } from '../registry/blockEditor.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('sidebar-content', () => {
  it('holds any blocks', async () => {
    const children = [blockFixture('separator')]
    expect(await renderTree([blockFixture('sidebar-content', { children })])).toBe(
      '<div class="sidebar-content"><hr class="separator" data-beside="clears"/></div>',
    )
  })

  it('that was emptied has a paragraph to write in', () => {
    const content = blockFixture('sidebar-content', { children: [blockFixture('separator')] })
    const editor = openBlockEditor([
      blockFixture('sidebar', { children: [blockFixture('sidebar-header', { content: 'Bridge' }), content] }),
    ])
    editor.update(() => void $getRoot().getLastDescendant()?.remove(), { discrete: true })
    expect(outlineOfEditor(editor)).toBe('sidebar(sidebar-header sidebar-content(paragraph))')
  })
})
