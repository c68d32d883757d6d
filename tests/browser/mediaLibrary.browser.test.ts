import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/core/lexical.convert.ts'
import { maxUploadSize } from '#collections/media/mimeTypes.ts'
import { accessibilityFaults } from './accessibility.ts'
import { logIn, openBrowser, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { shownTree } from './together/writer.page.ts'

jest.setTimeout(120_000)

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
const headline = `Pictured ${mark}`
const body = lexicalFromBlocks([
  blockFixture('paragraph', { id: 'before', content: 'The ferry left at seven, as it has since 1931.' }),
  blockFixture('image', { id: 'image', props: { contentId: null } }),
  blockFixture('video', { id: 'video', props: { contentId: null } }),
])

let browser: Browser
let page: Page
let story: string

beforeAll(async () => {
  browser = await openBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, 'editor')
})
beforeEach(async () => {
  story = await openStory(page, newsroom, { headline, type: 'article', body })
  await page.getByRole('button', { name: 'Story', exact: true }).click()
  await page.getByRole('button', { name: 'Select Image' }).first().waitFor()
})
afterEach(async () => {
  await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  await removeDocuments(page, 'media', `where[filename][contains]=${mark}`)
})
afterAll(() => browser?.close())

const library = () => page.locator('.picker')
const button = (name: string | RegExp) => library().getByRole('button', { name, exact: typeof name === 'string' })
const openLibrary = async () => {
  await page.getByRole('button', { name: 'Select Image' }).first().click()
  await library().locator('.picker-item').first().waitFor()
}
const openUpload = async () => {
  await openLibrary()
  await button('Upload').click()
  await library().getByText('Max Size: 200 MB').waitFor()
}
const pick = (name: string, mimeType: string, buffer: Buffer) =>
  library().getByLabel('Choose a file or drag & drop it here').setInputFiles({ name, mimeType, buffer })
const picture = (color: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: color } })
    .png()
    .toBuffer()

describe('the gallery', () => {
  it('shows pictures only to a block that takes pictures, and can be used by everybody', async () => {
    await openLibrary()
    expect(await library().getByRole('group', { name: 'Media Type' }).getByRole('radio').count()).toBe(1)
    expect(await accessibilityFaults(page, '.picker')).toEqual([])
    await page.keyboard.press('Escape')
    await library().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Select Image' }).first().waitFor()
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
    await page.keyboard.press('Enter')
    await button(/Back to Gallery/).waitFor()
    await page.keyboard.press('Enter')
    await details.waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect([await focused(), await top()]).toEqual([name, before])
    await button('Upload').press('Enter')
    await button(/Back to Gallery/).waitFor()
    await page.keyboard.press('Enter')
    await details.waitFor()
    expect(await focused()).toBe('Search Content')
    await page.keyboard.press('Escape')
    await library().waitFor({ state: 'detached' })
  })

  it('hands one picture to the block, with its words in the place of those of another one (block-editor 4.5)', async () => {
    const words = { caption: 'Of another', credit: 'Somebody', altText: 'Another picture', mobileCrop: null }
    const other = blockFixture('image', { props: words })
    await openStory(page, newsroom, { headline, body: lexicalFromBlocks([other]) })
    await openLibrary()
    const name = (await library().locator('.media-card__name').first().textContent()) ?? ''
    await library().locator('.picker-item').first().click()
    await button('Select').click()
    await library().waitFor({ state: 'detached' })
    await page.locator('[data-field-path="body"] img[src]').first().waitFor()
    const item = await page.evaluate(async (name) => {
      const found = await (
        await fetch(`/api/media?depth=0&limit=1&where[filename][like]=${encodeURIComponent(name)}`)
      ).json()
      return found.docs[0]
    }, name)
    const [image] = await shownTree(page)
    expect(image?.props).toMatchObject({
      contentId: String(item.id),
      altText: item.alt ?? '',
      caption: item.caption ?? '',
      credit: item.credit ?? '',
    })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Select Image' }).first().waitFor()
    expect((await shownTree(page))[0]?.props).toMatchObject({ contentId: null, ...words })
  })

  it('says when it does not answer, and asks again when it is told to', async () => {
    await page.route('**/api/rpc/media.search*', (route) =>
      route.fulfill({ status: 500, json: { error: { message: 'Something went wrong.', code: -32603, data: {} } } }),
    )
    await page.getByRole('button', { name: 'Select Image' }).first().click()
    await library().getByRole('alert').getByText('Something went wrong.').waitFor()
    await page.unroute('**/api/rpc/media.search*')
    await button('Refresh').click()
    await library().locator('.picker-item').first().waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('an upload', () => {
  it('goes through its steps, and what was brought is chosen', async () => {
    await openUpload()
    await pick(`ferry-${mark}.png`, 'image/png', await picture('#357'))
    await library().getByLabel('Credit').fill('Ines Okafor')
    await button('Save File').click()
    await library().getByText('Upload Metadata 100%').waitFor()
    await page.getByText('The file will be available in the gallery shortly.').waitFor()
    expect(await button('File Already Uploaded').isDisabled()).toBe(true)
    expect(await library().getByLabel('Credit').inputValue()).toBe('')
    // The very same file once more.
    await pick(`ferry-${mark}.png`, 'image/png', await picture('#357'))
    await page.getByText('This file has already been uploaded.').waitFor()
    await button(/Back to Gallery/).click()
    await library().getByText('1 File Selected').waitFor()
    await button('Select').click()
    await library().waitFor({ state: 'detached' })
    await page.getByLabel('Credit').first().waitFor()
  })

  it('drops what is of the wrong kind, before anything is sent', async () => {
    await openUpload()
    await pick('page.html', 'text/html', Buffer.from('<p>Hello</p>'))
    await library().getByRole('alert').getByText('File type not accepted.').waitFor()
    await page.keyboard.press('Escape')
  })

  it('drops what is too big, before anything is sent', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'citydesk-big-'))
    try {
      // As long as that, and next to nothing on the disk.
      const file = await open(path.join(folder, 'harbor.png'), 'w')
      await file.truncate(maxUploadSize + 1)
      await file.close()
      await openUpload()
      await library().getByLabel('Choose a file or drag & drop it here').setInputFiles(path.join(folder, 'harbor.png'))
      await library().getByRole('alert').getByText('File size is too big.').waitFor()
      expect(await button('Save File').isDisabled()).toBe(true)
      await page.keyboard.press('Escape')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('says in its own words what the library says that does not take it, and can be tried again', async () => {
    const message = 'Canto did not take the file. Try again.'
    await page.route('**/api/rpc/media.upload*', (route) =>
      route.fulfill({ status: 502, json: { error: { message, code: -32603, data: { httpStatus: 502 } } } }),
    )
    await openUpload()
    await pick(`library-${mark}.png`, 'image/png', await picture('#375'))
    await library().getByLabel('Credit').fill('Ines Okafor')
    await button('Save File').click()
    await library().getByRole('alert').getByText(message).waitFor()
    await library().getByText('Error', { exact: true }).waitFor()
    expect(await library().getByLabel('Credit').inputValue()).toBe('Ines Okafor')
    await page.unroute('**/api/rpc/media.upload*')
    await button('Save File').click()
    await library().getByText('Upload Metadata 100%').waitFor()
    await page.keyboard.press('Escape')
  })

  it('is refused by its bytes, in words, whatever its name promised', async () => {
    await openUpload()
    await pick(`page-${mark}.png`, 'image/png', Buffer.from('<html><script>alert(1)</script></html>'))
    await button('Save File').click()
    await library().getByRole('alert').getByText('File type not accepted.').waitFor()
    await library().getByText('Error', { exact: true }).waitFor()
    await button('Reset').click()
    await library().getByText('Error', { exact: true }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
  })

  it('says that it can be tried again when the store fails', async () => {
    await page.route('**/api/media-uploads/**', (route) => route.fulfill({ status: 500 }))
    await openUpload()
    await pick(`store-${mark}.png`, 'image/png', await picture('#753'))
    await button('Save File').click()
    await library().getByRole('alert').getByText('Something went wrong, please try again').waitFor()
    await page.unroute('**/api/media-uploads/**')
    await button('Save File').click()
    await library().getByText('Upload Metadata 100%').waitFor()
    await page.keyboard.press('Escape')
  })

  it('has the browser ask before the page is left in the middle of it', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/media-uploads/**', async (route) => {
      await held
      await route.continue()
    })
    await openUpload()
    await pick(`slow-${mark}.png`, 'image/png', await picture('#735'))
    await button('Save File').click()
    await library().getByText('Upload to storage 33%').waitFor()
    expect(await button(/Back to Gallery/).isDisabled()).toBe(true)
    const isAsked = await page.evaluate(() => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    })
    expect(isAsked).toBe(true)
    release()
    await library().getByText('Upload Metadata 100%').waitFor()
    await page.unroute('**/api/media-uploads/**')
    await page.keyboard.press('Escape')
  })
})

describe('a crop', () => {
  it('is set by keys as well, kept with the post, and undone by Reset', async () => {
    await page.getByRole('button', { name: 'Media', exact: true }).click()
    await page.getByRole('button', { name: 'Select: Website and newsletter image' }).click()
    await library().locator('.picker-item').first().click()
    await button('Select').click()
    await page.getByRole('button', { name: 'Crop: Website and newsletter image' }).click()
    await button('Focal point').focus()
    for (const key of ['Shift+ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key)
    await button('Save').click()
    const stored = async () =>
      page.evaluate(
        async (id) => (await (await fetch(`/api/posts/${id}?draft=true&depth=0`)).json()).websiteImageCrop,
        story,
      )
    const end = Date.now() + 30_000
    while ((await stored()) === null && Date.now() < end);
    expect(await stored()).toMatchObject({ x: expect.any(Number), y: expect.any(Number) })
  })
})

describe('the picture of a story', () => {
  const choose = async () => {
    await openLibrary()
    await library().locator('.picker-item').first().click()
    await button('Select').click()
    await page.getByLabel('Alt text').first().waitFor()
  }

  it('is cut for phones around a point that keys move; the whole picture has none (block-editor 2.10)', async () => {
    await choose()
    await page.locator('[data-field-path="body"] img[src]').first().click()
    await page.getByRole('button', { name: 'Select mobile aspect ratio and crop' }).click()
    await library().getByRole('heading', { name: 'Set Mobile Focal Point' }).waitFor()
    expect(await button('Focal point').isDisabled()).toBe(true)
    await library().getByLabel('Vertical').check()
    await button('Focal point').focus()
    await page.keyboard.press('Shift+ArrowLeft')
    expect(await accessibilityFaults(page, '.picker')).toEqual([])
    await button('Save').click()
    const crop = async () =>
      page.evaluate(
        async (id) =>
          (await (await fetch(`/api/posts/${id}?draft=true&depth=0`)).json()).body.root.children.find(
            (block: { type: string }) => block.type === 'image',
          ).props.mobileCrop,
        story,
      )
    const end = Date.now() + 30_000
    while (!(await crop()) && Date.now() < end);
    expect(await crop()).toEqual({ aspectRatio: 'Vertical', focalPoint: { x: 0.4, y: 0.5 } })
  })

  it('has a text written for it, which stands there once the editor takes it', async () => {
    const data = {
      provider: 'Citydesk',
      isOwn: true,
      acceptedTypes: ['image/png'],
      maxSize: 1024,
      altTextMissing: null,
    }
    await page.route('**/api/rpc/media.getLibrary*', (route) => route.fulfill({ json: { result: { data } } }))
    const altText = 'A white ferry that leaves a pier at dawn.'
    await page.route('**/api/rpc/media.generateAltText*', (route) =>
      route.fulfill({ json: { result: { data: { altText } } } }),
    )
    await page.reload()
    await page.getByRole('button', { name: 'Select Image' }).first().waitFor()
    await choose()
    await page.locator('[data-field-path="body"] img[src]').first().click()
    await page.getByRole('button', { name: 'Generate' }).click()
    await page.getByText(altText).waitFor()
    await page.getByRole('button', { name: 'Use this text' }).click()
    expect(await page.getByLabel('Alt text').first().inputValue()).toBe(altText)
    await page.unroute('**/api/rpc/media.getLibrary*')
    await page.unroute('**/api/rpc/media.generateAltText*')
  })
})

describe('a film', () => {
  it('gets a picture out of itself, by which the gallery shows it', async () => {
    const film = await page.evaluate(async () => {
      const canvas = document.createElement('canvas')
      const pen = canvas.getContext('2d')
      const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
      const parts: Blob[] = []
      const isDone = new Promise((resolve) => {
        recorder.onstop = resolve
      })
      recorder.ondataavailable = ({ data }) => parts.push(data)
      recorder.start()
      const colors = ['#357', '#753', '#735']
      for (let frame = 0; frame < 30; frame += 1) {
        if (pen) pen.fillStyle = colors[frame % 3] ?? ''
        pen?.fillRect(0, 0, canvas.width, canvas.height)
        await new Promise(requestAnimationFrame)
      }
      recorder.stop()
      await isDone
      return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
    })
    await page.getByRole('button', { name: 'Select Video' }).click()
    await button('Upload').first().click()
    await pick(`film-${mark}.webm`, 'video/webm', Buffer.from(film))
    await button('Save File').click()
    await library().getByText('Upload Metadata 100%').waitFor()
    await page.keyboard.press('Escape')
    const stored = await page.evaluate(
      async (name) => (await (await fetch(`/api/media?where[filename][equals]=${name}`)).json()).docs[0],
      `film-${mark}.webm`,
    )
    expect(stored).toMatchObject({ scheme: 'video', poster: { scheme: 'image', width: 300, height: 150 } })
  })
})
