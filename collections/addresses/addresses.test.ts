import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { canonicalPath, maxPathLength } from './canonicalPath.ts'
import { addressOf, listPath, newsletterPath, newslettersPath, pagePath, sectionPath } from './publicPath.ts'

describe('the one spelling of an address', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/About/', '/about'],
    ['about', '/about'],
    ['/2024//05/01/Vote', '/2024/05/01/vote'],
    ['/./about/.', '/about'],
    ['/tag/caf%C3%A9', '/tag/café'],
    ['/tag/cafe\u0301', '/tag/café'],
    ['/100%-sure', '/100%-sure'],
  ])('spells %j as %j', (given, canonical) => {
    expect(canonicalPath(given)).toBe(canonical)
  })

  it('refuses control characters, encoded ones too', () => {
    expect(canonicalPath('/a%00b')).toBeNull()
    expect(canonicalPath('/a\nb')).toBeNull()
  })

  it('refuses what is longer than an address can be', () => {
    expect(canonicalPath(`/${'a'.repeat(maxPathLength)}`)).toBeNull()
    expect(canonicalPath(`/${'a'.repeat(maxPathLength - 1)}`)).not.toBeNull()
  })

  it('leads to the same place when followed', () => {
    const escaped = (path: string) => path.split('/').map(encodeURIComponent).join('/')
    const segment = fc.string({ unit: fc.constantFrom(...'aZ0-é%ß /?#.') })
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const canonical = canonicalPath(segments.join('/'))
        if (canonical !== null) expect(canonicalPath(escaped(canonical))).toBe(canonical)
      }),
    )
  })
})

describe('what an address asks for', () => {
  it.each([
    ['/', { kind: 'home' }],
    ['/2024/05/01/vote', { kind: 'post', path: '/2024/05/01/vote' }],
    ['/section/news', { kind: 'section', slug: 'news' }],
    ['/podcasts/our-show', { kind: 'show', slug: 'our-show' }],
    ['/tag/parks', { kind: 'tag', slug: 'parks' }],
    ['/author/ana', { kind: 'author', slug: 'ana' }],
    ['/terms-of-use', { kind: 'page', slug: 'terms-of-use' }],
    ['/2024/05/vote', { kind: 'other' }],
    ['/section/news/feed.xml', { kind: 'other' }],
    ['/constructor/x', { kind: 'other' }],
  ])('reads %j', (path, address) => {
    expect(addressOf(path)).toEqual(address)
  })

  it('finds again what the paths were made from', () => {
    expect(addressOf(listPath('tag', 'parks'))).toEqual({ kind: 'tag', slug: 'parks' })
    expect(addressOf(sectionPath({ slug: 'talk', type: 'show' }))).toEqual({ kind: 'show', slug: 'talk' })
    expect(addressOf(sectionPath({ slug: 'talk', type: null }))).toEqual({ kind: 'section', slug: 'talk' })
    expect(addressOf(pagePath('about'))).toEqual({ kind: 'page', slug: 'about' })
    expect(addressOf(newsletterPath('tide', 'day-6'))).toEqual({ kind: 'issue', list: 'tide', slug: 'day-6' })
    expect(addressOf(newslettersPath)).toEqual({ kind: 'newsletters' })
  })
})
