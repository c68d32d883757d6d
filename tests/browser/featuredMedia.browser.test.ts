import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { typographicText } from '#blocks/core/typographicText.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
const headline = `Captioned ${mark}`

let browser: DeskBrowser
// The page of the user who chooses; below, that of a colleague who has the story open meanwhile.
let page: Page
let colleague: Page
let pictures: { id: number; caption: string }[]

const signedIn = async (account: string) => {
  const opened = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(opened, newsroom, account)
  return opened
}

async function upload(caption: string): Promise<{ id: number; caption: string }> {
  const made: unknown = await page.evaluate(
    async ({ caption, mark }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 })
      canvas.getContext('2d')?.fillRect(0, 0, Math.random() * 60, 40)
      const data = await (await fetch(canvas.toDataURL('image/png'))).blob()
      const form = new FormData()
      form.append('_payload', JSON.stringify({ caption, alt: `A ferry, ${mark}` }))
      form.append('file', new File([data], `ferry-${mark}.png`, { type: 'image/png' }))
      return (await fetch('/api/media?depth=0', { method: 'POST', body: form })).json()
    },
    { caption, mark },
  )
  return { id: z.object({ doc: z.object({ id: z.number() }) }).parse(made).doc.id, caption }
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await signedIn('editor')
  colleague = await signedIn('admin')
  pictures = [await upload('The old "Ardent" at her pier'), await upload('The new "Ardent" at noon')]
})

beforeEach(async () => {
  const [first] = pictures
  const body = lexicalFromBlocks([
    blockFixture('paragraph', { content: 'The ferry left at seven.' }),
    blockFixture('featured-media-caption', { content: 'Words of the old picture' }),
  ])
  const fields = { headline, body, featuredMedia: first?.id, featuredMediaCaption: 'Written for the old one' }
  const id = await openStory(page, newsroom, fields)
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
  await colleague.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}`)
  await caption('Words of the old picture').waitFor()
})

afterAll(async () => {
  try {
    await removeDocuments(colleague, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
    await removeDocuments(colleague, 'media', `where[filename][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

const caption = (words: string) =>
  colleague.locator(`${bodySelector} .featured-media-caption`).getByText(words, { exact: true })

const ownCaption = () => page.locator('#field-featuredMediaCaption')

const untilOwnCaption = (words: string) =>
  page.waitForFunction((expected) => {
    const input = document.querySelector('#field-featuredMediaCaption')
    return input instanceof HTMLTextAreaElement && input.value === expected
  }, words)

describe('the featured media of a story', () => {
  it('brings its caption to the text, and one step of undo takes all back (docs/spec/editor.md#media-choice)', async () => {
    await page.getByRole('button', { name: 'Replace: Featured media' }).click()
    const library = page.locator('.picker')
    const [, second] = pictures
    await library.getByPlaceholder('Search Content').fill(mark)
    await library.getByText('of 2').waitFor()
    await library
      .locator('.picker-item')
      .filter({ has: page.getByRole('checkbox', { checked: false }) })
      .click()
    await library.getByRole('button', { name: 'Select', exact: true }).click()
    await library.waitFor({ state: 'detached' })
    await untilOwnCaption('')
    await caption(typographicText(second?.caption ?? '')).waitFor()

    await page.getByRole('button', { name: 'Undo' }).click()
    await caption('Words of the old picture').waitFor()
    await untilOwnCaption('Written for the old one')
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
  })

  it('that goes leaves the words as they are: there are none in their place', async () => {
    await page.getByRole('button', { name: 'Remove: Featured media' }).click()
    await page.getByRole('button', { name: 'Select from the media library: Featured media' }).waitFor()
    expect(await ownCaption().inputValue()).toBe('Written for the old one')
    await caption('Words of the old picture').waitFor()
  })

  it('has its words in the text by a block of the menu, in posts: filled from the start, and one step of undo', async () => {
    await page.locator(bodySelector).getByText('The ferry left at seven.').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/featured')
    await page.locator('.slash-menu-popup').getByText('Featured media caption', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await caption('Written for the old one').waitFor()
    await page.keyboard.type(', and more')
    await caption('Written for the old one, and more').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await caption('Written for the old one').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await caption('Written for the old one').waitFor({ state: 'detached' })
    await caption('Words of the old picture').waitFor()
  })
})
