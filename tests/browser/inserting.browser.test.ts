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
import { bodySelector, paste, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Inserted ${Date.now().toString(36)}`
const text = (content: string) => blockFixture('paragraph', { content })

let browser: DeskBrowser
let page: Page

const body = (): Locator => page.locator(bodySelector)
const line = (words: string): Locator => body().getByText(words, { exact: true })
const plus = (): Locator => page.getByRole('button', { name: 'Insert a block' })
const panel = (): Locator => page.getByRole('dialog', { name: 'Insert a block' })
const search = (): Locator => panel().getByRole('combobox', { name: 'Search blocks' })

const brief = ({ type, content }: Block): string => (type === 'paragraph' ? inlineText(content) : type)

// Waits until the story consists of these: the text of paragraphs, the types of other blocks.
const untilShown = (what: string, wanted: string[]) =>
  until(
    what,
    async () => (await shownTree(page)).map(brief),
    (shown) => shown.join('|') === wanted.join('|'),
  )

async function open(...blocks: Block[]): Promise<void> {
  await openStory(page, newsroom, { headline, body: lexicalFromBlocks([text('Start.'), ...blocks, text('The end.')]) })
  await line('The end.').waitFor()
}

// Puts the caret into a new line below the first one.
async function newLine(): Promise<void> {
  await line('Start.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
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

describe('the inserter', () => {
  it('opens from the + of an empty line, is used by keys alone, and goes back to the caret on Escape', async () => {
    await open()
    await newLine()
    await plus().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await search().waitFor()
    expect(await panel().getByRole('option', { selected: true }).textContent()).toContain('Paragraph')
    expect(await accessibilityFaults(page, '.inserter')).toEqual([])
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    await page.keyboard.type('Still here.')
    await untilShown('the words typed after Escape', ['Start.', 'Still here.', 'The end.'])

    await newLine()
    await plus().click()
    await search().fill('xyzzy')
    await panel().getByRole('status').getByText('No block matches “xyzzy”.').waitFor()
    await page.keyboard.press('Enter')
    await search().fill('separ')
    await page.keyboard.press('Enter')
    await panel().waitFor({ state: 'detached' })
    await untilShown('the separator', ['Start.', 'separator', 'Still here.', 'The end.'])
  })

  it('opens from the gap between two blocks, inserts there, remembers what was used, and is one step of undo', async () => {
    await open()
    const end = await line('The end.').boundingBox()
    const start = await line('Start.').boundingBox()
    if (!end || !start) throw new Error('The lines are not drawn')
    await page.mouse.move(end.x + 60, end.y + 10)
    await page.mouse.move(end.x + 60, (start.y + start.height + end.y) / 2)
    await plus().click()
    const group = panel().getByRole('group', { name: 'Recently used' })
    expect(await group.getByRole('option').first().textContent()).toContain('Separator')
    await page.keyboard.press('ArrowDown')
    await panel()
      .getByRole('option', { name: /^Image/ })
      .first()
      .click()
    await untilShown('the image', ['Start.', 'image', 'The end.'])
    await page.keyboard.press('Control+z')
    await untilShown('the story without the image', ['Start.', 'The end.'])
  })

  it.each([600, 760, 1000])(
    'stands between the bar and the edge of a window of %i px, beside its line',
    async (height) => {
      await page.setViewportSize({ width: 1400, height })
      await open(...Array.from({ length: 30 }, (_, number) => text(`Line ${number}.`)))
      await line('Line 14.').evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await line('Line 14.').click()
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await plus().click()
      await search().waitFor()
      const [bar, place, box] = [
        await page.locator('.doc-controls').boundingBox(),
        // Nothing but the panel has a role while that is open.
        await page.locator('.insert-button').boundingBox(),
        await panel().boundingBox(),
      ]
      if (!bar || !place || !box) throw new Error('The panel is not drawn')
      expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
      expect(box.y >= place.y + place.height || box.y + box.height <= place.y).toBe(true)
      expect(box.height).toBeGreaterThan(180)
      await page.keyboard.press('Escape')
    },
  )

  it('is a sheet on a phone, opened by a + at the end of the line', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const phone = await context.newPage()
    try {
      await logIn(phone, newsroom, 'editor')
      await openStory(phone, newsroom, { headline, body: lexicalFromBlocks([text(''), text('The end.')]) })
      await phone.locator(bodySelector).locator('p').first().tap()
      const button = phone.getByRole('button', { name: 'Insert a block' })
      await button.waitFor()
      const [at, end] = [
        await button.boundingBox(),
        await phone.locator(bodySelector).locator('p').first().boundingBox(),
      ]
      expect((at?.x ?? 0) + (at?.width ?? 0)).toBeGreaterThan((end?.x ?? 0) + (end?.width ?? 0) - 20)
      await button.tap()
      const sheet = phone.getByRole('dialog', { name: 'Insert a block' })
      await sheet.waitFor()
      expect(await sheet.boundingBox()).toMatchObject({ x: 0, width: 390 })
      await sheet.getByRole('option', { name: /^Pullquote/ }).tap()
      await phone.locator(`${bodySelector} .block-pullquote`).waitFor()
    } finally {
      await context.close()
    }
  })
})

describe('a line that begins as in Markdown', () => {
  it('becomes a block, and undo first gives back what was typed', async () => {
    await open()
    for (const [typed, type, back] of [
      ['--- ', 'separator', '--- '],
      ['---\n', 'separator', '---'],
      ['``` ', 'code', '``` '],
      ['[] ', 'check-list', '[] '],
      ['> ', 'blockquote', '> '],
      ['- ', 'list', '- '],
      ['1. ', 'list', '1. '],
    ] as const) {
      await newLine()
      for (const letter of typed)
        await page.keyboard.press(letter === '\n' ? 'Enter' : letter === ' ' ? 'Space' : letter)
      const below = type === 'separator' ? [''] : []
      await untilShown(`the ${type} of ${typed}`, ['Start.', type, ...below, 'The end.'])
      await page.keyboard.press('Control+z')
      await untilShown(`the line of ${typed}`, ['Start.', back, 'The end.'])
      await page.keyboard.press('Control+z')
      for (let count = 0; count < 3 && (await shownTree(page)).length > 2; count += 1)
        await page.keyboard.press('Control+z')
      await untilShown(`the story before ${typed}`, ['Start.', 'The end.'])
    }
  })

  it('stays as it is in the text of a block: a comment in code is no heading', async () => {
    await open(blockFixture('code', { content: 'ls' }))
    await line('ls').click()
    await page.keyboard.press('Home')
    await page.keyboard.type('# 1. ')
    await line('# 1. ls').waitFor()
    await untilShown('the code', ['Start.', 'code', 'The end.'])
  })
})

describe('an address that is pasted alone into an empty line', () => {
  const lookUps = '**/api/embeds/retrieve-or-create'

  it('becomes an embed when its provider has one, and undo gives the address back', async () => {
    const film = 'https://www.youtube.com/watch?v=herons'
    const bodies: unknown[] = []
    await page.route(lookUps, (route) => {
      bodies.push(route.request().postDataJSON())
      return route.fulfill({ json: { id: 4711, data: { type: 'video', provider_name: 'YouTube', title: 'Herons' } } })
    })
    await open()
    await newLine()
    await paste(page, 'https://paper.example/story')
    await untilShown('an address of no provider', ['Start.', 'https://paper.example/story', 'The end.'])
    await newLine()
    await paste(page, film)
    await untilShown('the embed', ['Start.', 'social-embed', 'https://paper.example/story', 'The end.'])
    expect((await shownTree(page))[1]?.props).toMatchObject({ embedId: '4711', provider: 'YouTube', title: 'Herons' })
    expect(bodies).toEqual([{ url: film }])
    await page.keyboard.press('Control+z')
    await untilShown('the address', ['Start.', film, 'https://paper.example/story', 'The end.'])
    await page.unroute(lookUps)
  })
})
