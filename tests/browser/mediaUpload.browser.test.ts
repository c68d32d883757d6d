import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, jest } from '@jest/globals'
import sharp from 'sharp'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { maxUploadSize } from '#collections/media/mimeTypes.ts'
import { libraryOverStory } from './libraryOverStory.ts'
import { recordedFilm } from './recordedFilm.ts'

jest.setTimeout(300_000)

const mark = Date.now().toString(36)
const { page, library, button, openLibrary } = libraryOverStory(
  `Brought ${mark}`,
  [
    blockFixture('image', { id: 'image', props: { contentId: null } }),
    blockFixture('video', { id: 'video', props: { contentId: null } }),
  ],
  mark,
)
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

describe('an upload', () => {
  it('goes through its steps, and what was brought is chosen', async () => {
    await openUpload()
    await pick(`ferry-${mark}.png`, 'image/png', await picture('#357'))
    await library().getByLabel('Credit').fill('Ines Okafor')
    await button('Save File').click()
    await library().getByText('Upload Metadata 100%').waitFor()
    await page().getByText('The file will be available in the gallery shortly.').waitFor()
    expect(await button('File Already Uploaded').isDisabled()).toBe(true)
    expect(await library().getByLabel('Credit').inputValue()).toBe('')
    // The very same file once more.
    await pick(`ferry-${mark}.png`, 'image/png', await picture('#357'))
    await page().getByText('This file has already been uploaded.').waitFor()
    await button(/Back to Gallery/).click()
    await library().getByText('1 File Selected').waitFor()
    await button('Select').click()
    await library().waitFor({ state: 'detached' })
    await page().getByLabel('Credit').first().waitFor()
  })

  it('is not done twice with one file, nor after a look at the gallery', async () => {
    await openUpload()
    await pick(`once-${mark}.png`, 'image/png', await picture('#573'))
    await button('Save File').click()
    await library().getByText('Upload Metadata 100%').waitFor()
    await button(/Back to Gallery/).click()
    await button('Upload').click()
    await pick(`once-${mark}.png`, 'image/png', await picture('#573'))
    await page().getByText('This file has already been uploaded.').waitFor()
    expect(await button('File Already Uploaded').isDisabled()).toBe(true)
    await button('Use this file').click()
    await library().waitFor({ state: 'detached' })
    await page().getByLabel('Credit').first().waitFor()
  })

  it('drops what is of the wrong kind, before anything is sent', async () => {
    await openUpload()
    await pick('page.html', 'text/html', Buffer.from('<p>Hello</p>'))
    await library().getByRole('alert').getByText('File type not accepted.').waitFor()
    await page().keyboard.press('Escape')
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
      await page().keyboard.press('Escape')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('says in its own words what the library says that does not take it, and can be tried again', async () => {
    const message = 'Canto did not take the file. Try again.'
    await page().route('**/api/rpc/media.upload*', (route) =>
      route.fulfill({ status: 502, json: { error: { message, code: -32603, data: { httpStatus: 502 } } } }),
    )
    await openUpload()
    await pick(`library-${mark}.png`, 'image/png', await picture('#375'))
    await library().getByLabel('Credit').fill('Ines Okafor')
    await button('Save File').click()
    await library().getByRole('alert').getByText(message).waitFor()
    await library().getByText('Error', { exact: true }).waitFor()
    expect(await library().getByLabel('Credit').inputValue()).toBe('Ines Okafor')
    await page().unroute('**/api/rpc/media.upload*')
    await button('Save File').click()
    await library().getByText('Upload Metadata 100%').waitFor()
    await page().keyboard.press('Escape')
  })

  it('is refused by its bytes, in words, whatever its name promised', async () => {
    await openUpload()
    await pick(`page-${mark}.png`, 'image/png', Buffer.from('<html><script>alert(1)</script></html>'))
    await button('Save File').click()
    await library().getByRole('alert').getByText('File type not accepted.').waitFor()
    await library().getByText('Error', { exact: true }).waitFor()
    await button('Reset').click()
    await library().getByText('Error', { exact: true }).waitFor({ state: 'detached' })
    await page().keyboard.press('Escape')
  })

  it('says that it can be tried again when the store fails', async () => {
    await page().route('**/api/media-uploads/**', (route) => route.fulfill({ status: 500 }))
    await openUpload()
    await pick(`store-${mark}.png`, 'image/png', await picture('#753'))
    await button('Save File').click()
    await library().getByRole('alert').getByText('Something went wrong, please try again').waitFor()
    await page().unroute('**/api/media-uploads/**')
    await button('Save File').click()
    await library().getByText('Upload Metadata 100%').waitFor()
    await page().keyboard.press('Escape')
  })

  it('has the browser ask before the page is left in the middle of it', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page().route('**/api/media-uploads/**', async (route) => {
      await held
      await route.continue()
    })
    await openUpload()
    await pick(`slow-${mark}.png`, 'image/png', await picture('#735'))
    await button('Save File').click()
    await library().getByText('Upload to storage 33%').waitFor()
    expect(await button(/Back to Gallery/).isDisabled()).toBe(true)
    const isPrevented = await page().evaluate(() => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    })
    expect(isPrevented).toBe(true)
    // What its button does not do, Escape does not either.
    await page().keyboard.press('Escape')
    release()
    await library().getByText('Upload Metadata 100%').waitFor()
    await page().unroute('**/api/media-uploads/**')
    await page().keyboard.press('Escape')
  })
})

describe('a film', () => {
  it('gets a picture out of itself, by which the gallery shows it', async () => {
    const film = await recordedFilm(page())
    await page().getByRole('button', { name: 'Select Video' }).click()
    await button('Upload').first().click()
    await pick(`film-${mark}.webm`, 'video/webm', film)
    await button('Save File').click()
    await library().getByText('Upload Metadata 100%').waitFor()
    await page().keyboard.press('Escape')
    const stored = await page().evaluate(
      async (name) => (await (await fetch(`/api/media?where[filename][equals]=${name}`)).json()).docs[0],
      `film-${mark}.webm`,
    )
    expect(stored).toMatchObject({ scheme: 'video', poster: { scheme: 'image', width: 300, height: 150 } })
  })
})
