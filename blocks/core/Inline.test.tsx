import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { textRun } from './block.fixtures.ts'
import type { Mark, Inline as Run } from './block.types.ts'
import { Inline } from './Inline.tsx'
import { pageFixture } from './page.fixtures.tsx'

const html = (content: Run[], isLinked = true) =>
  renderToStaticMarkup(<Inline content={content} page={pageFixture()} isLinked={isLinked} />)

describe('Inline', () => {
  it.each<[Exclude<Mark['type'], 'link'>, string]>([
    ['bold', 'strong'],
    ['italic', 'em'],
    ['underline', 'u'],
    ['strike', 's'],
    ['superscript', 'sup'],
    ['subscript', 'sub'],
    ['code', 'code'],
    ['diffAdded', 'ins'],
    ['diffRemoved', 'del'],
  ])('sets %s as <%s>', (type, tag) => {
    expect(html([textRun('x', { type })])).toBe(`<${tag}>x</${tag}>`)
  })

  it('nests marks, and keeps a break', () => {
    expect(html([textRun('a', { type: 'bold' }, { type: 'italic' }), { type: 'hardBreak' }, textRun('b')])).toBe(
      '<strong><em>a</em></strong><br/>b',
    )
  })

  it('makes one link of neighbours with the same address, so that it is read once', () => {
    const link: Mark = { type: 'link', href: '/weather' }
    expect(html([textRun('the ', link), textRun('weather', { type: 'bold' }, link), textRun(' today')])).toBe(
      '<a href="/weather">the <strong>weather</strong></a> today',
    )
  })

  it('opens another site in a new tab and says so to screen readers (docs/spec/reader-site.md#external-links)', () => {
    expect(html([textRun('data', { type: 'link', href: 'https://data.example/' })])).toBe(
      '<a href="https://data.example/" target="_blank" rel="noopener">data<span class="visually-hidden"> (opens in new tab)</span></a>',
    )
  })

  it('opens its own pages in the same tab, unless the editor wants another', () => {
    const href = 'https://harbour.example/weather'
    expect(html([textRun('x', { type: 'link', href })])).toBe(`<a href="${href}">x</a>`)
    expect(html([textRun('x', { type: 'link', href, newTab: true })])).toContain('(opens in new tab)')
  })

  it('says to search engines what the link says, once, on the site and in a feed', () => {
    const rel: ('sponsored' | 'nofollow')[] = ['sponsored', 'nofollow']
    const outside: Mark = { type: 'link', href: 'https://data.example/', rel }
    expect(html([textRun('x', outside)])).toContain(' rel="sponsored nofollow noopener"')
    expect(html([textRun('x', { type: 'link', href: '/weather', rel })])).toContain(' rel="sponsored nofollow"')
  })

  it('keeps the text of a link that may not be followed', () => {
    expect(html([textRun('x', { type: 'link', href: 'javascript:alert(1)' })])).toBe('x')
  })

  it('makes no link of nothing but space: it could be reached, but not named', () => {
    expect(html([textRun(' ', { type: 'link', href: '/weather' })])).toBe(' ')
  })

  it('makes no links inside something that is one', () => {
    expect(html([textRun('x', { type: 'link', href: '/weather' })], false)).toBe('x')
  })
})
