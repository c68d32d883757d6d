import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { blockFixture, textRun } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openScreen, openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Replaced ${Date.now().toString(36)}`
const text = (content: string) => blockFixture('paragraph', { content })
const story: Block[] = [
  text('The harbour board met on Monday.'),
  blockFixture('paragraph', { content: [textRun('The har', { type: 'bold' }), textRun('bour is dredged.')] }),
  blockFixture('list', { children: [blockFixture('list-item', { content: 'Harbour fees rise' })] }),
  text('It isn’t over.'),
  ...Array.from({ length: 30 }, (_, index) => text(`Line ${index + 1}.`)),
  blockFixture('pullquote', { content: 'We own the harbour.' }),
]

let browser: DeskBrowser
let page: Page
let colleague: Page

const bar = (): Locator => page.getByRole('search', { name: 'Find and replace' })
const count = (words: string): Locator => bar().getByText(words, { exact: true })
const field = (label: string): Locator => bar().getByLabel(label, { exact: true })
const button = (name: string): Locator => bar().getByRole('button', { name, exact: true })

const linesOf = async (on: Page): Promise<string[]> =>
  [...walkBlocks(await shownTree(on))].map(({ content }) => inlineText(content)).filter((line) => line !== '')
// Waits until a page shows so many lines with these words.
const untilShown = (words: string, wanted: number, on = page) =>
  until(
    `${wanted} lines with "${words}"`,
    async () => (await linesOf(on)).filter((line) => line.toLowerCase().includes(words)).length,
    (found) => found === wanted,
  )

async function open(): Promise<void> {
  const id = await openStory(page, newsroom, { headline, body: lexicalFromBlocks(story) })
  await page.locator(bodySelector).getByText('The harbour board met on Monday.').waitFor()
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
  await openScreen(colleague, newsroom, `/admin/collections/posts/${id}`)
  await colleague.locator(bodySelector).getByText('The harbour board met on Monday.').waitFor()
}

const find = async (words: string) => {
  await page.keyboard.press('Control+h')
  await field('Find').fill(words)
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  const viewport = { width: 1366, height: 900 }
  page = await (await browser.newContext({ viewport })).newPage()
  colleague = await (await browser.newContext({ viewport })).newPage()
  await logIn(page, newsroom, 'editor')
  await logIn(colleague, newsroom, 'admin')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

describe('the bar that finds words', () => {
  it('opens with Ctrl+H, counts, goes on and back, scrolls, and leaves the match selected', async () => {
    await open()
    await find('harbour')
    await count('1 of 4').waitFor()
    expect(await accessibilityFaults(page, '.find-bar')).toEqual([])
    expect(await bar().evaluate((drawn) => drawn.scrollWidth <= drawn.clientWidth)).toBe(true)
    for (const number of [2, 3, 4]) {
      await page.keyboard.press('Enter')
      await count(`${number} of 4`).waitFor()
    }
    const last = page.locator(bodySelector).getByText('We own the harbour.')
    await until(
      'the last match in the window',
      async () => (await last.boundingBox())?.y ?? 0,
      (y) => y > 100 && y < 880,
    )
    await page.keyboard.press('Enter')
    await count('1 of 4').waitFor()
    await page.keyboard.press('Shift+Enter')
    await count('4 of 4').waitFor()
    await page.keyboard.press('Escape')
    await bar().waitFor({ state: 'detached' })
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('harbour')
  })

  it('marks the matches, minds letter case when asked, and finds typographic quotes', async () => {
    await page.keyboard.press('Control+h')
    // The words that are selected are looked for.
    expect(await field('Find').inputValue()).toBe('harbour')
    await count('4 of 4').waitFor()
    const marked = () =>
      page.evaluate(() => [CSS.highlights.get('found')?.size, CSS.highlights.get('found-current')?.size])
    expect(await marked()).toEqual([4, 1])
    await bar().getByLabel('Match case').check()
    await count('3 of 3').waitFor()
    await bar().getByLabel('Match case').uncheck()
    await field('Find').fill("isn't")
    await count('1 of 1').waitFor()
    await field('Find').fill('nowhere')
    await count('No matches').waitFor()
    expect(await button('Replace all').isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await marked()).toEqual([0, 0])
  })

  it('follows what colleagues write', async () => {
    await find('harbour')
    await bar().getByText(/of 4$/).waitFor()
    await colleague.locator(bodySelector).getByText('Line 1.', { exact: true }).click()
    await colleague.keyboard.press('End')
    await colleague.keyboard.type(' A harbour.')
    await bar().getByText(/of 5$/).waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('the bar that replaces words', () => {
  it('replaces one after the other in their own format, for colleagues too', async () => {
    await open()
    await find('harbour')
    await field('Replace with').fill('port')
    await button('Next match').click()
    await count('2 of 4').waitFor()
    await button('Replace').click()
    await count('2 of 3').waitFor()
    const second = (await shownTree(page))[1]
    expect(second?.content).toMatchObject([
      { text: 'The port', marks: [{ type: 'bold' }] },
      { text: ' is dredged.', marks: [] },
    ])
    await untilShown('port', 1, colleague)
    await field('Replace with').press('Enter')
    await count('2 of 2').waitFor()
    await untilShown('port', 2, colleague)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await untilShown('port', 1)
  })

  it('replaces all at once, in every kind of block, as one step of undo', async () => {
    await open()
    await find('harbour')
    await field('Replace with').fill('harbour and harbour')
    await button('Replace all').click()
    await count('4 replaced').waitFor()
    await untilShown('harbour and harbour', 4, colleague)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await untilShown('harbour and harbour', 0, colleague)
    await untilShown('harbour', 4, colleague)
  })

  it('only looks when a colleague holds the lock', async () => {
    await colleague.getByRole('button', { name: 'Lock', exact: true }).click()
    await page.getByText(/You follow along/).waitFor()
    await find('harbour')
    await count('1 of 4').waitFor()
    expect([await button('Replace').isDisabled(), await button('Replace all').isDisabled()]).toEqual([true, true])
    await page.keyboard.press('Escape')
    await colleague.getByRole('button', { name: 'Locked by you' }).click()
    await page.getByText(/You follow along/).waitFor({ state: 'detached' })
  })

  it('is in the menu, and fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: 'Find and replace', exact: true }).click()
    await field('Find').fill('harbour')
    await bar().getByText(/of 4$/).waitFor()
    const box = await bar().boundingBox()
    expect([box?.x, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([8, 382])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await accessibilityFaults(page, '.find-bar')).toEqual([])
  })
})
