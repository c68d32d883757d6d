import { describe, expect, it } from '@jest/globals'
import { hasVersion } from './entityTag.ts'

describe('If-None-Match', () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['', false],
    [undefined, false],
  ])('%s against W/"a": %s', (header, expected) => {
    expect(hasVersion(header, 'W/"a"')).toBe(expected)
  })
})
