import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../core/renderTree.fixtures.tsx'
import { splitScripts } from './splitScripts.ts'

describe('html', () => {
  it('shows the markup without its scripts, and runs them after it, in order (reader-site 5)', () => {
    const html =
      '<script>a()</script><p>Votes</p><script src="https://charts.example/x.js" async></script><script>b()</script>'
    expect(splitScripts(html)).toEqual({
      markup: '<p>Votes</p>',
      scripts: '<script>a()</script><script src="https://charts.example/x.js" async></script><script>b()</script>',
    })
  })

  it('leaves a script’s own text alone', () => {
    expect(splitScripts('<script>if (1 < 2 && "é") x()</script>').scripts).toBe(
      '<script>if (1 < 2 && "é") x()</script>',
    )
  })

  it('leaves data and templates where they are: they are not run', () => {
    const html = '<script type="application/ld+json">{}</script>'
    expect(splitScripts(html)).toEqual({ markup: html, scripts: '' })
  })

  it('closes what was left open and ignores what was never opened, so that the page stays whole', () => {
    expect(splitScripts('<div><p>a').markup).toBe('<div><p>a</p></div>')
    expect(splitScripts('</div></main>a').markup).toBe('a')
  })

  it('stands in the page once, with its alignment', async () => {
    const block = blockFixture('html', { props: { content: '<p>Votes</p><script>x()</script>', alignment: 'full' } })
    expect(await renderTree([block])).toBe(
      '<div class="html html--full" data-alignment="full"><p>Votes</p><script>x()</script></div>',
    )
  })

  it('is left out without content', async () => {
    expect(await renderTree([blockFixture('html', { props: { content: ' ' } })])).toBe('')
  })
})
