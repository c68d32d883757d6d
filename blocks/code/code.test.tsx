import { describe, expect, it } from '@jest/globals'
import { $getRoot } from 'lexical'
import { blockFixture, textRun } from '../core/block.fixtures.ts'
import type { Inline } from '../core/block.types.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { openBlockEditor, outlineOfEditor } from '../registry/blockEditor.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { plainText, publicTree } from '../registry/tree.ts'
import { $enterInCode } from './code.keys.ts'

const lines = (...texts: string[]): Inline[] =>
  texts.flatMap((text, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
    ...(text ? [textRun(text)] : []),
  ])

// Returns the blocks after Enter at the end of this code.
function afterEnter(...texts: string[]) {
  const editor = openBlockEditor([blockFixture('code', { content: lines(...texts) })])
  editor.update(
    () => {
      $getRoot().getFirstDescendant()?.getParentOrThrow().selectEnd()
      $enterInCode(null)
    },
    { discrete: true },
  )
  return { outline: outlineOfEditor(editor), text: plainText(publicTree(editor.getEditorState().toJSON())) }
}

describe('code', () => {
  it('keeps its lines, and can be scrolled with the keyboard', async () => {
    expect(await renderTree([blockFixture('code', { content: lines('if (x) {', '  y()') })])).toBe(
      '<pre class="code" data-beside="narrows" tabindex="0"><code>if (x) {<br/>  y()</code></pre>',
    )
  })

  it('is plain in a feed', async () => {
    const html = await renderTree([blockFixture('code', { content: 'x' })], pageFixture({ medium: 'feed' }))
    expect(html).toBe('<pre class="code" data-beside="narrows"><code>x</code></pre>')
  })

  it('is left out when it is empty', async () => {
    expect(await renderTree([blockFixture('code')])).toBe('')
  })

  it('goes on in a new line with Enter', () => {
    expect(afterEnter('a')).toEqual({ outline: 'code', text: 'a\n' })
  })

  it('is left with Enter after two empty lines, which go', () => {
    expect(afterEnter('a', '', '')).toEqual({ outline: 'code paragraph', text: 'a' })
  })
})
