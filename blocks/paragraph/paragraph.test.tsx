import { describe, expect, it } from '@jest/globals'
import { blockFixture, textRun } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('paragraph', () => {
  it.each(['center', 'right', 'justify'])('is set %s', async (alignment) => {
    const html = await renderTree([blockFixture('paragraph', { props: { alignment }, content: 'x' })])
    expect(html).toBe(`<p class="paragraph paragraph--${alignment}">x</p>`)
  })

  it('has the letters that the editor chose, an anchor and a class (docs/spec/editor.md#shared-props)', async () => {
    const props = { font: 'inter', fontSize: 'xl', anchor: '#top', className: 'lead' }
    expect(await renderTree([blockFixture('paragraph', { props, content: 'x' })])).toBe(
      '<p id="top" class="paragraph lead" data-font="inter" data-font-size="xl">x</p>',
    )
  })

  it('says nothing about letters that are the default', async () => {
    const props = { font: 'georgia', fontSize: 'md' }
    expect(await renderTree([blockFixture('paragraph', { props, content: 'x' })])).toBe('<p class="paragraph">x</p>')
  })

  it('is left out when it is empty: space between paragraphs is the site’s', async () => {
    expect(await renderTree([blockFixture('paragraph')])).toBe('')
    expect(await renderTree([blockFixture('paragraph', { content: '\u00a0' })])).toBe('')
  })

  it('keeps quotation marks and apostrophes as they were written', async () => {
    const text = '“We aren’t done,” she said; \'nor "am" I\'.'
    const html = await renderTree([blockFixture('paragraph', { content: [textRun(text)] })])
    expect(html).toContain('“We aren’t done,” she said;')
  })

  it('lets blocks that lie in it follow it, because HTML allows none inside', async () => {
    const html = await renderTree([blockFixture('paragraph', { content: 'x', children: [blockFixture('separator')] })])
    expect(html).toBe('<p class="paragraph">x</p><hr class="separator" data-beside="clears"/>')
  })
})
