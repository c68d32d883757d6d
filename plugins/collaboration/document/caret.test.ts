import { describe, expect, it } from '@jest/globals'
import * as Y from 'yjs'
import type { Block } from '#blocks/core/block.types.ts'
import { anchorOf, placeOf } from './caret.ts'
import { sharedTree } from './document.layout.ts'
import { writeTree } from './tree.write.ts'

const paragraph = (id: string, text: string): Block => ({
  id,
  type: 'paragraph',
  props: { alignment: 'left' },
  children: [],
  content: text ? [{ type: 'text', text, marks: [] }] : [],
})

function story(...blocks: Block[]) {
  const tree = sharedTree(new Y.Doc(), 'body')
  const write = (...now: Block[]) => writeTree(tree, now, {})
  write(...blocks)
  const anchor = (id: string, offset: number) => {
    const made = anchorOf(tree, { id, offset })
    if (!made) throw new Error(`There is no place ${offset} in ${id}`)
    return made
  }
  return { tree, write, anchor }
}

describe('a caret', () => {
  it('goes along with the letter before it when another user types further ahead', () => {
    const { tree, write, anchor } = story(paragraph('a', 'harbor'))
    const caret = anchor('a', 3)
    write(paragraph('a', 'the harbor'))
    expect(placeOf(tree, caret)).toEqual({ id: 'a', offset: 7 })
  })

  it('stays before text that another user types in the same place', () => {
    const { tree, write, anchor } = story(paragraph('a', 'harbor'))
    const caret = anchor('a', 6)
    write(paragraph('a', 'harbors'))
    expect(placeOf(tree, caret)).toEqual({ id: 'a', offset: 6 })
  })

  it('that begins a selection does not take in text that another user types right before it', () => {
    const { tree, write } = story(paragraph('a', 'the harbor'))
    const beginning = anchorOf(tree, { id: 'a', offset: 4 }, 'behind')
    write(paragraph('a', 'the old harbor'))
    expect(beginning && placeOf(tree, beginning)).toEqual({ id: 'a', offset: 8 })
  })

  it('is in the new paragraph when another user splits before it', () => {
    const { tree, write, anchor } = story(paragraph('a', 'harbor town'))
    const caret = anchor('a', 9)
    write(paragraph('a', 'harbor '), paragraph('b', 'town'))
    expect(placeOf(tree, caret)).toEqual({ id: 'b', offset: 2 })
  })

  it('is where the text went when another user merges', () => {
    const { tree, write, anchor } = story(paragraph('a', 'harbor '), paragraph('b', 'town'))
    const caret = anchor('b', 2)
    write(paragraph('a', 'harbor town'))
    expect(placeOf(tree, caret)).toEqual({ id: 'a', offset: 9 })
  })

  it('is where its letter was when that is deleted', () => {
    const { tree, write, anchor } = story(paragraph('a', 'harbor'))
    const caret = anchor('a', 4)
    write(paragraph('a', 'hr'))
    expect(placeOf(tree, caret)?.id).toBe('a')
    expect(placeOf(tree, caret)?.offset).toBeLessThanOrEqual(1)
  })

  it('stands in an empty paragraph', () => {
    const { tree, anchor } = story(paragraph('a', ''), paragraph('b', 'x'))
    expect(placeOf(tree, anchor('a', 0))).toEqual({ id: 'a', offset: 0 })
  })

  it('has no place in a block that is not there', () => {
    const { tree } = story(paragraph('a', ''))
    expect(anchorOf(tree, { id: 'b', offset: 0 })).toBeNull()
  })
})
