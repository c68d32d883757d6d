import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { plainText, referencesOf } from '../registry/tree.ts'

const compare = (props: Record<string, unknown>) =>
  blockFixture('image-compare', {
    id: 'c',
    props: { first: { contentId: 'harbour' }, second: { contentId: 'bridge' }, ...props },
  })
const html = (props: Record<string, unknown> = {}) => renderTree([compare(props)])

describe('image-compare', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('shows both pictures without a script, and no slider that would do nothing', async () => {
    const both = await html()
    expect(both.match(/<img /g)).toHaveLength(2)
    expect(both.indexOf('/media/harbour.jpg')).toBeLessThan(both.indexOf('/media/bridge.jpg'))
    expect(both).not.toContain('role="slider"')
    expect(both).toContain('data-island="image-compare"')
  })

  it.each([
    ['the first', { first: null }],
    ['the second', { second: { contentId: 'deleted-long-ago' } }],
    ['a picture in the place of a file', { second: { contentId: 'budget' } }],
  ])('is logged and left out without %s (docs/spec/reader-site.md#missing-content)', async (_, props) => {
    expect(await html(props)).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('an image is missing'))
  })

  it('tells the pictures apart with labels, which are in the plain text too', async () => {
    const labelled = {
      first: { contentId: 'harbour', label: '2024' },
      second: { contentId: 'bridge', label: ' 2026 ' },
    }
    const both = await html(labelled)
    expect(both.match(/<span class="image-compare__label" dir="auto">[^<]*/g)).toEqual([
      '<span class="image-compare__label" dir="auto">2024',
      '<span class="image-compare__label" dir="auto">2026',
    ])
    expect(await html()).not.toContain('image-compare__label')
    expect(plainText([compare(labelled)])).toContain('2024')
  })

  it('names both photographers, and one who took both only once', async () => {
    expect(await html()).toContain('<span class="image-compare__credit">Ines Okafor / Tomás Reyes</span>')
    expect(await html({ first: { contentId: 'harbour', credit: 'Tomás Reyes' } })).toContain(
      '<span class="image-compare__credit">Tomás Reyes</span>',
    )
  })

  it('links to its target with its caption; without one, with the name of the place', async () => {
    expect(await html({ caption: 'The quay', link: '/quay' })).toContain('<a href="/quay">The quay</a>')
    expect(await html({ link: 'https://www.archive.example/' })).toContain('>archive.example<span')
    expect(await html({ link: 'javascript:alert(1)' })).not.toContain('<a ')
  })

  it.each([
    ['', true],
    ['https://archive.example/', true],
    ['www.example', false],
  ])('the link %j is valid: %s (docs/spec/editor.md#block-errors)', (link, isValid) => {
    const errors = checkTree([compare({ link })], { altTextOf: () => undefined }).get('c')
    expect(errors).toEqual(
      isValid ? undefined : [expect.objectContaining({ kind: 'Required', message: 'Invalid URL' })],
    )
  })

  it('points to both pictures, and its words are in the plain text', () => {
    const block = compare({ caption: 'The quay', second: { contentId: 'bridge', credit: 'City archive' } })
    expect(referencesOf([block]).map(({ id }) => id)).toEqual(['harbour', 'bridge'])
    expect(plainText([block])).toBe('The quay\n\nCity archive')
  })
})
