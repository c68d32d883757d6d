import { describe, expect, it } from '@jest/globals'
import { $createListItemNode, $createListNode } from '@lexical/list'
import { $createParagraphNode, $createTextNode, $getRoot, type LexicalEditor, type LexicalNode } from 'lexical'
import { $swapColumn } from '../column/column.commands.ts'
import { $addColumn, $removeLastColumn } from '../columns/columns.commands.ts'
import { $isBlockNode, $setBlockId, blockIdOf, ElementBlockNode } from '../core/blockNode.ts'
import { openBlockEditor, outlineOfEditor } from './blockEditor.fixtures.ts'
import { blocksFromLexical } from './lexical.convert.ts'
import { $createBlock } from './nodes.ts'
import { plainText } from './tree.ts'

const createEditor = () => openBlockEditor([])
const outline = outlineOfEditor

function write(editor: LexicalEditor, change: () => void): void {
  editor.update(change, { discrete: true })
}

function $paragraph(text: string): LexicalNode {
  return $createParagraphNode().append($createTextNode(text))
}

function $element(node: LexicalNode | null): ElementBlockNode {
  if (!(node instanceof ElementBlockNode)) throw new Error('Expected a block that holds something')
  return node
}

describe('what a block is created with', () => {
  it('gives columns two columns, each with a paragraph', () => {
    const editor = createEditor()
    write(editor, () => void $getRoot().append($createBlock('columns')))
    expect(outline(editor)).toBe('columns(column(paragraph) column(paragraph))')
  })

  it('gives a button group one button', () => {
    const editor = createEditor()
    write(editor, () => void $getRoot().append($createBlock('button-group')))
    expect(outline(editor)).toBe('button-group(button)')
  })
})

describe('the rules of the tree', () => {
  it('put what columns may not hold into a column of its own, text and all', () => {
    const editor = createEditor()
    write(editor, () => {
      const columns = $element($createBlock('columns'))
      columns.append($paragraph('astray'))
      $getRoot().append(columns)
    })
    expect(outline(editor)).toBe('columns(column(paragraph) column(paragraph) column(paragraph))')
    expect(plainText(blocksFromLexical(editor.getEditorState().toJSON()))).toBe('astray')
  })

  it('make a button of a paragraph in a button group', () => {
    const editor = createEditor()
    write(editor, () => {
      const group = $element($createBlock('button-group'))
      group.append($paragraph('Tickets'))
      $getRoot().append(group)
    })
    expect(outline(editor)).toBe('button-group(button button)')
    expect(plainText(blocksFromLexical(editor.getEditorState().toJSON()))).toBe('Tickets')
  })

  it('make an item of whatever is put into an infobox, one a line of text (docs/spec/editor.md#automatic-repair)', () => {
    const editor = createEditor()
    write(editor, () => {
      const box = $element($createBlock('infobox'))
      const list = $createListNode('bullet').append(
        $createListItemNode().append($createTextNode('Monday')),
        $createListItemNode().append($createTextNode('Friday')),
      )
      box.append($paragraph('12 Quay Street'), list, $createTextNode('free'))
      $getRoot().append(box)
    })
    expect(outline(editor)).toBe('infobox(infobox-item infobox-item infobox-item infobox-item infobox-item)')
    expect(plainText(blocksFromLexical(editor.getEditorState().toJSON()))).toBe(
      '12 Quay Street\n\nMonday\n\nFriday\n\nfree',
    )
  })

  it('put what no item can hold behind the infobox, in order', () => {
    const editor = createEditor()
    write(editor, () => {
      const box = $element($createBlock('infobox'))
      const container = $element($createBlock('container'))
      container.append($createBlock('image'), $paragraph('12 Quay Street'), $createBlock('separator'))
      box.append(container)
      $getRoot().append(box)
    })
    expect(outline(editor)).toBe('infobox(infobox-item infobox-item infobox-item) image separator')
  })

  it('delete an infobox and a button group that were emptied (docs/spec/editor.md#automatic-deletion)', () => {
    const editor = createEditor()
    write(editor, () => void $getRoot().append($createBlock('infobox'), $createBlock('button-group'), $paragraph('a')))
    write(editor, () => {
      for (const child of $getRoot().getChildren()) if ($isBlockNode(child)) $element(child).clear()
    })
    expect(outline(editor)).toBe('paragraph')
  })

  it('unpack a column that stands outside of columns', () => {
    const editor = createEditor()
    write(editor, () => {
      const column = $element($createBlock('column'))
      column.clear()
      column.append($paragraph('alone'))
      $getRoot().append(column)
    })
    expect(outline(editor)).toBe('paragraph')
  })

  it('make a paragraph of a button that stands outside of a group', () => {
    const editor = createEditor()
    write(editor, () => void $getRoot().append($element($createBlock('button')).append($createTextNode('Go'))))
    expect(outline(editor)).toBe('paragraph')
    expect(plainText(blocksFromLexical(editor.getEditorState().toJSON()))).toBe('Go')
  })

  it('refill a container that was emptied and delete an empty button group', () => {
    const editor = createEditor()
    write(editor, () => void $getRoot().append($createBlock('container'), $createBlock('button-group')))
    write(editor, () => {
      for (const block of $getRoot().getChildren()) $element(block).clear()
    })
    expect(outline(editor)).toBe('container(paragraph)')
  })

  it('give a pasted copy an id of its own and leave the original its id', () => {
    const editor = createEditor()
    write(editor, () => void $getRoot().append($createBlock('spacer')))
    const first = editor.getEditorState().read(() => $idsOfRoot())
    write(editor, () => {
      const copy = $createBlock('spacer')
      if ($isBlockNode(copy)) $setBlockId(copy, first[0] ?? '')
      $getRoot().append(copy)
    })
    const ids = editor.getEditorState().read(() => $idsOfRoot())
    expect(ids[0]).toBe(first[0])
    expect(new Set(ids).size).toBe(2)
  })
})

function $idsOfRoot(): string[] {
  return $getRoot()
    .getChildren()
    .filter($isBlockNode)
    .map((node) => blockIdOf(node))
}

describe('columns', () => {
  function withColumns(...texts: string[]): LexicalEditor {
    const editor = createEditor()
    write(editor, () => {
      const columns = $element($createBlock('columns'))
      columns.clear()
      for (const text of texts) {
        const column = $element($createBlock('column'))
        column.clear()
        columns.append(column.append($paragraph(text)))
      }
      $getRoot().append(columns)
    })
    return editor
  }
  const change = (editor: LexicalEditor, act: (columns: ElementBlockNode) => void) =>
    write(editor, () => act($element($getRoot().getFirstChild())))
  const text = (editor: LexicalEditor) => plainText(blocksFromLexical(editor.getEditorState().toJSON())).split('\n\n')

  it('append the content of a removed column to the new last one', () => {
    const editor = withColumns('one', 'two', 'three')
    change(editor, $removeLastColumn)
    expect(outline(editor)).toBe('columns(column(paragraph) column(paragraph paragraph))')
    expect(text(editor)).toEqual(['one', 'two', 'three'])
  })

  it('stay at least one and at most six', () => {
    const editor = withColumns('one')
    change(editor, $removeLastColumn)
    expect(outline(editor)).toBe('columns(column(paragraph))')
    for (let count = 0; count < 8; count += 1) change(editor, $addColumn)
    expect(outline(editor).match(/column\(/g)).toHaveLength(6)
  })

  it('swap with a neighbour and stay put at the ends', () => {
    const editor = withColumns('one', 'two')
    change(editor, (columns) => $swapColumn($element(columns.getFirstChild()), 'left'))
    expect(text(editor)).toEqual(['one', 'two'])
    change(editor, (columns) => $swapColumn($element(columns.getFirstChild()), 'right'))
    expect(text(editor)).toEqual(['two', 'one'])
  })
})
