import { describe, expect, it } from '@jest/globals'
import { $getRoot } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import { openBlockEditor, outlineOfEditor } from '../registry/blockEditor.fixtures.ts'
import { blocksFromLexical } from '../registry/lexical.convert.ts'
import { $createBlock } from '../registry/nodes.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { plainText } from '../registry/tree.ts'
import { validateTree } from '../registry/validate.ts'

const header = (content: string) => blockFixture('sidebar-header', { content })
const paragraph = (content: string) => blockFixture('paragraph', { content })
const content = (...children: Block[]) => blockFixture('sidebar-content', { children })
const sidebar = (...children: Block[]) => blockFixture('sidebar', { id: 's', children })

// Returns the normalized sidebar of an editor: its outline and its words in order.
function settled(...children: Block[]): string[] {
  const editor = openBlockEditor([sidebar(...children)])
  // Whatever is changed is looked at.
  editor.update(() => void $getRoot().getFirstChild()?.markDirty(), { discrete: true })
  const words = plainText(blocksFromLexical(editor.getEditorState().toJSON()))
  return [outlineOfEditor(editor), words.replaceAll('\n\n', ' ')]
}

describe('sidebar', () => {
  it('is a box with a header and what it announces, left unless told otherwise (docs/spec/editor.md#container-and-sidebar)', async () => {
    expect(await renderTree([sidebar(header('The bridge'), content(paragraph('Built in 1934.')))])).toBe(
      '<section class="sidebar sidebar--left" data-alignment="left" data-beside="clears"><h2 class="sidebar-header sidebar-header--sm">The bridge</h2><div class="sidebar-content"><p class="paragraph">Built in 1934.</p></div></section>',
    )
  })

  it('is created with a header and a content that starts with a paragraph (docs/spec/editor.md#container-and-sidebar)', () => {
    const editor = openBlockEditor([])
    editor.update(() => void $getRoot().clear().append($createBlock('sidebar')), { discrete: true })
    expect(outlineOfEditor(editor)).toBe('sidebar(sidebar-header sidebar-content(paragraph))')
  })

  const whole = 'sidebar(sidebar-header sidebar-content(paragraph))'
  it.each<[string, Block[], string, string]>([
    ['gets back its header', [content(paragraph('a'))], whole, 'a'],
    ['gets back its content', [header('H')], whole, 'H'],
    ['puts header and content in their order', [content(paragraph('a')), header('H')], whole, 'H a'],
    [
      'makes a paragraph of a second header, where it stood',
      [header('H'), header('I'), content(paragraph('a'))],
      'sidebar(sidebar-header sidebar-content(paragraph paragraph))',
      'H I a',
    ],
    [
      'has one content of two',
      [header('H'), content(paragraph('a')), content(paragraph('b'))],
      'sidebar(sidebar-header sidebar-content(paragraph paragraph))',
      'H a b',
    ],
    [
      'takes in what stands beside its parts',
      [paragraph('a'), header('H'), content(paragraph('b')), paragraph('c')],
      'sidebar(sidebar-header sidebar-content(paragraph paragraph paragraph))',
      'H a b c',
    ],
    ['takes in what stands there alone', [paragraph('a')], whole, 'a'],
  ])(
    '%s: exactly one header, then one content (docs/spec/editor.md#container-and-sidebar)',
    (_, children, outline, words) => {
      expect(settled(...children)).toEqual([outline, words])
    },
  )

  it('that lost both its parts is gone, and its parts elsewhere are plain blocks', () => {
    expect(settled()[0]).toBe('')
    const editor = openBlockEditor([header('H'), content(paragraph('a'))])
    editor.update(
      () => {
        for (const child of $getRoot().getChildren()) child.markDirty()
      },
      { discrete: true },
    )
    expect(outlineOfEditor(editor)).toBe('paragraph paragraph')
  })

  it('with anything else is refused where the editor did not make it', () => {
    const message = 'Sidebar holds exactly Sidebar Header and then Sidebar Content'
    const messages = (...children: Block[]) => validateTree([sidebar(...children)]).map((error) => error.message)
    expect(messages(header('H'), content(paragraph('a')))).toEqual([])
    expect(messages(content(paragraph('a')), header('H'))).toEqual([message])
    expect(messages(header('H'))).toEqual([message])
  })
})
