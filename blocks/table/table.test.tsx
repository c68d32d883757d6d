import { describe, expect, it } from '@jest/globals'
import { $getRoot, type LexicalEditor } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import { $isBlockNode, type BlockNode } from '../core/blockNode.ts'
import { inlineText } from '../core/inlineText.ts'
import { openBlockEditor } from '../registry/blockEditor.fixtures.ts'
import { $createBlock } from '../registry/nodes.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { plainText, publicTree } from '../registry/tree.ts'
import { $addColumn, $addRow, $alignColumn, $removeColumn, $removeRow } from './table.commands.ts'
import { $deleteInTable, $enterInTable, $tabInTable } from './table.keys.ts'

const rowOf = (...texts: string[]): Block =>
  blockFixture('table-row', {
    id: texts.join(),
    children: texts.map((content) => blockFixture('table-cell', { id: content, content })),
  })
const tableOf = (rows: string[][], props = {}) =>
  blockFixture('table', { props, children: rows.map((texts) => rowOf(...texts)) })

function gridOf(editor: LexicalEditor): string[] {
  const [table] = publicTree(editor.getEditorState().toJSON())
  return (table?.children ?? []).map(({ children }) => children.map(({ content }) => inlineText(content)).join('|'))
}

function openAt(text: string, rows: string[][]): LexicalEditor {
  const editor = openBlockEditor([tableOf(rows)])
  editor.update(
    () =>
      void $getRoot()
        .getAllTextNodes()
        .find((node) => node.getTextContent() === text)
        ?.selectEnd(),
    { discrete: true },
  )
  return editor
}

function change(editor: LexicalEditor, how: (table: BlockNode) => void): void {
  editor.update(
    () => {
      const table = $getRoot().getFirstChild()
      if ($isBlockNode(table)) how(table)
    },
    { discrete: true },
  )
}

const square = [
  ['a', 'b'],
  ['c', 'd'],
]
const event = { preventDefault: () => undefined, shiftKey: false }

describe('table', () => {
  it('says which cells are headers of what, and leaves empty ones plain', async () => {
    const html = await renderTree([
      tableOf(
        [
          ['', '2025'],
          ['Pier', '12'],
        ],
        { hasHeaderColumn: true },
      ),
    ])
    expect(html).toBe(
      '<div class="table" data-beside="clears" tabindex="0"><table class="table__grid"><thead><tr><td class="table__cell"></td><th scope="col" class="table__cell">2025</th></tr></thead><tbody><tr><th scope="row" class="table__cell">Pier</th><td class="table__cell">12</td></tr></tbody></table></div>',
    )
  })

  it('has a caption, which search finds', async () => {
    const captioned = tableOf(square, { caption: 'By pier' })
    expect(await renderTree([captioned])).toContain('<caption class="table__caption">By pier</caption>')
    expect(plainText([captioned])).toBe('By pier\n\na\n\nb\n\nc\n\nd')
  })

  it('fills up short rows, and is left out without a word in it', async () => {
    expect((await renderTree([tableOf([['a', 'b'], ['c']])])).match(/<t[dh] /g)).toHaveLength(4)
    expect(await renderTree([tableOf([['', ' ']])])).toBe('')
  })

  it('is created with three rows of three cells', () => {
    const editor = openBlockEditor([])
    editor.update(() => void $getRoot().clear().append($createBlock('table')), { discrete: true })
    expect(gridOf(editor)).toEqual(['||', '||', '||'])
  })

  it('that is ragged stays as it is until a user changes it, and is level then', () => {
    const editor = openAt('a', [['a', 'b'], ['c']])
    change(editor, (table) => table.markDirty())
    expect(gridOf(editor)).toEqual(['a|b', 'c'])
    change(editor, $addColumn)
    expect(gridOf(editor)).toEqual(['a||b', 'c||'])
  })

  it.each<[string, string, (table: BlockNode) => void, string[]]>([
    ['a row below the caret', 'b', $addRow, ['a|b', '|', 'c|d']],
    ['a column behind the caret', 'a', $addColumn, ['a||b', 'c||d']],
    ['no row where the caret is', 'a', $removeRow, ['c|d']],
    ['no column where the caret is', 'd', $removeColumn, ['a', 'c']],
  ])('gets %s', (_, at, command, expected) => {
    const editor = openAt(at, square)
    change(editor, command)
    expect(gridOf(editor)).toEqual(expected)
  })

  it('keeps its last row and its last column', () => {
    const editor = openAt('a', [['a']])
    change(editor, $removeRow)
    change(editor, $removeColumn)
    expect(gridOf(editor)).toEqual(['a'])
  })

  it('aligns a column, and what is added to it later', () => {
    const editor = openAt('d', square)
    change(editor, (table) => $alignColumn(table, 'right'))
    change(editor, $addRow)
    const [table] = publicTree(editor.getEditorState().toJSON())
    expect(table?.children.map(({ children }) => children.map(({ props }) => props.alignment))).toEqual(
      Array.from({ length: 3 }, () => ['left', 'right']),
    )
  })

  it('goes from cell to cell with Tab, and gets a row behind the last one', () => {
    const editor = openAt('d', square)
    change(editor, () => expect($tabInTable({ ...event, shiftKey: true })).toBe(true))
    change(editor, () => expect($tabInTable(event)).toBe(true))
    change(editor, () => expect($tabInTable(event)).toBe(true))
    expect(gridOf(editor)).toEqual(['a|b', 'c|d', '|'])
  })

  it('breaks the line in a cell with Enter, and joins no cells at their edges', () => {
    const editor = openAt('a', square)
    change(editor, () => expect($deleteInTable(event, 'end')).toBe(true))
    change(editor, () => expect($deleteInTable(event, 'start')).toBe(false))
    change(editor, () => expect($enterInTable(event)).toBe(true))
    expect(gridOf(editor)).toEqual(['a\n|b', 'c|d'])
  })

  it('leaves the keys alone outside of it', () => {
    const editor = openBlockEditor([blockFixture('paragraph', { content: 'x' })])
    editor.update(
      () => {
        $getRoot().selectEnd()
        expect([$tabInTable(event), $enterInTable(event), $deleteInTable(event, 'end')]).toEqual([false, false, false])
      },
      { discrete: true },
    )
  })
})
