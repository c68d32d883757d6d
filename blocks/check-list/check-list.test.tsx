import { describe, expect, it } from '@jest/globals'
import { $createTextNode, $getRoot } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { ElementBlockNode } from '../core/blockNode.ts'
import { openBlockEditor, outlineOfEditor } from '../registry/blockEditor.fixtures.ts'
import { $createBlock } from '../registry/nodes.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('check-list', () => {
  it('is a list of its items', async () => {
    const children = [blockFixture('check-list-item', { content: 'x' })]
    expect(await renderTree([blockFixture('check-list', { props: { anchor: 'storm' }, children })])).toMatch(
      /^<ul id="storm" class="check-list"><li .*<\/li><\/ul>$/,
    )
  })

  it('is left out when nothing is written in it', async () => {
    expect(await renderTree([blockFixture('check-list', { children: [blockFixture('check-list-item')] })])).toBe('')
  })

  it('is created with one item, and puts stray text into another', () => {
    const editor = openBlockEditor([])
    editor.update(() => void $getRoot().clear().append($createBlock('check-list')), { discrete: true })
    expect(outlineOfEditor(editor)).toBe('check-list(check-list-item)')
    editor.update(
      () => {
        const list = $getRoot().getFirstChild()
        if (list instanceof ElementBlockNode) list.append($createTextNode('Typed'))
      },
      { discrete: true },
    )
    expect(outlineOfEditor(editor)).toBe('check-list(check-list-item check-list-item)')
  })
})
