import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { redirectSource } from './urlPath.ts'

describe('the path of a redirect', () => {
  it.each([
    ['/2024/story', '/2024/story'],
    ['2024/story/', '/2024/story'],
    [' /A//b/ ', '/a/b'],
    ['/story?page=2#top', '/story'],
    ['/caf%C3%A9', '/café'],
  ])('%j is kept as %j', (given, kept) => {
    expect(redirectSource(given)).toBe(kept)
  })

  it.each(['https://elsewhere.test/a', '//elsewhere.test/a', 'javascript:alert(1)', '/\\elsewhere.test', '/a\u0000b'])(
    '%j is no path of this site',
    (given) => {
      expect(() => redirectSource(given)).toThrow('Enter a path of this site')
    },
  )

  it.each(['', '/', '/?p=12', '#top'])('%j is the home page, which cannot lead elsewhere', (given) => {
    expect(() => redirectSource(given)).toThrow('The home page cannot lead elsewhere.')
  })

  it('does not change when it is saved again', () => {
    const path = fc.array(fc.string({ unit: fc.constantFrom(...'aZ0-é.'), minLength: 1 }), { minLength: 1 })
    fc.assert(
      fc.property(path, (segments) => {
        fc.pre(segments.some((segment) => segment !== '.'))
        const once = redirectSource(`/${segments.join('/')}`)
        expect(redirectSource(once)).toBe(once)
      }),
    )
  })
})
