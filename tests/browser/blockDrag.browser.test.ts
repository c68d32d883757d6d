import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Moved ${Date.now().toString(36)}`

const paragraph = (content: string) => blockFixture('paragraph', { id: content, content })
const column = (id: string, children: Block[]) => blockFixture('column', { id, children })
const body = lexicalFromBlocks([
  paragraph('First'),
  blockFixture('columns', {
    id: 'columns',
    children: [column('a', [paragraph('Left')]), column('b', [paragraph('Right')])],
  }),
  paragraph('Last'),
])

let browser: DeskBrowser
let page: Page

const text = (words: string): Locator => page.locator(bodySelector).getByText(words, { exact: true })

function brief({ type, content, children }: Block): string {
  if (children.length > 0) return `${type}(${children.map(brief).join(' ')})`
  return type === 'paragraph' ? inlineText(content) : type
}

const shown = async () => (await shownTree(page)).map(brief).join(' ')

async function open(): Promise<void> {
  await openStory(page, newsroom, { headline, body })
  await page.locator(bodySelector).waitFor()
  await text('Last').scrollIntoViewIfNeeded()
}

async function hold(words: string, over: string, where: 'upper' | 'lower'): Promise<void> {
  await text(words).hover()
  // It may still be beside the block that the pointer was at before.
  const left = (await text(words).boundingBox())?.x ?? 0
  await page.waitForFunction((x) => {
    const handle = document.querySelector('.block-handle')?.getBoundingClientRect()
    return handle !== undefined && handle.right < x && handle.right > x - 20
  }, left)
  await page.locator('.block-handle').hover()
  await page.mouse.down()
  const target = await text(over).boundingBox()
  if (!target) throw new Error(`${over} is not in sight`)
  const y = target.y + (where === 'upper' ? 4 : target.height - 4)
  await page.mouse.move(target.x + 20, y, { steps: 5 })
  await page.locator('.block-drop-line').waitFor()
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1400 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

describe('a block that is dragged', () => {
  it('goes where the line is, into a column too, and undo takes it back in one step', async () => {
    await open()
    await hold('Last', 'Left', 'lower')
    await page.mouse.up()
    await page.locator('.block-drop-line').waitFor({ state: 'detached' })
    expect(await shown()).toBe('First columns(column(Left Last) column(Right))')
    await text('First').click()
    await page.keyboard.press('Control+z')
    await page.locator(`${bodySelector} > p`).nth(1).waitFor()
    expect(await shown()).toBe('First columns(column(Left) column(Right)) Last')
  })

  it('goes out of its column again', async () => {
    await open()
    await hold('Right', 'First', 'upper')
    await page.mouse.up()
    await page.locator('.block-drop-line').waitFor({ state: 'detached' })
    expect(await shown()).toBe('Right First columns(column(Left) column()) Last')
  })

  it('stays where it was when Escape is pressed', async () => {
    await open()
    await hold('First', 'Last', 'lower')
    await page.keyboard.press('Escape')
    await page.locator('.block-drop-line').waitFor({ state: 'detached' })
    await page.mouse.up()
    expect(await shown()).toBe('First columns(column(Left) column(Right)) Last')
  })
})

describe('a block that is dragged with a finger', () => {
  it('goes where the line is: the block that was touched last has the handle', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const desk = page
    page = await context.newPage()
    try {
      await logIn(page, newsroom, 'editor')
      await open()
      await text('First').tap()
      const handle = page.locator('.block-handle')
      await handle.waitFor()
      const [from, target] = [await handle.boundingBox(), await text('Right').boundingBox()]
      if (!from || !target) throw new Error('They are not in sight')
      const touch = await context.newCDPSession(page)
      const send = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
      const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
      const end = { x: target.x + 20, y: target.y + target.height - 4 }
      await send('touchStart', start.x, start.y)
      for (const part of [0.2, 0.5, 0.8, 1])
        await send('touchMove', start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      await page.locator('.block-drop-line').waitFor()
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await page.locator('.block-drop-line').waitFor({ state: 'detached' })
      expect(await shown()).toBe('columns(column(Left) column(Right First)) Last')
    } finally {
      await context.close()
      page = desk
    }
  })
})

describe('a block that is moved by keys', () => {
  it('goes past its neighbour with the caret in it, and out of its column at the end of that', async () => {
    await open()
    await text('Last').click()
    await page.keyboard.press('Alt+Shift+ArrowUp')
    expect(await shown()).toBe('First Last columns(column(Left) column(Right))')
    await text('Left').click()
    await page.keyboard.press('Alt+Shift+ArrowUp')
    expect(await shown()).toMatch(/^First Last Left columns\(/)
    await page.keyboard.type('!')
    expect(await shown()).toMatch(/!/)
  })
})
