import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { blockFixture, textRun } from '../core/block.fixtures.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { renderTree } from './renderTree.fixtures.tsx'

describe('BlockTree', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  const unknown = blockFixture('hologram', { props: { depth: 3 }, content: 'x' })

  it('shows readers nothing of a block of unknown type, and logs it (docs/spec/reader-site.md#unknown-blocks)', async () => {
    expect(await renderTree([unknown])).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('hologram'))
  })

  it('shows an unknown block with its JSON where pages are debugged (docs/spec/reader-site.md#unknown-blocks)', async () => {
    const html = await renderTree([unknown], pageFixture({ isDebug: true }))
    expect(html).toContain('Block not found: hologram')
    expect(html).toContain('&quot;depth&quot;: 3')
  })

  it('knows blocks by their other names', async () => {
    expect(await renderTree([blockFixture('core/separator')])).toBe('<hr class="separator" data-beside="clears"/>')
  })

  it('keeps the text of a block whose properties are wrong, and logs it', async () => {
    const html = await renderTree([blockFixture('paragraph', { props: { alignment: 'diagonal' }, content: 'Kept' })])
    expect(html).toBe('<p class="paragraph">Kept</p>')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('alignment'))
  })

  it('shows wrong properties with their JSON where pages are debugged', async () => {
    const wrong = blockFixture('spacer', { props: { height: -1 } })
    expect(await renderTree([wrong], pageFixture({ isDebug: true }))).toContain('Wrong properties: height')
  })

  it('shows the children of a reusable block in its place (docs/spec/reader-site.md#reusable-blocks)', async () => {
    const html = await renderTree([blockFixture('reusable', { children: [blockFixture('separator')] })])
    expect(html).toBe('<hr class="separator" data-beside="clears"/>')
  })

  it('says in links in which block they stand, where clicks are counted, and only there', async () => {
    const link = (href: string) =>
      blockFixture('paragraph', { content: [textRun('the ferry', { type: 'link', href })] })
    const blocks = [link('/one'), blockFixture('separator'), link('/two')]
    const html = await renderTree(blocks, pageFixture({ isCounted: true }))
    expect(html.match(/data-place="[^"]*"/g)).toEqual(['data-place="paragraph 1 1"', 'data-place="paragraph 2 3"'])
    expect(await renderTree(blocks)).not.toContain('data-place')
  })
})
