import { expect, it } from '@jest/globals'
import { type PlacedBlock, placedBlock } from './block.schema.ts'

const block: PlacedBlock = {
  id: '0',
  type: 'paragraph',
  props: { alignment: 'left' },
  children: [],
  content: [{ type: 'text', text: 'Boats', marks: [{ type: 'bold' }, { type: 'link', href: '/harbor' }] }],
  nthOfType: 1,
  placementRow: 1,
}

it('reads nested blocks as they are', () => {
  const outer = { ...block, type: 'aside', children: [block] }
  expect(placedBlock.parse(outer)).toEqual(outer)
})

it('reads a block of an unknown type, and drops malformed properties of a block', () => {
  expect(placedBlock.parse({ ...block, type: 'boat', props: ['x'] })).toEqual({ ...block, type: 'boat', props: {} })
})

it('refuses a block without text', () => {
  expect(placedBlock.safeParse({ ...block, content: null }).success).toBe(false)
})
