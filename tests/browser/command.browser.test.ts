import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
// A word that no other test and no second run uses.
const mark = `menu${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page

const menuOf = (onPage: Page) => onPage.getByRole('dialog', { name: 'Search and commands' })
const optionsOf = (onPage: Page) => menuOf(onPage).getByRole('option')
const isFocused = (selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('the command menu', () => {
  it('leaves Ctrl+K to the link editor over selected words, and gives the caret back when it is left', async () => {
    const body = lexicalFromBlocks([blockFixture('paragraph', { id: 'line', content: 'The harbor' })])
    await openStory(page, newsroom, { headline: `Ferry ${mark}`, type: 'article', body })
    const text = page.locator(bodySelector)
    await text.getByText('The harbor').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Control+k')
    await menuOf(page).waitFor()
    expect(await accessibilityFaults(page, '.command-menu')).toEqual([])
    await page.keyboard.press('Escape')
    await isFocused(bodySelector)
    await page.keyboard.type(' opens')
    await text.getByText('The harbor opens').dblclick()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Link' }).waitFor()
    expect(await menuOf(page).count()).toBe(0)
  })

  it('opens again for Ctrl+K right after Escape, on a page that is busy', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin`)
    await page.getByRole('button', { name: 'Search' }).waitFor()
    await page.keyboard.press('Control+k')
    await menuOf(page).waitFor()
    const isBusy = page.evaluate(() => {
      const end = performance.now() + 500
      while (performance.now() < end);
    })
    // Both keys wait for the page, as on a slow machine.
    await Promise.all([isBusy, page.keyboard.press('Escape'), page.keyboard.press('Control+k')])
    await isFocused('.command-menu input')
    await page.keyboard.press('Escape')
    await menuOf(page).waitFor({ state: 'detached' })
  })

  it('finds a story by its headline, offers it first afterwards, and shows the versions of the open one', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin`)
    await page.getByRole('button', { name: 'Search' }).waitFor()
    await page.keyboard.press('Control+k')
    await optionsOf(page).first().getByText(`Ferry ${mark}`).waitFor()
    await page.keyboard.type(`${mark} fer`)
    await menuOf(page).getByText('Found').waitFor()
    await optionsOf(page).first().getByText(`Ferry ${mark}`).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/collections\/posts\/\d+$/)
    await page.locator(bodySelector).waitFor()
    await page.keyboard.press('Control+k')
    await menuOf(page).getByRole('combobox').fill('versions')
    await optionsOf(page).getByText('Versions', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/versions$/)
  })

  it('offers a contributor on a phone what they may do, and says when nothing is found', async () => {
    const phone = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    ).newPage()
    await logIn(phone, newsroom, 'contributor')
    await phone.goto(`${newsroom.cmsUrl}/admin`)
    await phone.getByRole('button', { name: 'Search' }).tap()
    await menuOf(phone).getByRole('button', { name: 'Close' }).tap()
    await menuOf(phone).waitFor({ state: 'detached' })
    await phone.getByRole('button', { name: 'Search' }).tap()
    const input = menuOf(phone).getByRole('combobox')
    await input.fill('new')
    await optionsOf(phone).getByText('New post', { exact: true }).waitFor()
    expect(await optionsOf(phone).getByText('New newsletter', { exact: true }).count()).toBe(0)
    await input.fill('settings')
    await optionsOf(phone).getByText('New post', { exact: true }).waitFor({ state: 'detached' })
    expect(await optionsOf(phone).getByText('Settings', { exact: true }).count()).toBe(0)
    await input.fill(`settings ${mark}`)
    await menuOf(phone).getByText('Nothing is found').waitFor()
    await input.fill('posts')
    await optionsOf(phone).getByText('Posts', { exact: true }).tap()
    await phone.waitForURL(/\/collections\/posts$/)
    await phone.close()
  })
})
