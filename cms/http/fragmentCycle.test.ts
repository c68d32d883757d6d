import { describe, expect, it } from '@jest/globals'
import { hasFragmentCycle } from './fragmentCycle.ts'

describe('a fragment that contains itself', () => {
  it.each([
    ['directly', 'query{a{...A}} fragment A on X{...A}'],
    ['through another', 'query{a{...A}} fragment A on X{b{...B}} fragment B on X{...A}'],
    ['unused', 'query{a} fragment A on X{...B} fragment B on X{...A}'],
  ])('is found: %s', (_how, query) => expect(hasFragmentCycle(query)).toBe(true))

  it.each(['query{a{...A ...B}} fragment A on X{...B} fragment B on X{id}', 'query{a}', 'no query at all {', ''])(
    'is not seen in %s',
    (query) => expect(hasFragmentCycle(query)).toBe(false),
  )
})
