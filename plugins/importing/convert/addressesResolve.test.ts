import { describe, expect, it } from '@jest/globals'
import { resolveAddresses } from './addressesResolve.ts'

const resolve = (html: string, base?: string, ownPath?: (address: URL) => string | null | undefined) => {
  const notes: string[] = []
  const options = {
    note: (_kind: string, what: string) => notes.push(what),
    ...(base ? { base } : {}),
    ...(ownPath ? { ownPath } : {}),
  }
  return { html: resolveAddresses(html, options), notes }
}
const base = 'https://old.test/2009/05/story/'

describe('addresses of a text', () => {
  it.each([
    ['<a href="../../2008/x?a=1&amp;b=2#c">', '<a href="https://old.test/2009/2008/x?a=1&amp;b=2#c">'],
    ['<a href="/about">', '<a href="https://old.test/about">'],
    ["<a href='x.html'>", "<a href='https://old.test/2009/05/story/x.html'>"],
    ['<a href=x.html>', '<a href=https://old.test/2009/05/story/x.html>'],
    ['<img src="//cdn.test/a.png">', '<img src="https://cdn.test/a.png">'],
    [
      '<video poster="p.jpg"><source src="/v.mp4">',
      '<video poster="https://old.test/2009/05/story/p.jpg"><source src="https://old.test/v.mp4">',
    ],
    ['<img srcset="/a.png 1x, /b.png 2x">', '<img srcset="https://old.test/a.png 1x, https://old.test/b.png 2x">'],
  ])('are resolved in %s', (html, expected) => {
    expect(resolve(html, base)).toEqual({ html: expected, notes: [] })
  })

  it.each([
    '<a href="#note">',
    '<a href="mailto:a@b.test">',
    '<a href="HTTPS://a.test/x">',
    '<a title="/x" data-href="/x">/x href="/x"',
    '<!-- wp:image {"src":"/x"} --><script>a = \'<a href="/x">\'</script>',
    '<a href="{{ site.url }}/x">',
    '<a href="">',
    '<p <b href',
  ])('stay as they are in %s', (html) => {
    expect(resolve(html, base)).toEqual({ html, notes: [] })
  })

  it('lead to documents of the same source here, and are reported where nothing here answers them', () => {
    const ownPath = ({ host, pathname, hash }: URL) => {
      if (host !== 'old.test') return undefined
      return pathname === '/gone' ? null : pathname + hash
    }
    const html = '<a href="/about/#team">a</a> <a href="https://old.test/gone">b</a> <a href="https://b.test/">c</a>'
    expect(resolve(`${html} <img src="/a.png">`, base, ownPath)).toEqual({
      html: '<a href="/about/#team">a</a> <a href="https://old.test/gone">b</a> <a href="https://b.test/">c</a> <img src="https://old.test/a.png">',
      notes: ['link to the old site: https://old.test/gone'],
    })
  })

  it('are reported where the address of the text is not known', () => {
    expect(resolve('<a href="../x">')).toEqual({
      html: '<a href="../x">',
      notes: ['relative address in a text whose own address is not known: ../x'],
    })
  })
})
