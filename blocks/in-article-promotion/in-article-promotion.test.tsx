import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const promotion = (promotionId: string | null) => blockFixture('in-article-promotion', { props: { promotionId } })

describe('in-article-promotion', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('shows picture, heading, description and a button to the address (docs/spec/reader-site.md#in-article-promotion)', async () => {
    const html = await renderTree([promotion('membership')])
    expect(html).toContain('<img src="/media/harbour.jpg" alt=""')
    expect(html).toContain('<p class="in-article-promotion__heading">Keep the horn sounding</p>')
    expect(html).toContain('2,300 neighbors')
    expect(html).toContain('<a href="/about" class="button in-article-promotion__button">Become a member</a>')
  })

  it('has no empty parts', async () => {
    const html = await renderTree([promotion('bare')])
    expect(html).not.toContain('<img')
    expect(html).not.toContain('description')
    expect(html).not.toContain('<a')
  })

  it.each([[null], ['deleted-long-ago'], ['__proto__']])(
    'is logged and left out without a promotion: %j',
    async (id) => {
      expect(await renderTree([promotion(id)])).toBe('')
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('not shown, its promotion is missing'))
    },
  )

  it('must have a promotion', () => {
    expect([...checkTree([promotion(null)], { altTextOf: () => undefined }).values()].flat()).toMatchObject([
      { kind: 'Required', message: 'No promotion selected', fix: { control: 'Select Promotion' } },
    ])
  })
})
