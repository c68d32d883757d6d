import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const sponsor = (props: Record<string, unknown>) =>
  blockFixture('sponsor-image', {
    id: 's',
    props: { contentId: 'harbour', altText: 'Harbour Savings Bank', link: 'https://bank.example/', ...props },
  })
const html = (props: Record<string, unknown> = {}) => renderTree([sponsor(props)])

describe('sponsor-image', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('says that it is sponsored, and by whom in a link (docs/spec/editor.md#sponsor-image-block)', async () => {
    const whole = await html()
    expect(whole).toContain('<figcaption class="sponsor-image__text">Sponsored by</figcaption><a href="https://bank')
    expect(whole).toContain('alt="Harbour Savings Bank"')
    expect(whole).toContain('target="_blank" rel="noopener"')
    expect(await html({ text: 'Made possible by' })).toContain('>Made possible by</figcaption>')
    expect(await html({ text: ' ' })).not.toContain('figcaption')
  })

  it.each([[null], ['deleted-long-ago'], ['budget']])(
    'is logged and left out without an image: %j (docs/spec/reader-site.md#missing-content)',
    async (contentId) => {
      expect(await html({ contentId })).toBe('')
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('its image is missing'))
    },
  )

  it.each([
    [{}, []],
    [{ altText: 'Bank' }, ['Alt text must be at least 10 characters long']],
    [{ altText: '          ' }, ['Alt text must be at least 10 characters long']],
    [{ link: '' }, ['Invalid URL']],
    [{ link: 'bank.example' }, ['Invalid URL']],
    [{ altText: '', link: 'javascript:alert(1)' }, ['Alt text must be at least 10 characters long', 'Invalid URL']],
  ])('%j has to be mended: %j (docs/spec/editor.md#block-errors)', (props, messages) => {
    const found = checkTree([sponsor(props)], { altTextOf: () => undefined }).get('s') ?? []
    expect(found).toEqual(messages.map((message) => expect.objectContaining({ kind: 'Required', message })))
  })
})
