/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals'
import { $getRoot, type LexicalEditor, type NodeKey } from 'lexical'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { openBlockEditor } from '#blocks/registry/blockEditor.fixtures.ts'
import { $createBlock } from '#blocks/registry/nodes.ts'
import type { BlockType } from '#blocks/registry/schemas.ts'
import { $enterBlock } from '../editor/insertBlock.command.ts'
import { showAllBlockErrors, trackUntouchedBlocks } from './untouchedBlocks.ts'

const open = () => openBlockEditor([blockFixture('paragraph', { content: 'x' })])

function insert(editor: LexicalEditor, type: BlockType, isEntered = true): NodeKey {
  let key = ''
  editor.update(
    () => {
      const block = $createBlock(type)
      $getRoot().append(block)
      if (isEntered) $enterBlock(block)
      key = block.getKey()
    },
    { discrete: true },
  )
  return key
}

const leave = (editor: LexicalEditor) => editor.update(() => void $getRoot().selectStart(), { discrete: true })

describe('an untouched block', () => {
  it.each<BlockType>(['image', 'columns', 'infobox'])('is one that was inserted and not left: %s', (type) => {
    const editor = open()
    let notifications = 0
    const untouched = trackUntouchedBlocks(editor, () => {
      notifications += 1
    })
    const key = insert(editor, type)
    expect([untouched.has(key), notifications]).toEqual([true, 0])
    leave(editor)
    expect([untouched.has(key), notifications]).toEqual([false, 1])
    untouched.stop()
  })

  it('is none that appears away from the selection', () => {
    const editor = open()
    const untouched = trackUntouchedBlocks(editor, () => {})
    expect(untouched.has(insert(editor, 'image', false))).toBe(false)
    untouched.stop()
  })

  it('is left when all errors are shown', () => {
    const editor = open()
    const untouched = trackUntouchedBlocks(editor, () => {})
    const key = insert(editor, 'image')
    showAllBlockErrors()
    expect(untouched.has(key)).toBe(false)
    untouched.stop()
  })
})
