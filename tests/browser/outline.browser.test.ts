import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Outlined ${Date.now().toString(36)}`
const paragraph = (content: string) => blockFixture('paragraph', { content })
const body = lexicalFromBlocks([
  paragraph('First words.'),
  blockFixture('heading', { content: 'Winter schedule', props: { level: 2 } }),
  blockFixture('container', { id: 'box', children: [paragraph('In the box.')] }),
  blockFixture('image', { id: 'picture' }),
  paragraph('Last words.'),
])

let browser: DeskBrowser
let page: Page

const outline = (): Locator => page.getByRole('tree', { name: 'Outline' })
const item = (name: string | RegExp): Locator => outline().getByRole('treeitem', { name })
const isCaretIn = (words: string) =>
  page.waitForFunction((wanted) => {
    const node = window.getSelection()?.anchorNode
    return (node instanceof Element ? node : node?.parentElement)?.closest('p, h2')?.textContent === wanted
  }, words)
const isFocused = (name: string) =>
  page.waitForFunction((wanted) => {
    const element = document.activeElement
    return (element?.ariaLabel ?? element?.textContent ?? '').replace(/\s+/gu, ' ').trim() === wanted
  }, name)
const brief = ({ type, content, children }: Block): string =>
  children.length > 0 ? `${type}(${children.map(brief).join(' ')})` : inlineText(content) || type
const untilOrder = (wanted: string) =>
  until(
    'the order of the blocks',
    async () => (await shownTree(page)).map(brief).join(' | '),
    (shown) => shown === wanted,
  )
const open = async () => {
  await openStory(page, newsroom, { headline, body })
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
  await page.locator(bodySelector).getByText('Last words.').waitFor()
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

describe('the outline of a story', () => {
  it('opens by key at the caret, leads to a block, shows its errors, and is remembered', async () => {
    await open()
    await page.locator(bodySelector).getByText('Winter schedule').click()
    await page.keyboard.press('Alt+Shift+O')
    await isFocused('Heading 2: Winter schedule')
    expect(await accessibilityFaults(page, '.story-outline')).toEqual([])
    await item(/^Image.*error/).waitFor()
    await page.keyboard.press('End')
    await isFocused('Paragraph: Last words.')
    await page.keyboard.press('Enter')
    await isCaretIn('Last words.')
    await item('Paragraph: In the box.').click()
    await isCaretIn('In the box.')
    await page.reload()
    await item('Paragraph: First words.').waitFor()
    await page.getByRole('button', { name: 'Close the outline' }).click()
    await outline().waitFor({ state: 'detached' })
    await isFocused('Outline')
  })

  it('moves blocks by keys and by dragging, into a box too, each as one step of undo', async () => {
    await open()
    await page.getByRole('button', { name: 'Outline', exact: true }).click()
    await item('Paragraph: Last words.').focus()
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await untilOrder('First words. | Winter schedule | container(In the box.) | Last words. | image')
    await isFocused('Paragraph: Last words.')
    await page.getByRole('status').getByText('Moved to place 4 of 5').waitFor()

    await item('Paragraph: First words.').hover()
    await page.mouse.down()
    const target = await item('Paragraph: In the box.').boundingBox()
    if (!target) throw new Error('The box is not in sight')
    await page.mouse.move(target.x + 60, target.y + target.height - 12, { steps: 6 })
    await page.locator('.block-drop-line').waitFor()
    await page.mouse.up()
    await untilOrder('Winter schedule | container(In the box. First words.) | Last words. | image')
    await page.getByRole('button', { name: 'Undo' }).click()
    await untilOrder('First words. | Winter schedule | container(In the box.) | Last words. | image')
  })

  it('is a sheet on a phone, which closes where it leads', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    // A phone opens it without the sheet that a desk had.
    await page.goto(`${newsroom.cmsUrl}/api/users/me`)
    await open()
    expect(await outline().count()).toBe(0)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: 'Outline', exact: true }).click()
    await item('Paragraph: Last words.').click()
    await outline().waitFor({ state: 'detached' })
    await isCaretIn('Last words.')
    await page.setViewportSize({ width: 1400, height: 1000 })
  })
})

describe('the menu of a block, by keyboard', () => {
  const chooseByKey = async (label: string) => {
    await page.keyboard.press('Alt+F10')
    await page.locator('.block-toolbar :focus').waitFor()
    await page.locator('.block-toolbar button', { has: page.locator('.block-toolbar-name') }).focus()
    await page.keyboard.press('Enter')
    const entries = page.locator('.popup__content')
    // The menu takes the focus to its first entry when it has been drawn.
    await entries.locator(':focus').waitFor()
    await entries.getByRole('button', { name: label, exact: true }).focus()
    await page.keyboard.press('Enter')
  }

  it('copies a link that leads back to the block, and begins a comment on it', async () => {
    await open()
    await page.locator(bodySelector).getByText('Last words.').click()
    await chooseByKey('Copy link')
    await page.getByText('Link copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/admin\/collections\/posts\/\d+#block-/u)
    await page.goto('about:blank')
    await page.goto(link)
    await isCaretIn('Last words.')
    await chooseByKey('Comment')
    await page.locator('.comments-place').getByRole('textbox').first().waitFor()
  })
})
