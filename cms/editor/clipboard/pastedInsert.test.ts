import { describe, expect, it } from '@jest/globals'
import { $createNodeSelection, $getRoot, $setSelection, type LexicalEditor } from 'lexical'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { openBlockEditor } from '#blocks/registry/blockEditor.fixtures.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { hasBlock } from '#blocks/registry/nodes.ts'
import { fittingBlocks } from '#plugins/importing/clipboard/fitting.ts'
import { $insertPasted } from './pastedInsert.ts'

const paragraph = (content: string, id = content) => blockFixture('paragraph', { id, content })

function brief({ type, content, children }: Block): string {
  const inside = [inlineText(content).replaceAll('\n', '⏎'), ...children.map(brief)].filter(Boolean).join(' ')
  return inside ? `${type}(${inside})` : type
}

const treeOf = (editor: LexicalEditor) => blocksFromLexical(editor.getEditorState().toJSON()).map(brief).join(' ')

function $caretBehind(words: string): void {
  const text = $getRoot()
    .getAllTextNodes()
    .find((node) => node.getTextContent().includes(words))
  const offset = (text?.getTextContent().indexOf(words) ?? 0) + words.length
  text?.select(offset, offset)
}

// Returns a story after blocks have been pasted behind these words of it.
function pasteBehind(story: Block[], words: string, pasted: Block[]): string {
  const editor = openBlockEditor(story)
  editor.update(
    () => {
      $caretBehind(words)
      $insertPasted(fittingBlocks(pasted, (type) => hasBlock(editor, type)))
    },
    { discrete: true },
  )
  return treeOf(editor)
}

const cell = (content: string) => blockFixture('table-cell', { id: content, content })
const table = blockFixture('table', {
  children: [blockFixture('table-row', { children: [cell('Year'), cell('Riders')] })],
})

describe('pasted blocks', () => {
  it('a lone paragraph is text of the line that the caret is in', () => {
    expect(pasteBehind([paragraph('one two')], 'one', [paragraph(' and a half')])).toBe('paragraph(one and a half two)')
  })

  it('several paragraphs part the one that the caret is in', () => {
    expect(pasteBehind([paragraph('onetwo')], 'one', [paragraph('A'), paragraph('B')])).toBe(
      'paragraph(oneA) paragraph(Btwo)',
    )
  })

  it('a picture stands between the halves', () => {
    expect(pasteBehind([paragraph('onetwo')], 'one', [blockFixture('image')])).toBe(
      'paragraph(one) image paragraph(two)',
    )
  })

  it('leave no empty paragraph behind a list', () => {
    const list = blockFixture('list', { children: [blockFixture('list-item', { content: 'A' })] })
    expect(pasteBehind([paragraph('one'), paragraph('two')], 'one', [list])).toBe(
      'paragraph(one) list(list-item(A)) paragraph(two)',
    )
  })

  it('a cell takes their text as lines; what has none goes behind the table', () => {
    expect(pasteBehind([table], 'Year', [paragraph('A'), blockFixture('image'), paragraph('B')])).toBe(
      'table(table-row(table-cell(YearA⏎B) table-cell(Riders))) image',
    )
  })

  it('code takes their text as lines', () => {
    const code = blockFixture('code', { content: 'a()' })
    expect(pasteBehind([code], 'a()', [paragraph('b()'), paragraph('c()')])).toBe('code(a()b()⏎c())')
  })

  it('items of a list to tick off become items', () => {
    const list = blockFixture('check-list', { children: [blockFixture('check-list-item', { content: 'Call' })] })
    expect(pasteBehind([list], 'Call', [paragraph(' her'), paragraph('Write')])).toBe(
      'check-list(check-list-item(Call her) check-list-item(Write))',
    )
  })

  it('stay in the column that the caret is in', () => {
    const column = (text: string) => blockFixture('column', { id: text, children: [paragraph(`in ${text}`)] })
    const columns = blockFixture('columns', { children: [column('a'), column('b')] })
    expect(pasteBehind([columns], 'in a', [paragraph('X'), blockFixture('separator')])).toMatch(
      /^columns\(column\(paragraph\(in aX\) separator( paragraph)?\) column\(paragraph\(in b\)\)\)$/,
    )
  })

  it('a column that was copied alone leaves its box behind, and nothing that is in it', () => {
    const column = blockFixture('column', { children: [paragraph('A'), paragraph('B')] })
    expect(pasteBehind([paragraph('one')], 'one', [column])).toBe('paragraph(oneA) paragraph(B)')
  })

  it('take the place of the block that is selected as a whole', () => {
    const editor = openBlockEditor([paragraph('one'), blockFixture('separator'), paragraph('two')])
    editor.update(
      () => {
        const selection = $createNodeSelection()
        selection.add($getRoot().getChildAtIndex(1)?.getKey() ?? '')
        $setSelection(selection)
        $insertPasted([blockFixture('image'), paragraph('A')])
      },
      { discrete: true },
    )
    expect(treeOf(editor)).toBe('paragraph(one) image paragraph(A) paragraph(two)')
  })

  it('get ids of their own where theirs is taken', () => {
    const editor = openBlockEditor([blockFixture('image', { id: 'same' }), paragraph('one')])
    editor.update(
      () => {
        $caretBehind('one')
        $insertPasted([blockFixture('image', { id: 'same' })])
      },
      { discrete: true },
    )
    const ids = blocksFromLexical(editor.getEditorState().toJSON()).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('what a text may not hold', () => {
  it('leaves its words', () => {
    const blocks = [blockFixture('heading', { content: 'Title' }), blockFixture('image'), table]
    expect(fittingBlocks(blocks, (type) => type === 'paragraph').map(brief)).toEqual([
      'paragraph(Title)',
      'paragraph(Year)',
      'paragraph(Riders)',
    ])
  })

  it('is nothing, where it has none', () => {
    expect(fittingBlocks([blockFixture('image')], (type) => type === 'paragraph')).toEqual([])
  })
})
