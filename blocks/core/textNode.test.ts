import { describe, expect, it } from '@jest/globals'
import { $getRoot, $getSelection, $isRangeSelection } from 'lexical'
import { openBlockEditor } from '../registry/blockEditor.fixtures.ts'
import { blocksFromLexical } from '../registry/lexical.convert.ts'
import { withoutIds } from '../registry/tree.fixtures.ts'
import { blockFixture } from './block.fixtures.ts'
import type { Block } from './block.types.ts'
import { $isTextBlock, $setTextSettings, textSettingsOf } from './textNode.ts'

const treeOf = (editor: ReturnType<typeof openBlockEditor>): Block[] =>
  blocksFromLexical(editor.getEditorState().toJSON())

const place = { anchor: '', className: '' }
const letters = { ...place, font: 'georgia', fontSize: 'md' }

const written: Block[] = [
  blockFixture('paragraph', {
    props: { alignment: 'center', anchor: 'top', className: 'lead', font: 'inter', fontSize: 'lg' },
    content: 'x',
  }),
  blockFixture('heading', { props: { ...place, alignment: 'left', level: 3, anchor: 'what' }, content: 'x' }),
  blockFixture('blockquote', { props: { ...place, className: 'wide' }, content: 'x' }),
  blockFixture('list', {
    props: { ...place, unordered: false, start: 2, type: 'decimal', anchor: 'steps' },
    children: [blockFixture('list-item', { props: { ...letters, width: 50, fontSize: 'sm' }, content: 'x' })],
  }),
]

describe('text blocks in the editor', () => {
  it('keep their settings (docs/spec/editor.md#shared-props)', () => {
    expect(withoutIds(treeOf(openBlockEditor(written)))).toEqual(withoutIds(written))
  })

  it('keep unknown settings, and have the default of unset ones', () => {
    const [block] = treeOf(openBlockEditor([blockFixture('paragraph', { props: { tone: 'dry' }, content: 'x' })]))
    expect(block?.props).toEqual({ alignment: 'left', ...letters, tone: 'dry' })
  })

  it('take up no room in the saved state for unset settings', () => {
    const editor = openBlockEditor([blockFixture('paragraph', { props: { alignment: 'left', ...letters } })])
    expect(editor.getEditorState().toJSON().root.children[0]).not.toHaveProperty('props')
  })

  it('go on in the same letters after Enter, without the anchor and the class', () => {
    const editor = openBlockEditor(written)
    editor.update(
      () => {
        $getRoot().getFirstChildOrThrow().selectEnd()
        const selection = $getSelection()
        if ($isRangeSelection(selection)) selection.insertParagraph()
      },
      { discrete: true },
    )
    expect(treeOf(editor)[1]).toMatchObject({
      type: 'paragraph',
      props: { ...place, alignment: 'center', font: 'inter', fontSize: 'lg' },
    })
  })

  it('take a setting, and give it up again', () => {
    const editor = openBlockEditor(written)
    const [first] = editor.getEditorState().read(() => $getRoot().getChildren())
    const set = (anchor: string | undefined) =>
      editor.update(
        () => {
          if ($isTextBlock(first)) $setTextSettings(first, { anchor })
        },
        { discrete: true },
      )
    const read = () => editor.getEditorState().read(() => ($isTextBlock(first) ? textSettingsOf(first) : null))
    set('bottom')
    expect(read()).toMatchObject({ anchor: 'bottom', font: 'inter' })
    set(undefined)
    expect(read()).not.toHaveProperty('anchor')
  })
})
