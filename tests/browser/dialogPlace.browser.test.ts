import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Long story ${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page

const picker = (): Locator => page.locator('.picker')

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1366, height: 800 } })).newPage()
  await logIn(page, newsroom, 'editor')
})
afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

const lines = (name: string) =>
  Array.from({ length: 12 }, (_, index) =>
    blockFixture('paragraph', {
      id: `${name}-${index}`,
      content: `${name} ${index}. ${'The ferry is late. '.repeat(20)}`,
    }),
  )

describe('a dialog that a block in a long story opens', () => {
  it('leaves the page, the block and the keyboard where they were, however it is left', async () => {
    const answer = await page.evaluate(async () =>
      (await fetch('/api/media?limit=1&depth=0&where[scheme][equals]=image')).json(),
    )
    const { docs } = z.object({ docs: z.tuple([z.object({ id: z.number() })]) }).parse(answer)
    const image = blockFixture('image', { id: 'image', props: { contentId: String(docs[0].id) } })
    const story = lexicalFromBlocks([...lines('Above'), image, ...lines('Below')])
    await openStory(page, newsroom, { headline, type: 'article', body: story })
    await page.locator(`${bodySelector} img`).first().click()
    await page.locator('.block-toolbar-name', { hasText: 'Image' }).waitFor()
    const place = () => page.evaluate((selector) => [scrollY, document.activeElement?.matches(selector)], bodySelector)
    const before = await place()
    expect(before).toEqual([expect.any(Number), true])
    expect(before[0]).toBeGreaterThan(400)

    for (const leave of ['Cancel', 'Escape', 'Select'] as const) {
      await page.getByRole('button', { name: 'Replace Image' }).first().click()
      await picker().locator('.picker-item').first().waitFor()
      if (leave === 'Escape') await page.keyboard.press('Escape')
      else {
        if (leave === 'Select') await picker().locator('.picker-item input').nth(1).click()
        await picker().getByRole('button', { name: leave, exact: true }).click()
      }
      await picker().waitFor({ state: 'detached' })
      await page.waitForFunction((selector) => document.activeElement?.matches(selector), bodySelector)
      await page.locator('.block-toolbar-name', { hasText: 'Image' }).waitFor()
      // Another picture may be less tall, and what is above it is not: the page has no reason to move.
      expect(await place()).toEqual(before)
    }
  })
})
