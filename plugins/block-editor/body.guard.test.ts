import { describe, expect, it } from '@jest/globals'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/core/lexical.convert.ts'
import { bodyErrors } from './body.guard.ts'

function block(type: string, rest: Partial<Block> = {}): Block {
  return { id: type, type, props: {}, children: [], content: [], ...rest }
}

describe('what keeps a body from being saved', () => {
  it('a block that nobody knows, in a draft too: the editor could not open it', () => {
    const state = lexicalFromBlocks([block('container', { children: [block('teleporter')] })])
    expect(bodyErrors(state, true, 'post')).toEqual(['There is no block called "teleporter"'])
    expect(bodyErrors(state, false, 'post')).toEqual(['Block 1.1: There is no block called "teleporter"'])
  })

  it('a setting that its schema refuses, once readers would get it', () => {
    const state = lexicalFromBlocks([block('spacer', { props: { height: 9000 } })])
    expect(bodyErrors(state, true, 'post')).toEqual([])
    expect(bodyErrors(state, false, 'post')).toHaveLength(1)
  })

  it('a column outside of columns, once readers would get it', () => {
    const state = lexicalFromBlocks([block('column', { children: [block('paragraph')] })])
    expect(bodyErrors(state, true, 'post')).toEqual([])
    expect(bodyErrors(state, false, 'post')).toHaveLength(1)
  })

  it('a block that this kind of document does not have, once readers would get it', () => {
    const state = lexicalFromBlocks([block('reusable')])
    expect(bodyErrors(state, true, 'reusable')).toEqual([])
    expect(bodyErrors(state, false, 'reusable')).toEqual(['Reusable block cannot stand in a reusable block'])
  })

  it('nothing, when the editor could have made it', () => {
    expect(bodyErrors(lexicalFromBlocks([block('paragraph'), block('separator')]), false, 'post')).toEqual([])
  })
})
