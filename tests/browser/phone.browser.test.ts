import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const mark = `phone${Date.now().toString(36)}`
const height = 844

let browser: DeskBrowser
let context: BrowserContext
let page: Page

const bar = () => page.locator('.doc-controls__controls-wrapper')
const toolbar = () => page.getByRole('toolbar', { name: 'Block' })
const line = (words: string): Locator => page.locator(bodySelector).getByText(words, { exact: true })
const menuItem = async (name: string) => {
  await page.getByRole('button', { name: 'More actions' }).tap()
  await page.getByRole('button', { name, exact: true }).tap()
}
const boxOf = async (what: Locator) => {
  const box = await what.boundingBox()
  if (!box) throw new Error(`Nothing is drawn of ${what}`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 }
}

// The browser draws no keyboard without a screen: what is seen of the window shrinks as it does under one.
const showKeyboard = (keyboardHeight: number) =>
  page.evaluate((hidden) => {
    const sight = window.visualViewport
    if (!sight) throw new Error('The browser knows no visual viewport')
    Object.defineProperty(sight, 'height', { configurable: true, get: () => window.innerHeight - hidden })
    sight.dispatchEvent(new Event('resize'))
  }, keyboardHeight)

const untilReady = async () => {
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
  await page.locator(bodySelector).waitFor()
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  context = await browser.newContext({ viewport: { width: 390, height }, hasTouch: true, isMobile: true })
  page = await context.newPage()
  await logIn(page, newsroom, 'editor')
})
beforeEach(async () => {
  await page.setViewportSize({ width: 390, height })
  const lines = Array.from({ length: 40 }, (_, index) => blockFixture('paragraph', { content: `Line ${index + 1}.` }))
  await openStory(page, newsroom, { headline: `Written on a ${mark}`, body: lexicalFromBlocks(lines) })
  await untilReady()
})
afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('the bar of a story on a phone', () => {
  it.each([390, 360, 320])('is one line of buttons that a thumb hits, at %i px', async (width) => {
    await page.setViewportSize({ width, height })
    const boxes = []
    const names = ['Undo', 'Redo', /^Comments/, 'Preview', /^About the story/, 'Publish', 'More actions']
    for (const name of names.filter((name) => name !== 'Redo' || width > 340)) {
      boxes.push(
        await boxOf(
          bar()
            .getByRole('button', { name, exact: typeof name === 'string' })
            .first(),
        ),
      )
    }
    for (const box of boxes) {
      expect(Math.abs(box.middle - (boxes[0]?.middle ?? 0))).toBeLessThanOrEqual(1)
      expect(box.height).toBeGreaterThanOrEqual(40)
      expect(box.right).toBeLessThanOrEqual(width)
    }
    for (const [index, box] of boxes.entries()) {
      if (index > 0) expect(box.x).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1)
    }
    expect((await boxOf(bar())).height).toBeLessThanOrEqual(60)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityFaults(page, '.doc-controls')).toEqual([])
  })

  it('says status and saving in a line that scrolls away, and stays itself', async () => {
    const [status, saved] = [await boxOf(page.locator('.lifecycle-status')), await boxOf(page.locator('.room__status'))]
    expect(saved.x).toBeGreaterThanOrEqual(status.x)
    expect([status, saved].every(({ bottom }) => bottom > 0 && bottom <= height)).toBe(true)
    await line('Line 30.').scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy(0, 600))
    const scrolled = await boxOf(bar())
    expect(scrolled.y).toBeLessThanOrEqual(1)
    expect((await boxOf(page.locator('.room__status'))).bottom).toBeLessThanOrEqual(scrolled.y + 1)
  })

  it('keeps in sight that nothing reaches the server, below the buttons', async () => {
    await page.evaluate(() => window.scrollBy(0, 600))
    await context.setOffline(true)
    try {
      const offline = page.locator('.room__status', { hasText: 'Offline' })
      await line('Line 20.').tap()
      await page.keyboard.type('More. ')
      await offline.waitFor()
      const [box, buttons] = [await boxOf(offline), await boxOf(bar())]
      expect(box.y).toBeGreaterThanOrEqual(buttons.bottom - 1)
      expect(box.bottom).toBeLessThan(height / 2)
    } finally {
      await context.setOffline(false)
    }
    await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
  })

  it('saves, locks and unlocks from the menu', async () => {
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
    await menuItem('Save')
    await page.locator('[data-sonner-toast]', { hasText: 'Post saved' }).waitFor()
    await menuItem('Lock')
    await page.getByRole('button', { name: 'Locked by you' }).waitFor()
    await menuItem('Unlock')
    await page.getByRole('button', { name: 'Locked by you' }).waitFor({ state: 'detached' })
  })
})

describe('the toolbar of a story on a phone', () => {
  it('stands at the lower edge while one writes, above the keyboard, and leaves with the text', async () => {
    expect(await toolbar().count()).toBe(0)
    await line('Line 3.').tap()
    await toolbar().waitFor()
    expect((await boxOf(toolbar())).bottom).toBe(height)
    await showKeyboard(300)
    await page.waitForFunction(
      (bottom) => Math.round(document.querySelector('.block-toolbar')?.getBoundingClientRect().bottom ?? 0) === bottom,
      height - 300,
    )
    await page.keyboard.type('New words. ')
    await toolbar().waitFor()
    expect(await accessibilityFaults(page, '.block-toolbar')).toEqual([])
    await showKeyboard(0)
    await page.locator('#field-headline').tap()
    await toolbar().waitFor({ state: 'detached' })
  })

  it('formats what is written with it', async () => {
    await line('Line 3.').tap()
    await page.keyboard.press('End')
    await toolbar().getByRole('button', { name: 'Bold' }).tap()
    await page.keyboard.type(' Bold words.')
    await line('Bold words.').waitFor()
    const third = (await shownTree(page))[2]
    expect(third?.content.map((run) => (run.type === 'text' ? [run.text, run.marks.length] : run))).toEqual([
      ['Line 3.', 0],
      [' Bold words.', 1],
    ])
  })

  it('covers no line that one writes, the last of a long story neither', async () => {
    await line('Line 40.').tap()
    await page.keyboard.press('End')
    for (const words of ['One more.', 'Another.', 'The end.']) {
      await page.keyboard.press('Enter')
      await page.keyboard.type(words)
    }
    const end = await boxOf(line('The end.'))
    expect(end.bottom).toBeLessThanOrEqual((await boxOf(toolbar())).y)
  })
})

describe('the link editor on a phone', () => {
  const editor = () => page.getByRole('dialog', { name: 'Link' })
  const inSight = async (what: Locator) => {
    const { x, y, right, bottom } = await boxOf(what)
    return x >= 0 && y >= 0 && right <= 390 && bottom <= height - 300
  }

  it('stands above the toolbar and the keyboard, with all its settings, which a thumb hits', async () => {
    await line('Line 3.').tap()
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await showKeyboard(300)
    await toolbar().getByRole('button', { name: 'Link (Ctrl+K)' }).tap()
    await editor().getByLabel('URL').fill('https://harbor.example/')
    expect((await boxOf(line('Line 3.'))).bottom).toBeLessThanOrEqual((await boxOf(editor())).y)
    await editor().getByText('For search engines').tap()
    await editor().getByLabel('Paid for (sponsored)').tap()
    const parts = ['Open in new tab', 'Paid for (sponsored)', 'Not endorsed (nofollow)', 'Written by readers (ugc)']
    const labels = parts.map((name) => editor().locator('label', { hasText: name }))
    for (const part of [editor().getByLabel('URL'), editor().getByRole('button', { name: 'Apply' }), ...labels]) {
      expect([`${part}`, await inSight(part)]).toEqual([`${part}`, true])
      expect((await boxOf(part)).height).toBeGreaterThanOrEqual(40)
    }
    expect(await accessibilityFaults(page, '.text-link')).toEqual([])
    await editor().getByRole('button', { name: 'Apply' }).tap()
    await page.locator(`${bodySelector} a[href="https://harbor.example/"]`).waitFor()
    // Where the caret is in a link, its address and the toolbar are there side by side.
    await editor().getByRole('button', { name: 'Edit Link' }).waitFor()
    expect((await boxOf(editor())).bottom).toBeLessThanOrEqual((await boxOf(toolbar())).y)
    expect((await boxOf(editor())).height).toBeLessThanOrEqual(60)
  })
})

describe('a caption on a phone', () => {
  it('takes as many lines as it needs, and Enter leads on to the text', async () => {
    const words = 'The end of the north jetty in a southerly, seen from the Point, where one lives longer than on it.'
    await openStory(page, newsroom, { headline: `Captioned on a ${mark}`, featuredMediaCaption: words })
    await untilReady()
    const caption = page.locator('#field-featuredMediaCaption')
    expect((await boxOf(caption)).height).toBeGreaterThanOrEqual(40)
    expect(await caption.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true)
    await caption.press('Enter')
    await page.waitForFunction((body) => document.activeElement?.matches(body), bodySelector)
  })
})

describe('a story on a phone', () => {
  it('is finished, checked and published', async () => {
    const id = await createReadyPost(await signInByRest(newsroom.cmsUrl, 'admin'), `Finished on a ${mark}`)
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}`)
    await untilReady()
    await page.locator(bodySelector).tap()
    await page.keyboard.type('The ferry left at seven.')
    await page.getByRole('button', { name: 'About the story' }).tap()
    const panel = page.getByRole('complementary', { name: 'About the story' })
    await panel.getByText(/^\d+ done$/).waitFor()
    await panel.getByRole('button', { name: 'Close the panel' }).tap()
    await page.getByRole('button', { name: 'Publish', exact: true }).tap()
    const notice = page.locator('[data-sonner-toast]', { hasText: 'published' })
    await notice.getByRole('link', { name: 'View live' }).waitFor()
  })
})
