import { describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { documentAddress, documentIdOf } from './documentAddress.ts'

const documentBlock = (props: Record<string, unknown>) => blockFixture('document', { id: 'd', props })

describe('document', () => {
  it('is a sandboxed frame that loads when it is near, with a link to the document itself', async () => {
    const html = await renderTree([documentBlock({ documentId: '24114587-plan' })])
    expect(html).toContain('<iframe src="https://embed.documentcloud.org/documents/24114587-plan/?embed=1"')
    expect(html).toMatch(/sandbox="[^"]*" loading="lazy"/)
    expect(html).toContain('href="https://www.documentcloud.org/documents/24114587-plan"')
  })

  it('is a link in a feed', async () => {
    const html = await renderTree([documentBlock({ documentId: '24114587' })], pageFixture({ medium: 'feed' }))
    expect(html).not.toContain('<iframe')
    expect(html).toContain('Read the document')
  })

  it.each([[null], ['../evil']])(
    'is logged and left out without a document: %j (docs/spec/reader-site.md#missing-content)',
    async (documentId) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
      expect(await renderTree([documentBlock({ documentId })])).toBe('')
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('its document is missing'))
      warn.mockRestore()
    },
  )

  it('has to be chosen (docs/spec/editor.md#block-errors)', () => {
    const found = checkTree([documentBlock({})], { altTextOf: () => undefined })
    expect(found.get('d')).toMatchObject([{ kind: 'Required', message: 'No document selected' }])
  })
})

describe('the id of a document', () => {
  it.each([
    ['24114587', '24114587'],
    ['24114587-harbour-plan', '24114587-harbour-plan'],
    ['https://www.documentcloud.org/documents/24114587-harbour-plan', '24114587-harbour-plan'],
    ['https://www.documentcloud.org/documents/24114587-harbour-plan.html', '24114587-harbour-plan'],
    ['https://embed.documentcloud.org/documents/24114587-harbour-plan/?embed=1', '24114587-harbour-plan'],
    ['https://evil.example/documents/24114587', null],
    ['https://www.documentcloud.org/projects/12', null],
    ['', null],
  ])('in %j is %j', (text, id) => expect(documentIdOf(text)).toBe(id))

  it.each([null, '', 'plan', '12/../../x', '12-"x'])('%j is none, and has no address', (id) => {
    expect(documentAddress(id)).toBeNull()
  })
})
