import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { openSection } from './storyPanel.ts'
import { bodySelector } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
const headline = `The ferry stays ${mark}`
const text = (content: string) => lexicalFromBlocks([blockFixture('paragraph', { content })])

let browser: DeskBrowser
let page: Page

const panel = () => page.getByRole('complementary', { name: 'About the story' })
// Editors are loaded after the form, whose state is known before.
const saved = async () => {
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
  for (const part of ['.story__dek', '.story__body'])
    await page.locator(`${part} [contenteditable="true"]`).first().waitFor()
}

// The top of what matches, in px from the top of the page.
const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  await logIn(page, newsroom, 'editor')
})
beforeEach(async () => {
  await page.setViewportSize({ width: 1366, height: 900 })
  await openStory(page, newsroom, {
    headline,
    subhead: text('The council voted six to one on Tuesday.'),
    body: text('The ferry left at seven.'),
  })
  await saved()
})
afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('a post in the back office', () => {
  it('is the page that readers get, in their order, and begins where chrome took a third of the window', async () => {
    const tops = []
    for (const part of [
      '.story__kicker',
      '#field-headline',
      '.story__dek',
      '.story__byline',
      '.story__lead',
      bodySelector,
    ])
      tops.push(await topOf(part))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(tops[1]).toBeLessThan(260)
    const family = await page.locator('#field-headline').evaluate((element) => getComputedStyle(element).fontFamily)
    expect(family).toContain('Newsreader')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await accessibilityFaults(page, '.story')).toEqual([])
  })

  it('takes a headline of several lines as one line of text, and counts where the limit is near', async () => {
    const field = page.locator('#field-headline')
    const count = page.locator('.line-field__count')
    expect(await count.count()).toBe(0)
    await field.selectText()
    await field.evaluate((element, pasted) => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, `${headline}\r\nand sails through the whole winter,\nevery hour of every single day`)
    await count.getByText('of 90 characters').waitFor()
    const joined = `${headline} and sails through the whole winter, every hour of every single day`
    expect(await field.inputValue()).toBe(joined)
    await field.press('Enter')
    await page.waitForFunction(() => document.activeElement?.closest('.story__dek') !== null)
    expect(await field.inputValue()).toBe(joined)
    await field.fill('x'.repeat(120))
    await count.getByText('120 of 90 characters').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1366)
  })

  it('goes on from the headline to the dek and from there to the text by Enter', async () => {
    const body = page.locator('.story__body [data-lexical-editor]')
    const dek = page.locator('.story__dek [data-lexical-editor]')
    await page.locator('#field-headline').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type(' It sails at nine.')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' Straight on.')
    await body.getByText('The ferry left at seven. Straight on.').waitFor()
    expect(await dek.locator('p').allTextContents()).toEqual([
      'The council voted six to one on Tuesday. It sails at nine.',
    ])
  })

  it('has everything else in a panel by tabs, which closes, counts what is missing, and is remembered', async () => {
    await panel().getByRole('tab', { name: 'Publication', selected: true }).press('ArrowRight')
    await panel().getByRole('tab', { name: 'Media', selected: true }).waitFor()
    await panel().getByText('Website and newsletter image', { exact: true }).waitFor()
    await panel().getByRole('tab', { name: 'Media' }).press('ArrowRight')
    await panel().getByRole('combobox', { name: 'Tags' }).waitFor()
    await panel().getByRole('button', { name: 'Close the panel' }).click()
    await panel().waitFor({ state: 'detached' })
    const open = page.getByRole('button', { name: 'About the story' })
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('About the story'))
    await open.getByText(/^\d+ required checks fail$/).waitFor()
    await page.reload()
    await saved()
    expect(await panel().count()).toBe(0)
    await open.click()
    await panel().getByRole('tab', { name: 'Details', selected: true }).waitFor()
    await openSection(page, 'Publication')
  })

  it('says once in its bar what is saved', async () => {
    const bar = page.locator('.doc-controls')
    expect(await bar.getByText(/saved/i).locator('visible=true').allTextContents()).toEqual(['Saved'])
    expect(
      await bar
        .getByText(/modified|created/i)
        .locator('visible=true')
        .count(),
    ).toBe(0)
  })

  it('opens without moving: what is read already stays where it is, and no count is said before it is known', async () => {
    await openStory(page, newsroom, { headline, body: text('The ferry left at seven.') })
    await page.addInitScript(() => {
      let moved = 0
      const counts = new Set<string>()
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved += 'value' in entry ? Number(entry.value) : 0
        document.documentElement.dataset.moved = String(moved)
      }).observe({ type: 'layout-shift', buffered: true })
      new MutationObserver(() => {
        const count = document.querySelector('.text-length')?.textContent
        if (count) document.documentElement.dataset.counts = [...counts.add(count)].join()
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await page.reload()
    await saved()
    await panel().getByText('At least 2 tags are selected').waitFor()
    await page.getByText('5 words').waitFor()
    const { moved, counts } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    expect(Number(moved ?? 0)).toBeLessThanOrEqual(0.01)
    expect(counts).toBe('5 words · 1 min read')
  })

  it('has its text in the page that arrives, and one ticket of its room requested beside the scripts', async () => {
    const requested: string[] = []
    page.on('request', (request) => {
      const url = decodeURIComponent(request.url())
      if (url.includes('editor.createWebsocketToken') && url.includes('"guid"')) requested.push(request.resourceType())
    })
    const arrived = (await (await page.goto(page.url()))?.text()) ?? ''
    await saved()
    expect(/<p class="[^"]*">The ferry left at seven\.<\/p>/.test(arrived)).toBe(true)
    // A script would have fetched it.
    expect(requested).toEqual(['other'])
    expect(await page.getByText('The ferry left at seven.').count()).toBe(1)
  })

  it('fetches its state when that may have changed, and not for each part that shows it', async () => {
    // Each message comes before the fetch that it leads to.
    let [fetched, reasons] = [0, 1]
    page.on('request', (request) => {
      if (request.url().endsWith('/lifecycle')) fetched += 1
    })
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (/news\.ready|lists\.changed|document\.state/.test(String(payload))) reasons += 1
      }),
    )
    await page.goto(page.url())
    await saved()
    await until('the page has the change feed, and its state', () => reasons > 2 && fetched > 1)
    await page.locator(`${bodySelector} p`).first().selectText()
    await page.getByRole('toolbar', { name: 'Block' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Writing mode' }).click()
    await page.locator('.app-header').waitFor({ state: 'hidden' })
    expect(fetched).toBeLessThanOrEqual(reasons)
  })

  it('fetches its state from time to time where it has no change feed', async () => {
    const alone = await browser.newPage()
    await logIn(alone, newsroom, 'editor')
    await alone.routeWebSocket(/\/news$/, (socket) => socket.close())
    let fetched = 0
    alone.on('request', (request) => {
      if (request.url().endsWith('/lifecycle')) fetched += 1
    })
    await alone.goto(page.url())
    await alone.locator('.room__status', { hasText: 'Saved' }).waitFor()
    const before = fetched
    await until('the state was fetched twice more', () => fetched > before + 1)
    await alone.context().close()
  })

  it('is alone on the page while it is written, until Escape', async () => {
    await page.getByRole('button', { name: 'Writing mode' }).click()
    await page.locator('.app-header').waitFor({ state: 'hidden' })
    expect(await panel().count()).toBe(0)
    await page.locator(bodySelector).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' It was full.')
    await page.locator(bodySelector, { hasText: 'It was full.' }).waitFor()
    await page.keyboard.press('Escape')
    await panel().waitFor()
    await page.locator('.app-header').waitFor()
  })

  it('has its other views in one menu, Payload’s plain form among them', async () => {
    const menu = () => page.locator('.doc-controls__popup button').first().click()
    await menu()
    await page.getByRole('button', { name: 'All fields' }).click()
    for (const tab of ['Story', 'Publication', 'Media', 'Details'])
      await page.locator('.tabs-field__tab-button', { hasText: tab }).waitFor()
    await menu()
    await page.getByRole('button', { name: 'Story', exact: true }).last().click()
    await page.locator('.story__page').waitFor()
    await menu()
    await page.getByRole('link', { name: 'Versions' }).click()
    await page.waitForURL('**/versions')
  })

  it('keeps spans of time that are entered in hours', async () => {
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'All fields' }).click()
    await page.locator('.collapsible__toggle').first().click()
    const field = page.getByRole('spinbutton', { name: 'Goes away after' })
    await field.pressSequentially('1.5')
    await field.press('Tab')
    await until('the draft has it', async () => {
      const id = page.url().split('/').at(-1)
      const read = await page.evaluate(async (id) => (await fetch(`/api/posts/${id}?draft=true&depth=0`)).json(), id)
      return read.kickerExpiresIn === 5_400_000
    })
    expect(await field.inputValue()).toBe('1.5')
  })

  it('is written on a phone: nothing is wider than the window, and the panel is a sheet', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await saved()
    await panel().waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'About the story' }).click()
    await panel().getByText('At least 2 tags are selected').waitFor()
    await panel().getByText('Headline is populated').waitFor({ state: 'hidden' })
    await panel()
      .getByText(/^\d+ done$/)
      .click()
    await panel().getByText('Headline is populated').waitFor()
    const sheet = await panel().boundingBox()
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(844)
    expect(await accessibilityFaults(page, '.story-panel')).toEqual([])
  })
})
