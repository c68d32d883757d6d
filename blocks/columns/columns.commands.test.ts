import { describe, expect, it } from '@jest/globals'
import { $getRoot } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { $isBlockNode, type BlockNode } from '../core/blockNode.ts'
import { openBlockEditor } from '../registry/blockEditor.fixtures.ts'
import { blocksFromLexical } from '../registry/lexical.convert.ts'
import { $addColumn, $removeLastColumn } from './columns.commands.ts'

const text = (content: string) => blockFixture('paragraph', { content })
const column = (width: number, content: string) =>
  blockFixture('column', { id: content, props: { width }, children: [text(content)] })

function rowAfter(widths: number[], command: (row: BlockNode) => void) {
  const children = widths.map((width, index) => column(width, `column ${index}`))
  const editor = openBlockEditor([blockFixture('columns', { children })])
  editor.update(
    () => {
      const row = $getRoot().getFirstChild()
      if ($isBlockNode(row)) command(row)
    },
    { discrete: true },
  )
  return blocksFromLexical(editor.getEditorState().toJSON())[0]?.children ?? []
}
const widthsOf = (columns: ReturnType<typeof rowAfter>) => columns.map(({ props }) => props.width)

describe('the columns of a row', () => {
  it('share it evenly when another one would not fit', () => {
    expect(widthsOf(rowAfter([50, 50], $addColumn))).toEqual([33, 33, 33])
    expect(widthsOf(rowAfter([60, 30, 10], $addColumn))).toEqual([25, 25, 25, 25])
  })

  it('keep their widths while another one fits', () => {
    expect(widthsOf(rowAfter([20, 30], $addColumn))).toEqual([20, 30, 30])
  })

  it('share it evenly again when the last one is removed, unless they were given widths', () => {
    expect(widthsOf(rowAfter([33, 33, 33], $removeLastColumn))).toEqual([50, 50])
    expect(widthsOf(rowAfter([40, 30, 30], $removeLastColumn))).toEqual([40, 30])
  })

  it('get the text of the one that goes, and none of its empty lines', () => {
    const kept = rowAfter([50, 50], $removeLastColumn)
    expect(kept[0]?.children).toHaveLength(2)
    const emptied = rowAfter([50, 50], (row) => {
      $addColumn(row)
      $removeLastColumn(row)
    })
    expect(emptied[1]?.children).toHaveLength(1)
  })
})
