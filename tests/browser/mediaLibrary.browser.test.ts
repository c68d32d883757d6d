import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { libraryOverStory } from './libraryOverStory.ts'
import { sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { openSection } from './storyPanel.ts'
import { shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
const headline = `Pictured ${mark}`
const { page, story, library, button, openLibrary } = libraryOverStory(
  headline,
  [blockFixture('image', { id: 'image', props: { contentId: null } })],
  mark,
)

describe('the gallery', () => {
  it('shows pictures only to a block that takes pictures, and can be used by everybody', async () => {
    await openLibrary()
    expect(await library().getByRole('group', { name: 'Media Type' }).getByRole('radio').count()).toBe(1)
    expect(await accessibilityFaults(page(), '.picker')).toEqual([])
    await page().keyboard.press('Escape')
    await library().waitFor({ state: 'detached' })
    await page().getByRole('button', { name: 'Select Image' }).first().waitFor()
  })

  it('tells everything of one item, and leads back to the gallery', async () => {
    await openLibrary()
    await button(/^Details of /)
      .first()
      .click()
    for (const fact of [
      'Date Created',
      'Date Uploaded',
      'Contributor',
      'Caption',
      'ALT Text',
      'Usage instructions',
      'Used in',
    ])
      await library().getByText(fact, { exact: true }).filter({ visible: true }).waitFor()
    await button(/Back to Gallery/).click()
    await library().locator('.picker-item').first().waitFor()
  })

  it('is where one left it when one comes back from another screen, by keys alone', async () => {
    await openLibrary()
    const details = library()
      .getByRole('button', { name: /^Details of/ })
      .nth(7)
    await details.focus()
    const name = await details.getAttribute('aria-label')
    const top = () =>
      library()
        .locator('.picker__results')
        .evaluate(({ scrollTop }) => scrollTop)
    const before = await top()
    await page().keyboard.press('Enter')
    await button(/Back to Gallery/).waitFor()
    await page().keyboard.press('Enter')
    await details.waitFor()
    const focused = () => page().evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect([await focused(), await top()]).toEqual([name, before])
    await button('Upload').press('Enter')
    await button(/Back to Gallery/).waitFor()
    await page().keyboard.press('Enter')
    await details.waitFor()
    expect(await focused()).toBe('Search Content')
    await page().keyboard.press('Escape')
    await library().waitFor({ state: 'detached' })
  })

  it('hands one picture to the block, with its words in the place of those of another one (docs/spec/editor.md#media-choice)', async () => {
    const words = { caption: 'Of another', credit: 'Somebody', altText: 'Another picture', mobileCrop: null }
    const other = blockFixture('image', { props: words })
    await openStory(page(), newsroom, { headline, body: lexicalFromBlocks([other]) })
    await openLibrary()
    const name = (await library().locator('.media-card__name').first().textContent()) ?? ''
    await library().locator('.picker-item').first().click()
    await button('Select').click()
    await library().waitFor({ state: 'detached' })
    await page().locator('[data-field-path="body"] img[src]').first().waitFor()
    const item = await page().evaluate(async (name) => {
      const found = await (
        await fetch(`/api/media?depth=0&limit=1&where[filename][like]=${encodeURIComponent(name)}`)
      ).json()
      return found.docs[0]
    }, name)
    const [image] = await shownTree(page())
    expect(image?.props).toMatchObject({
      contentId: String(item.id),
      altText: item.alt ?? '',
      caption: item.caption ?? '',
      credit: item.credit ?? '',
    })
    await page().getByRole('button', { name: 'Undo' }).click()
    await page().getByRole('button', { name: 'Select Image' }).first().waitFor()
    expect((await shownTree(page()))[0]?.props).toMatchObject({ contentId: null, ...words })
  })

  it('says when it does not answer, and retries on request', async () => {
    await page().route('**/api/rpc/media.search*', (route) =>
      route.fulfill({ status: 500, json: { error: { message: 'Something went wrong.', code: -32603, data: {} } } }),
    )
    await page().getByRole('button', { name: 'Select Image' }).first().click()
    await library().getByRole('alert').getByText('Something went wrong.').waitFor()
    await page().unroute('**/api/rpc/media.search*')
    await button('Refresh').click()
    await library().locator('.picker-item').first().waitFor()
    await page().keyboard.press('Escape')
  })
})

describe('a crop', () => {
  it('is set by keys as well, kept with the post, and undone by Reset', async () => {
    await openSection(page(), 'Media')
    await page().getByRole('button', { name: 'Select from the media library: Website and newsletter image' }).click()
    await library().locator('.picker-item').first().click()
    await button('Select').click()
    await page().getByRole('button', { name: 'Crop: Website and newsletter image' }).click()
    await button('Focal point').focus()
    for (const key of ['Shift+ArrowLeft', 'Shift+ArrowUp']) await page().keyboard.press(key)
    await button('Save').click()
    const stored = async () =>
      page().evaluate(
        async (id) => (await (await fetch(`/api/posts/${id}?draft=true&depth=0`)).json()).websiteImageCrop,
        story(),
      )
    expect(await until('the crop is stored', stored)).toMatchObject({ x: expect.any(Number), y: expect.any(Number) })
  })
})

describe('the picture of a story', () => {
  const choose = async () => {
    await openLibrary()
    await library().locator('.picker-item').first().click()
    await button('Select').click()
    await page().getByLabel('Alt text').first().waitFor()
  }

  it('is cut for phones around a point that keys move; the whole picture has none (docs/spec/editor.md#mobile-crop)', async () => {
    await choose()
    await page().locator('[data-field-path="body"] img[src]').first().click()
    await page().getByRole('button', { name: 'Select mobile aspect ratio and crop' }).click()
    await library().getByRole('heading', { name: 'Set Mobile Focal Point' }).waitFor()
    expect(await button('Focal point').isDisabled()).toBe(true)
    await library().getByLabel('Vertical').check()
    await button('Focal point').focus()
    await page().keyboard.press('Shift+ArrowLeft')
    expect(await accessibilityFaults(page(), '.picker')).toEqual([])
    await button('Save').click()
    const crop = async () =>
      page().evaluate(
        async (id) =>
          (await (await fetch(`/api/posts/${id}?draft=true&depth=0`)).json()).body.root.children.find(
            (block: { type: string }) => block.type === 'image',
          ).props.mobileCrop,
        story(),
      )
    expect(await until('the crop is stored', crop)).toEqual({ aspectRatio: 'Vertical', focalPoint: { x: 0.4, y: 0.5 } })
  })

  it('has a text written for it, which stands there once the editor takes it', async () => {
    const data = {
      provider: 'Citydesk',
      isOwn: true,
      acceptedTypes: ['image/png'],
      maxSize: 1024,
      altTextMissing: null,
    }
    await page().route('**/api/rpc/media.getLibrary*', (route) => route.fulfill({ json: { result: { data } } }))
    const altText = 'A white ferry that leaves a pier at dawn.'
    await page().route('**/api/rpc/media.generateAltText*', (route) =>
      route.fulfill({ json: { result: { data: { altText } } } }),
    )
    await page().reload()
    await page().getByRole('button', { name: 'Select Image' }).first().waitFor()
    await choose()
    await page().locator('[data-field-path="body"] img[src]').first().click()
    await page().getByRole('button', { name: 'Generate' }).click()
    await page().getByText(altText).waitFor()
    await page().getByRole('button', { name: 'Use this text' }).click()
    expect(await page().getByLabel('Alt text').first().inputValue()).toBe(altText)
    await page().unroute('**/api/rpc/media.getLibrary*')
    await page().unroute('**/api/rpc/media.generateAltText*')
  })
})
