import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { noReferences } from '#contract/noReferences.ts'
import { blockFixture } from '../core/block.fixtures.ts'
import { mediaFixture, mediaFixtures, pageFixture } from '../core/page.fixtures.tsx'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const image = (props: Record<string, unknown>) =>
  blockFixture('image', { id: 'i', props: { contentId: 'harbour', ...props } })
const html = (props: Record<string, unknown>) => renderTree([image(props)])

describe('image', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('takes its texts from the library where the editor wrote none', async () => {
    const library = await html({})
    expect(library).toContain('alt="The ferry leaving the old harbour"')
    expect(library).toContain(
      '<figcaption class="image__caption" dir="auto">The ferry leaves the old harbour at seven. <span class="image__credit">Ines Okafor</span></figcaption>',
    )
    const own = await html({ altText: 'A ferry, seen from the pier', caption: 'At seven.', credit: 'Tomás Reyes' })
    expect(own).toContain('alt="A ferry, seen from the pier"')
    expect(own).toContain('At seven. <span class="image__credit">Tomás Reyes</span>')
  })

  it('is no larger than it is, nor than its source showed it', async () => {
    const page = (width: number) => {
      const media = { harbour: mediaFixture('harbour', { width }) }
      return pageFixture({ references: { ...noReferences, media } })
    }
    const button = await renderTree([image({})], page(88))
    expect(button).toContain('style="max-width:88px"')
    expect(button).toContain('sizes="88px"')
    expect(await renderTree([image({ width: 300 })], page(2000))).toContain('style="max-width:300px"')
    expect(await renderTree([image({ alignment: 'left' })], page(88))).toContain(
      'data-alignment="left" data-beside="clears" style="max-width:128px"',
    )
    expect(await renderTree([image({ alignment: 'full' })], page(88))).not.toContain('max-width')
    expect(await renderTree([image({})], page(2000))).not.toContain('max-width')
  })

  it('hides caption and credit where the editor wants that', async () => {
    expect(await html({ hideCaption: true })).toContain(
      '<figcaption class="image__caption" dir="auto"><span class="image__credit">Ines Okafor</span></figcaption>',
    )
    expect(await html({ hideCredit: true })).not.toContain('image__credit')
    expect(await html({ hideCaption: true, hideCredit: true })).not.toContain('figcaption')
  })

  it('is a link where it has one, and only then', async () => {
    expect(await html({ link: '/weather' })).toMatch(/<a href="\/weather" class="image__link"><img [^>]+><\/a>/)
    expect(await html({})).not.toContain('<a ')
    expect(await html({ link: 'javascript:alert(1)' })).not.toContain('<a ')
  })

  it('that is a link has a name, even if it was never described', async () => {
    const undescribed = mediaFixture('harbour', { alt: '', caption: '', name: 'ferry.jpg' })
    const page = pageFixture({ references: { ...noReferences, media: { harbour: undescribed } } })
    expect(await renderTree([image({ link: '/weather' })], page)).toContain('alt="ferry.jpg"')
    expect(await renderTree([image({ link: '/weather', caption: 'The ferry' })], page)).toContain('alt="The ferry"')
    expect(await renderTree([image({})], page)).toContain('alt=""')
  })

  it('is cut on phones as the editor set it, around the point that matters', async () => {
    const mobileCrop = { aspectRatio: 'Vertical', focalPoint: { x: 0.25, y: 1 } }
    const cut = await html({ mobileCrop })
    expect(cut).toContain('class="image image--vertical-on-phone" data-beside="clears"')
    expect(cut).toContain('style="object-position:25% 100%"')
    expect(await html({ mobileCrop: { ...mobileCrop, aspectRatio: 'Original' } })).not.toContain('on-phone')
  })

  it.each([[null], ['deleted-long-ago'], ['budget'], ['__proto__']])(
    'says that it is missing where there is no picture: %j (docs/spec/reader-site.md#missing-content)',
    async (contentId) => {
      expect(await html({ contentId })).toBe(
        '<p class="image image--missing" data-beside="clears">Unable to render the image</p>',
      )
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('(i)'))
    },
  )

  it('is left out of feeds when it is missing', async () => {
    expect(await renderTree([image({ contentId: null })], pageFixture({ medium: 'feed' }))).toBe('')
  })

  const errors = (props: Record<string, unknown>) =>
    checkTree([image(props)], { altTextOf: (id) => mediaFixtures.find((media) => media.id === id)?.alt }).get('i')
  const linkError = {
    kind: 'Required',
    message: 'Invalid URL',
    todo: 'Correct the link',
    fix: { action: 'goTo', control: 'Edit Image Link' },
  }
  const message = 'Alt text must be at least 10 characters long'
  const altError = { kind: 'Required', message, fix: { action: 'goTo', control: 'Alt text' } }
  const pictureError = {
    kind: 'Required',
    message,
    details: 'Choose a picture first',
    todo: 'Choose a picture',
    fix: { action: 'goTo', control: 'Select Image' },
  }

  it.each([
    ['its own is long enough', { altText: '1234567890' }, undefined],
    ['its own is too short', { altText: '123456789' }, [altError]],
    ['its own is nothing but space', { contentId: null, altText: '            ' }, [pictureError]],
    ['the library’s is long enough', { altText: '' }, undefined],
    ['there is no picture', { contentId: null }, [pictureError]],
    ['the picture is gone', { contentId: 'deleted-long-ago' }, [altError]],
  ])('alternative text, when %s (docs/spec/editor.md#block-errors)', (_, props, expected) => {
    expect(errors(props)).toEqual(expected)
  })

  it.each([
    ['', undefined],
    ['https://a.example/', undefined],
    ['/weather', undefined],
    ['half an address', [linkError]],
    ['javascript:alert(1)', [linkError]],
  ])('link %j (docs/spec/editor.md#block-errors)', (link, expected) => {
    expect(errors({ link })).toEqual(expected)
  })
})
