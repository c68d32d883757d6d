import { describe, expect, it } from '@jest/globals'
import { pageAddress } from './cacheKey.ts'

describe('the key of a page', () => {
  it.each([
    ['/', '/'],
    ['/2026/01/09/a-story', '/2026/01/09/a-story'],
    ['/a?utm_source=x&fbclid=y', '/a'],
    ['/a?page=2&utm_source=x', '/a?page=2'],
    ['/a?page=1', '/a'],
    ['/a?page=0', '/a'],
    ['/a?page=02', '/a'],
    ['/a?page=2;drop', '/a'],
    ['/a?page=999999', '/a'],
    ['/search?q=%20water%20rates%20', '/search?q=water+rates'],
    ['/search?q=b&page=3', '/search?page=3&q=b'],
    ['/search?page=3&q=b', '/search?page=3&q=b'],
    ['/caf%C3%A9', '/caf%C3%A9'],
  ])('of %s is %s', (url, key) => {
    expect(pageAddress(url)).toEqual({ kind: 'page', key })
  })

  it.each([
    ['/a/', '/a', '/a'],
    ['/a//b', '/a/b', '/a/b'],
    ['//evil.example/', '/evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example', '/evil.example'],
    ['/a/?page=2&x=y', '/a?page=2&x=y', '/a?page=2'],
  ])('%s leads to the canonical spelling %s, which never leaves the site', (url, location, key) => {
    expect(pageAddress(url)).toEqual({ kind: 'redirect', location, key })
  })

  it.each(['/%', '/%ff', '/a%00b', '*', `/${'a'.repeat(3000)}`])('is refused for %s, which is no path', (url) => {
    expect(pageAddress(url)).toEqual({ kind: 'refused' })
  })
})
