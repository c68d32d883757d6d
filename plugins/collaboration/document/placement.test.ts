import { describe, expect, it } from '@jest/globals'
import { settlePlaces } from './placement.ts'

const placesOf = (parents: Record<string, string>) => {
  const blocks = new Map(Object.entries(parents).map(([id, parent]) => [id, { id, place: { parent, rank: 'a0' } }]))
  settlePlaces(blocks)
  return Object.fromEntries([...blocks].map(([id, { place }]) => [id, place.parent]))
}

describe('the place of a block', () => {
  it('stays where it is in a tree', () => {
    const tree = { a: '', b: 'a', c: 'b', d: '' }
    expect(placesOf(tree)).toEqual(tree)
  })

  it('is at the top when its parent is not there', () => {
    expect(placesOf({ a: 'gone', b: 'a' })).toEqual({ a: '', b: 'a' })
  })

  it('is at the top for the lowest of blocks that hold each other, whatever leads into them', () => {
    expect(placesOf({ x: 'c', c: 'b', b: 'd', d: 'c' })).toEqual({ x: 'c', c: 'b', b: '', d: 'c' })
    expect(placesOf({ d: 'c', b: 'd', c: 'b', x: 'c' })).toEqual({ x: 'c', c: 'b', b: '', d: 'c' })
    expect(placesOf({ a: 'a' })).toEqual({ a: '' })
  })

  it('is never so deep that recursion over the tree overflows the stack', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`c${index}`, index ? `c${index - 1}` : '']),
    )
    const places = placesOf(chain)
    expect([places.c59, places.c60, places.c61]).toEqual(['c58', '', 'c60'])
    expect(placesOf(Object.fromEntries(Object.entries(chain).toReversed()))).toEqual(places)
  })
})
