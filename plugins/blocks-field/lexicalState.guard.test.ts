import { describe, expect, it } from '@jest/globals'
import { isLexicalState, lexicalStateError, maxBodyDepth } from './lexicalState.guard.ts'

const nested = (depth: number): unknown => {
  let node: unknown = { type: 'text', version: 1, text: 'deep' }
  for (let level = 1; level < depth; level += 1) node = { type: 'container', version: 1, children: [node] }
  return { root: { type: 'root', version: 1, children: [node] } }
}

describe('what can be read as the state of the editor', () => {
  it('takes a tree of ordinary depth', () => {
    expect(lexicalStateError(nested(maxBodyDepth))).toBeNull()
  })

  it('refuses a tree that would end the stack, and says why', () => {
    expect(lexicalStateError(nested(maxBodyDepth + 1))).toBe(`is nested deeper than ${maxBodyDepth} levels`)
    expect(isLexicalState(nested(1_000_000))).toBe(false)
  })

  it('takes a very wide tree', () => {
    const children = Array.from({ length: 300_000 }, () => ({ type: 'paragraph', version: 1, children: [] }))
    expect(lexicalStateError({ root: { type: 'root', version: 1, children } })).toBeNull()
  })

  it.each([
    [null, 'has no root with children'],
    ['text', 'has no root with children'],
    [{ root: { type: 'root' } }, 'has no root with children'],
    [{ root: { type: 'root', children: [null] } }, 'holds a node without a type'],
    [{ root: { type: 'root', children: [{ type: 'x', children: 'y' }] } }, 'holds children that are not a list'],
  ])('refuses %j', (state, error) => {
    expect(lexicalStateError(state)).toBe(error)
  })
})
