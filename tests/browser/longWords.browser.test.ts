import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { openBrowser, sharedNewsroom } from './newsroom.ts'

const { siteUrl, cmsUrl } = sharedNewsroom()
const found = z.object({ docs: z.tuple([z.object({ path: z.string() })]) })

/** A word of an act that was in force, of 63 letters. */
const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'

let browser: Browser
let page: Page
let story: string

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
  const answer = await fetch(`${cmsUrl}/api/posts?depth=0&limit=1&where[slug][equals]=council-approves-cannery-homes`)
  story = found.parse(await answer.json()).docs[0].path
})
afterAll(() => browser?.close())

/** Words that are broken at the end of a line without a hyphen; addresses may be. */
const brokenWords = (): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      const { parentElement, textContent } = text
      if (!parentElement?.checkVisibility() || getComputedStyle(parentElement).hyphens === 'auto') continue
      for (const { 0: word, index } of (textContent ?? '').matchAll(/(?<!\S)[\p{L}\p{N}]+(?!\S)/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].flatMap(({ top, width }) => (width > 0 ? [Math.round(top)] : [])),
        )
        if (lines.size > 1) broken.push(`${parentElement.className}: ${word}`)
      }
    }
    return broken
  })

/** Puts the long word in front of every text that a newsroom writes. */
const lengthen = () =>
  page.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const isRead = text.parentElement?.closest('script, style, noscript, svg, option, summary') === null
      if (isRead && text.textContent?.trim()) text.textContent = `${word} ${text.textContent}`
    }
  }, longWord)

const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth)

describe('a word that is longer than its line', () => {
  it.each([
    ['the home page', () => '/'],
    ['a section', () => '/section/harbor'],
    ['an author', () => '/author/lena-okafor-marsh'],
    ['a search', () => '/search?q=harbor'],
    ['podcasts', () => '/podcasts'],
    ['newsletters', () => '/newsletters'],
    ['a story', () => story],
    ['a page that is not there', () => '/nowhere'],
  ])('widens nothing on %s, and no other word is broken there', async (_, path) => {
    for (const width of [320, 390, 820, 1366]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(siteUrl + path())
      expect([width, await brokenWords()]).toEqual([width, []])
      await lengthen()
      expect(await widthOfPage()).toBeLessThanOrEqual(width)
    }
  })
})
