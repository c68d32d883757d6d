import { describe, expect, it } from '@jest/globals'
import { $getRoot, $isElementNode, type LexicalEditor, type NodeKey } from 'lexical'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { openBlockEditor } from '#blocks/registry/blockEditor.fixtures.ts'
import { ValueByBlock } from './valueByBlock.ts'

const story = (blocks: number) =>
  openBlockEditor(Array.from({ length: blocks }, (_, index) => blockFixture('paragraph', { content: `line ${index}` })))

function changedBy(editor: LexicalEditor, $change: () => void): ReadonlySet<NodeKey> {
  let changed = new Set<NodeKey>()
  const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
    changed = new Set([...dirtyElements.keys(), ...dirtyLeaves])
  })
  editor.update($change, { discrete: true })
  stop()
  return changed
}

const $write = (index: number) => {
  const line = $getRoot().getChildAtIndex(index)
  if ($isElementNode(line)) line.select().insertText('!')
}

describe('a value by block', () => {
  it.each([20, 200])('is read for one block of %d after a letter', (blocks) => {
    const editor = story(blocks)
    const read: string[] = []
    const lines = new ValueByBlock((block) => {
      read.push(block.getTextContent())
      return block.getTextContent()
    })
    const linesAfter = (changed: ReadonlySet<NodeKey> | null) =>
      editor.getEditorState().read(() => lines.$after(changed))
    expect(linesAfter(null)).toHaveLength(blocks)
    read.length = 0
    expect(linesAfter(changedBy(editor, () => $write(10)))[10]).toBe('line 10!')
    expect(read).toEqual(['line 10!'])
  })

  it('follows blocks that come, go and move', () => {
    const editor = story(3)
    const lines = new ValueByBlock((block) => block.getTextContent())
    const linesAfter = (changed: ReadonlySet<NodeKey> | null) =>
      editor.getEditorState().read(() => lines.$after(changed))
    linesAfter(null)
    const changed = changedBy(editor, () => {
      const [first, second] = $getRoot().getChildren()
      if (first) $getRoot().append(first)
      second?.remove()
    })
    expect(linesAfter(changed)).toEqual(['line 2', 'line 0'])
  })
})
