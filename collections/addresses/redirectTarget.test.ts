import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { pathOfTarget, queryOfTarget, redirectTarget } from './redirectTarget.ts'

const site = 'https://paper.test'

describe('where a redirect leads', () => {
  it.each([
    ['/About/', '/about'],
    [' /a//b/?x=1#Top ', '/a/b?x=1#Top'],
    ['/café', '/caf%C3%A9'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['https://paper.test/Old/?x=1', '/old?x=1'],
    ['http://paper.test', '/'],
    ['https://elsewhere.test/A/', 'https://elsewhere.test/A/'],
    ['/media/Report.PDF', '/media/Report.PDF'],
    ['/what%3F', '/what%3F'],
  ])('%j is kept as %j', (given, kept) => {
    expect(redirectTarget(given, site)).toBe(kept)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://elsewhere.test/',
    'mailto:a@b.test',
    '//elsewhere.test/a',
    '/\\elsewhere.test',
    '\\\\elsewhere.test',
    'https://ana:secret@elsewhere.test/',
    'about',
    'posts:12',
    '',
  ])('%j is refused', (given) => {
    expect(() => redirectTarget(given, site)).toThrow('Enter a path of this site')
  })

  it('is refused when it is too long to be found again', () => {
    expect(() => redirectTarget(`/${'é'.repeat(600)}`, site)).toThrow('too long')
  })

  it('is a header line, whatever was typed, and does not change when it is saved again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        let kept: string
        try {
          kept = redirectTarget(`/${text}`, site)
        } catch {
          return
        }
        expect(kept).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
        expect(redirectTarget(kept, site)).toBe(kept)
      }),
      { numRuns: 1000 },
    )
  })

  it('is taken apart into path and query', () => {
    expect(pathOfTarget('/a%C3%A9?x=1#y')).toBe('/aé')
    expect(pathOfTarget('https://elsewhere.test/')).toBeNull()
    expect(pathOfTarget('posts:1')).toBeNull()
    expect(queryOfTarget('/a?x=1&y#z?')).toBe('x=1&y')
    expect(queryOfTarget('/a#z?x')).toBe('')
  })
})
