import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { until } from '#tests/until.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `עברית ${Date.now().toString(36)}`
const body = lexicalFromBlocks([
  blockFixture('paragraph', { id: 'first', content: 'המעבורת יצאה בשבע.' }),
  // Begins with a Latin name, and is Hebrew all the same.
  blockFixture('paragraph', { id: 'mixed', content: 'Port Ellery היא עיר נמל.' }),
  blockFixture('blockquote', { id: 'quote', content: 'לא הייתה לנו ברירה.' }),
  blockFixture('image', { id: 'image' }),
])

let browser: DeskBrowser
let page: Page
const root = (): Locator => page.locator(bodySelector)
const line = (text: string): Locator => root().getByText(text)

// Returns the distances in pixels of a line from the right and left edges of its paragraph.
const ends = (text: Locator) =>
  text.evaluate((element) => {
    const block = element.closest('p, blockquote') ?? element
    const range = document.createRange()
    range.selectNodeContents(block)
    const [box, words] = [block.getBoundingClientRect(), range.getBoundingClientRect()]
    return { right: Math.round(box.right - words.right), left: Math.round(words.left - box.left) }
  })

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, 'editor')
  await openStory(page, newsroom, { headline, type: 'article', language: 'he', body })
  await line('המעבורת').waitFor()
})
afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

describe('a story in Hebrew in the editor', () => {
  it('is set from right to left, in its language', async () => {
    await page.locator('.ContentEditable__root[lang="he"][dir="rtl"]').first().waitFor()
    for (const text of ['המעבורת', 'Port Ellery']) {
      const { right, left } = await ends(line(text))
      expect(right).toBe(0)
      expect(left).toBeGreaterThan(100)
    }
  })

  it('is written from right to left: what is typed stands left of what was there', async () => {
    await line('המעבורת').click()
    await page.keyboard.press('End')
    const before = await ends(line('המעבורת'))
    await page.keyboard.type(' אתמול')
    await line('המעבורת יצאה בשבע. אתמול').waitFor()
    const after = await ends(line('המעבורת'))
    expect(after.right).toBe(0)
    expect(after.left).toBeLessThan(before.left)
  })

  it('begins a new line at the right, before anything is typed', async () => {
    await page.keyboard.press('Enter')
    const direction = () =>
      page.evaluate(() => {
        const at = getSelection()?.anchorNode
        const element = at instanceof Element ? at : at?.parentElement
        return element && getComputedStyle(element).direction
      })
    await until('the new line runs from right to left', direction, (found) => found === 'rtl')
  })

  it('has the handle of a block at its right, where its lines begin', async () => {
    await line('Port Ellery').hover()
    const handle = page.locator('.block-handle')
    await handle.waitFor()
    const [box, block] = [
      await handle.boundingBox(),
      await line('Port Ellery').locator('xpath=ancestor::p').boundingBox(),
    ]
    if (!box || !block) throw new Error('Nothing is shown')
    expect(box.x).toBeGreaterThanOrEqual(block.x + block.width)
    expect(box.x + box.width).toBeLessThanOrEqual(1400)
  })

  it('has the toolbar of a block and the mark of its error inside the window', async () => {
    await root().getByText('No picture yet').click()
    const toolbar = page.getByRole('toolbar', { name: 'Block' })
    await toolbar.waitFor()
    const [box, frame] = [await toolbar.boundingBox(), await root().boundingBox()]
    if (!box || !frame) throw new Error('Nothing is shown')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(1400)
  })
})
