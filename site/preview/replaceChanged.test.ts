/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals'
import { replaceChanged } from './replaceChanged.ts'

const element = (markup: string): Element => {
  const holder = document.createElement('div')
  holder.innerHTML = markup
  return holder
}

// Shows a page, lets `change` act as scripts do, and brings it to a new state.
function brought(before: string, after: string, change: (live: Element) => void = () => undefined) {
  const live = element(before)
  document.body.replaceChildren(live)
  const first = [...live.children]
  change(live)
  replaceChanged(live, element(before), element(after))
  return { live, first, html: live.innerHTML }
}

describe('a new state of a page', () => {
  it('replaces the words that changed and keeps every other element', () => {
    const { live, first, html } = brought(
      '<p>One</p><img src="a.png"><p>Two</p>',
      '<p>One</p><img src="a.png"><p>Two words</p>',
    )
    expect(html).toBe('<p>One</p><img src="a.png"><p>Two words</p>')
    expect([...live.children]).toEqual(first)
    expect(live.children[1]).toBe(first[1])
  })

  it('adds and removes blocks in the middle and keeps those around them', () => {
    const added = brought('<p>One</p><p>Three</p>', '<p>One</p><p>Two</p><h2>And</h2><p>Three</p>')
    expect(added.html).toBe('<p>One</p><p>Two</p><h2>And</h2><p>Three</p>')
    expect(added.live.lastElementChild).toBe(added.first[1])
    const removed = brought('<p>One</p><p>Two</p><hr><p>Three</p>', '<p>One</p><p>Three</p>')
    expect(removed.html).toBe('<p>One</p><p>Three</p>')
    expect(removed.live.lastElementChild).toBe(removed.first[3])
  })

  it('replaces a block that became another one, and text beside elements', () => {
    expect(brought('<p>One</p>', '<h2>One</h2>').html).toBe('<h2>One</h2>')
    expect(brought('<p>One <b>two</b> three</p>', '<p>1 <b>two</b></p>').html).toBe('<p>1 <b>two</b></p>')
  })

  it('sets and removes attributes, and leaves those that scripts have set', () => {
    const { html } = brought('<p class="a" id="b">One</p>', '<p class="c">One</p>', (live) =>
      live.firstElementChild?.setAttribute('data-mark', '1'),
    )
    expect(html).toBe('<p class="c" data-mark="1">One</p>')
  })

  it('leaves an interactive part alone while its markup stays, and replaces it whole when that changes', () => {
    const part = '<div data-island="gallery" data-props="1"><i>1</i></div>'
    const hydrate = (live: Element) => {
      const [island] = live.getElementsByTagName('div')
      if (island) island.innerHTML = '<b>works</b>'
    }
    expect(brought(`${part}<p>One</p>`, `${part}<p>Two</p>`, hydrate).html).toContain('<b>works</b></div><p>Two</p>')
    const other = part.replace('"1"', '"2"')
    expect(brought(`${part}<p>One</p>`, `${other}<p>One</p>`, hydrate).html).toBe(`${other}<p>One</p>`)
  })
})
