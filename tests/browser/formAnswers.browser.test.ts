import { afterAll, beforeAll, beforeEach, describe, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { wav } from '#plugins/media-library/file/oddFiles.fixtures.ts'
import { logIn, openBrowser, sharedNewsroom } from './newsroom.ts'
import { type RestUploads, restUploads } from './restUploads.ts'

const newsroom = sharedNewsroom()
const { cmsUrl } = newsroom
const found = z.object({ docs: z.tuple([z.object({ id: z.number() })]) })
let uploads: RestUploads
let browser: Browser
let page: Page
let recording: number

beforeAll(async () => {
  uploads = await restUploads(cmsUrl)
  const { filename } = await uploads.upload(`answers-${Date.now().toString(36)}.wav`, 'audio/wav', wav())
  const list = await uploads.call(`/api/media?where[filename][equals]=${filename}`)
  recording = found.parse(await list.json()).docs[0].id
  browser = await openBrowser()
  page = await browser.newPage()
  await logIn(page, newsroom, 'editor')
})
afterAll(async () => {
  await uploads?.removeAll()
  await browser?.close()
})

beforeEach(async () => {
  await page.goto(`${cmsUrl}/admin/collections/media/${recording}`)
  await page.locator('form[data-form-ready="true"] #field-alt').waitFor()
})

const write = (text: string) => page.locator('#field-alt').fill(text)
const addLanguage = () => page.getByRole('button', { name: 'Add language' }).press('Enter')
const rows = () => page.locator('[id^="translatedCaptions-row-"]')
const fieldOfRow = (place: number) => page.locator(`#field-translatedCaptions__${place}__captions`)
const isScreen = ({ pathname }: URL) => pathname.startsWith('/admin/')
const isPreference = ({ pathname }: URL) => pathname.startsWith('/api/payload-preferences/')

// Holds the next answer about the state of the form back.
async function holdAnswer(): Promise<{ isHeld: Promise<void>; release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let hold = () => {}
  const isHeld = new Promise<void>((resolve) => {
    hold = resolve
  })
  await page.route(
    isScreen,
    async (route) => {
      const response = await route.fetch()
      hold()
      await released
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return { isHeld, release }
}

describe('a row that is added to a form', () => {
  it('gets its fields when an answer to an earlier change comes just after it', async () => {
    const answer = await holdAnswer()
    await write('A horn')
    await answer.isHeld
    await addLanguage()
    await rows().waitFor()
    answer.release()
    await fieldOfRow(0).waitFor()
  })

  it.each([
    ['preferences', isPreference],
    ['state of the form', isScreen],
  ])('gets its fields with the next change after a request for the %s has failed', async (_what, isFailing) => {
    await page.route(isFailing, (route) => route.abort(), { times: 1 })
    const failed = page.waitForEvent('requestfailed', (request) => isFailing(new URL(request.url())))
    await addLanguage()
    await failed
    await rows().waitFor()
    await write('A horn at night')
    await fieldOfRow(0).waitFor()
  })
})
