import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Code ${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page
let colleague: Page

const signedIn = async (account: string) => {
  const opened = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(opened, newsroom, account)
  return opened
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await signedIn('admin')
  colleague = await signedIn('editor')
})

beforeEach(async () => {
  const body = lexicalFromBlocks([
    blockFixture('paragraph', { content: 'Before' }),
    blockFixture('html', { props: { content: '<ul>\n  <li>One</li>\n</ul>' } }),
    blockFixture('paragraph', { content: 'After' }),
  ])
  await openStory(page, newsroom, { headline, body })
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
  await code(page).waitFor()
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

const code = (of: Page) => of.locator(bodySelector).getByRole('textbox', { name: 'HTML' })
const content = async () => (await shownTree(page))[1]?.props.content
describe('the code of an html block', () => {
  it('is written with Enter, Backspace and Tab of its own; Escape and Tab leads out', async () => {
    await code(page).getByText('One').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('<li>Two</li>>')
    await page.keyboard.press('Backspace')
    expect(await content()).toBe('<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>')
    await page.keyboard.press('Tab')
    expect(await content()).toMatch(/^<ul>\n {2}<li>One<\/li>\n.*Two/)
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('HTML')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).not.toBe('HTML')
    expect((await shownTree(page)).map(({ type }) => type)).toEqual(['paragraph', 'html', 'paragraph'])
  })

  it('is undone with the story, and what a colleague undoes or writes comes in', async () => {
    const before = String(await content())
    await code(page).getByText('One').click()
    await page.keyboard.press('End')
    await page.keyboard.type('<!-- more -->')
    expect(await content()).toBe(before.replace('</li>', '</li><!-- more -->'))
    await page.keyboard.press('Control+z')
    await code(page).getByText('more').waitFor({ state: 'detached' })
    expect(await content()).toBe(before)

    await colleague.goto(page.url())
    await colleague.locator('.room__status', { hasText: 'Saved' }).waitFor()
    await code(colleague).getByText('One').click()
    await colleague.keyboard.press('End')
    await colleague.keyboard.type('<li>Theirs</li>')
    await code(page).getByText('Theirs').waitFor()
    expect(await content()).toBe(before.replace('</li>', '</li><li>Theirs</li>'))
  })

  it('is pasted as it is, named for screen readers, and shown as readers see it', async () => {
    await code(page).getByText('One').click()
    await page.keyboard.press('Control+a')
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '<p>Pasted</p>')
      clipboardData.setData('text/html', '<h1>Pasted</h1>')
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    })
    await code(page).getByText('Pasted').waitFor()
    expect((await shownTree(page)).map(({ type, props }) => [type, props.content])).toEqual([
      ['paragraph', undefined],
      ['html', '<p>Pasted</p>'],
      ['paragraph', undefined],
    ])
    expect(await accessibilityFaults(page, bodySelector)).toEqual([])
    await page.locator(bodySelector).getByRole('button', { name: 'Preview' }).click()
    await page.locator(bodySelector).frameLocator('iframe[title="Preview"]').getByText('Pasted').waitFor()
  })
})
