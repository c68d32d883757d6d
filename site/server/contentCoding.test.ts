import { describe, expect, it } from '@jest/globals'
import { chooseEncoding } from './contentCoding.ts'

describe('the coding of a body', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['identity', 'identity'],
    ['GZIP', 'gzip'],
  ])('for %s is %s', (accepted, coding) => {
    expect(chooseEncoding(accepted)).toBe(coding)
  })
})
