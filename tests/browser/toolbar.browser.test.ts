import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { chooseInBlockMenu } from './blockMenu.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Tools ${Date.now().toString(36)}`
const text = (content: string) => blockFixture('paragraph', { content })

let browser: DeskBrowser
let page: Page

const body = (): Locator => page.locator(bodySelector)
const line = (words: string): Locator => body().getByText(words, { exact: true })
const toolbar = (): Locator => page.getByRole('toolbar', { name: 'Block' })
const tool = (name: string): Locator => toolbar().getByRole('button', { name, exact: true })
const path = (): Locator => page.getByRole('navigation', { name: 'Path to the block' })

const brief = ({ type, content, children }: Block): string =>
  `${type}(${inlineText(content)}${children.map(brief).join(' ')})`
const untilShown = (what: string, wanted: string) =>
  until(
    what,
    async () => (await shownTree(page)).map(brief).join(' '),
    (shown) => shown === wanted,
  )

const isFocusIn = (selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.closest(wanted) !== null, selector)

async function open(...blocks: Block[]): Promise<void> {
  await openStory(page, newsroom, { headline, body: lexicalFromBlocks([...blocks, text('The end.')]) })
  await line('The end.').waitFor()
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

describe('the toolbar', () => {
  it('stands in one line beside the panel: an image, a button', async () => {
    const { docs } = await (
      await page.request.get(`${newsroom.cmsUrl}/api/media?where[scheme][equals]=image&limit=1`)
    ).json()
    await open(
      text('Above'),
      blockFixture('image', { props: { contentId: String(docs[0].id), alignment: 'center' } }),
      blockFixture('button-group', {
        children: [blockFixture('button', { content: 'Give', props: { link: '/give' } })],
      }),
    )
    await body().locator('.block-image img').click()
    await tool('Replace Image').waitFor()
    expect((await toolbar().boundingBox())?.height).toBeLessThan(48)
    await body().getByText('Give').click()
    await tool('Edit Link').waitFor()
    expect((await toolbar().boundingBox())?.height).toBeLessThan(48)
    expect(await accessibilityFaults(page, '.block-toolbar')).toEqual([])
  })

  it('does not shine through the bar of the document, nor does the story', async () => {
    const opacity = await page.evaluate(() => {
      const bar = document.querySelector('.doc-controls')
      return bar && getComputedStyle(bar, '::before').opacity
    })
    expect(opacity).toBe('1')
  })

  it('is the only one: it formats words, turns their line into another block, and has its settings', async () => {
    await open(text('Herons'))
    await line('Herons').dblclick()
    await tool('Bold').click()
    await body().locator('strong', { hasText: 'Herons' }).waitFor()
    expect(await tool('Bold').getAttribute('aria-pressed')).toBe('true')
    expect(await page.getByRole('toolbar').count()).toBe(1)
    expect(await page.locator('.inline-toolbar-popup').count()).toBe(0)
    expect(await accessibilityFaults(page, '.block-toolbar')).toEqual([])
    await tool('Settings').click()
    await toolbar().getByRole('group', { name: 'Paragraph' }).getByPlaceholder('Add Anchor...').fill('herons')
    await until(
      'the anchor',
      async () => (await shownTree(page))[0]?.props.anchor,
      (anchor) => anchor === 'herons',
    )
    await line('Herons').dblclick()
    await chooseInBlockMenu(page, 'Heading 3')
    await untilShown('the heading', 'heading(Herons) paragraph(The end.)')
  })

  it('duplicates and moves a block by the menu behind its name', async () => {
    await open(blockFixture('pullquote', { content: 'At dawn.' }))
    await line('At dawn.').click()
    await chooseInBlockMenu(page, 'Duplicate')
    await untilShown('the copy', 'pullquote(At dawn.) pullquote(At dawn.) paragraph(The end.)')
    await chooseInBlockMenu(page, 'Move down')
    await untilShown('the moved copy', 'pullquote(At dawn.) paragraph(The end.) pullquote(At dawn.)')
  })

  it('is used by keys: Alt+F10 goes in, arrows walk, Escape goes back to the caret', async () => {
    await open(text('Herons'))
    await line('Herons').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Alt+F10')
    await isFocusIn('.block-toolbar')
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Bold')
    await page.keyboard.press('Home')
    await page.waitForFunction(() => document.activeElement?.querySelector('.block-toolbar-name') !== null)
    expect(await toolbar().locator('button[tabindex="0"]').count()).toBe(1)
    await page.keyboard.press('Escape')
    await isFocusIn(bodySelector)
    await page.keyboard.type(' fly.')
    await untilShown('the words behind the caret', 'paragraph(Herons fly.) paragraph(The end.)')
  })

  it('keeps the keyboard on a button that is pressed, and gives the selected words back at Escape', async () => {
    await open(text('Herons'))
    await line('Herons').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('Alt+F10')
    const isOn = (name: string) =>
      page.waitForFunction(
        (name) =>
          document.activeElement?.getAttribute('aria-label') === name &&
          document.activeElement.getAttribute('aria-pressed') === 'true',
        name,
      )
    await isFocusIn('.block-toolbar')
    for (const name of ['Bold', 'Italic']) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await isOn(name)
    }
    await page.keyboard.press('Escape')
    await isFocusIn(bodySelector)
    await page.keyboard.press('End')
    await page.keyboard.type(' fly.')
    await untilShown('the words behind the caret', 'paragraph(Herons fly.) paragraph(The end.)')
  })

  it('offers formats for words, and none for a block that has no words', async () => {
    await open(text('Herons'), blockFixture('related-posts', { props: { title: 'More' } }))
    await line('Herons').dblclick()
    await tool('Bold').waitFor()
    await body()
      .locator('[data-block="related-posts"]')
      .click({ position: { x: 4, y: 4 } })
    await tool('+ Add Post').waitFor()
    expect(await tool('Bold').count()).toBe(0)
  })

  it('is hidden while words are typed and comes back with the pointer', async () => {
    await open(blockFixture('pullquote', { content: 'At dawn.' }))
    await line('At dawn.').click()
    await toolbar().waitFor()
    const isQuiet = async () => (await toolbar().getAttribute('data-quiet')) === 'typing'
    await page.keyboard.type('x')
    await until('a hidden toolbar', isQuiet, (quiet) => quiet)
    await page.mouse.move(700, 500)
    await page.mouse.move(710, 510)
    await until('a shown toolbar', isQuiet, (quiet) => !quiet)
  })

  it('stays visible while a tall block is scrolled, and does not cover the line with the caret', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => text(`Line ${index}.`))
    await open(blockFixture('container', { children: lines }))
    await line('Line 39.').click()
    await line('Line 20.').scrollIntoViewIfNeeded()
    await line('Line 20.').click()
    const boxes = async () => [await toolbar().boundingBox(), await line('Line 20.').boundingBox()] as const
    await until('a toolbar in sight and off the line', boxes, ([bar, caret]) => {
      if (!bar || !caret) return false
      const isOver = bar.y < caret.y + caret.height && bar.y + bar.height > caret.y
      return bar.y > 0 && bar.y + bar.height < 1000 && !isOver
    })
  })
})

describe('the path below the text', () => {
  it('goes from selected words to the picture that is clicked after them', async () => {
    const lines = Array.from({ length: 8 }, (_, index) => text(`Line ${index} of the harbour.`))
    await open(text('Herons'), ...lines, blockFixture('image', { props: { contentId: null } }))
    await line('Herons').dblclick()
    await tool('Bold').waitFor()
    await page.locator('.block-empty').getByText('No picture yet').click()
    await page.locator('.block-toolbar-name', { hasText: 'Image' }).waitFor()
    const [bar, picture] = [await toolbar().boundingBox(), await page.locator('.block--active').boundingBox()]
    if (!bar || !picture) throw new Error('They are not in sight')
    expect(picture.y - (bar.y + bar.height)).toBeCloseTo(8, 0)
  })

  it('names the blocks around the caret, and selects the one that is clicked', async () => {
    await open(blockFixture('container', { children: [text('Inside.')] }))
    await line('Inside.').click()
    await path().getByRole('button', { name: 'Paragraph' }).waitFor()
    expect(await path().getByRole('listitem').allTextContents()).toEqual(['Story', 'Container', 'Paragraph'])
    await path().getByRole('button', { name: 'Container' }).click()
    await page.keyboard.press('Delete')
    await untilShown('the story without the container', 'paragraph(The end.)')
  })
})
