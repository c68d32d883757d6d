import { describe, expect, it } from '@jest/globals'
import { isFrontPage, isPaperAddress, isReadable, pageAddress } from './cacheKey.ts'

describe('the key of a page', () => {
  it.each([
    ['/', '/'],
    ['/2026/01/09/a-story', '/2026/01/09/a-story'],
    ['/a?utm_source=x&fbclid=y', '/a'],
    ['/?q=anything&page=2', '/?page=2'],
    ['/?q=anything', '/'],
    ['/text?page=3&x=1', '/text?page=3'],
    ['/text/tag/a?page=2', '/text/tag/a?page=2'],
    ['/section/news?q=anything', '/section/news'],
    ['/section/news?page=2&utm_source=x', '/section/news?page=2'],
    ['/2026/01/09/a-story?page=2', '/2026/01/09/a-story'],
    ['/section/news/feed.xml?page=2', '/section/news/feed.xml'],
    ['/search?q=b&page=3', '/search'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/2026/01/09/.hidden...story', '/2026/01/09/.hidden...story'],
  ])('of %s is %s', (url, key) => {
    expect(pageAddress(url)).toEqual({ kind: 'page', key })
  })

  it.each([
    ['/', '/?gpc=1'],
    ['/section/news?page=2&utm_source=x', '/section/news?page=2&gpc=1'],
    ['/feed.xml', '/feed.xml'],
    ['/old/story.html', '/old/story.html?gpc=1'],
  ])('of %s is %s for a browser with Global Privacy Control', (url, key) => {
    expect(pageAddress(url, true)).toEqual({ kind: 'page', key })
  })

  it('has the parameter of Global Privacy Control from no address', () => {
    expect(pageAddress('/a?gpc=1')).toEqual({ kind: 'page', key: '/a' })
  })

  it.each([
    ['/a/', '/a', '/a'],
    ['/a//b', '/a/b', '/a/b'],
    ['//evil.example/', '/evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example', '/evil.example'],
    ['/tag/a/?page=2&x=y', '/tag/a?page=2&x=y', '/tag/a?page=2'],
  ])('%s leads to the canonical spelling %s, which never leaves the site', (url, location, key) => {
    expect(pageAddress(url)).toEqual({ kind: 'redirect', location, key })
  })

  it.each(['1', '0', '-1', '02', '2.5', 'abc', '2;drop', '999999', ''])(
    'has no page %j of a list: that leads to its first',
    (page) => {
      expect(pageAddress(`/tag/a?x=y&page=${page}`)).toEqual({
        kind: 'redirect',
        location: '/tag/a?x=y',
        key: '/tag/a',
      })
    },
  )

  it.each(['/%', '/%ff', '/a%00b', '/a%09b', '/a\tb', '*', `/${'a'.repeat(3000)}`])(
    'is refused for %j, which is no path',
    (url) => {
      expect(pageAddress(url)).toEqual({ kind: 'refused' })
    },
  )

  it.each([
    '/api/x/../render/feed',
    '/api/./render/feed',
    '/api/%2e%2e/render',
    '/a/.%2E/b',
    '/a/%252e%252e/b',
    '/a%2f..%2fb',
    '/a\\..\\b',
    '/a/..',
    '/..',
  ])('is refused for %s, which the renderer would resolve to another path', (url) => {
    expect([isReadable(url), pageAddress(url)]).toEqual([false, { kind: 'refused' }])
  })
})

describe('an address of the paper', () => {
  it.each([
    '/',
    '/2026/01/09/a-story',
    '/caf%C3%A9',
    '/tag/%D7%A9%D7%9C%D7%95%D7%9D',
    '/?gpc=1',
    '/2026/01/09/a-story?gpc=1',
  ])('is %s', (key) => {
    expect(isPaperAddress(key)).toBe(true)
  })

  it.each([
    '/tag/a?page=2',
    '/tag/a?page=2&gpc=1',
    '/2026/01/09/A-story',
    '/2026/01/09/%61-story',
    '/cafe%CC%81',
    '/caf%c3%a9',
  ])('is not %s, of which there are any number', (key) => {
    expect(isPaperAddress(key)).toBe(false)
  })
})

describe('a front page', () => {
  it.each(['/', '/section/news', '/podcasts/harbor', '/?gpc=1', '/section/news?gpc=1'])('is %s', (key) => {
    expect(isFrontPage(key)).toBe(true)
  })

  it.each(['/section/news?page=2', '/section/news/old', '/tag/news', '/about?gpc=1'])('is not %s', (key) => {
    expect(isFrontPage(key)).toBe(false)
  })
})
