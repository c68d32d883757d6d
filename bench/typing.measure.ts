import type { Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/core/lexical.convert.ts'
import { allowedParentsOf } from '#blocks/registry/allowedParents.ts'
import { fixtures } from '#blocks/registry/fixtures.ts'
import { logIn, openBrowser } from '#tests/browser/newsroom.ts'
import { bodySelector } from '#tests/browser/together/writer.page.ts'
import { type BackOffice, signIn } from './backOffice.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { summarize } from './statistics.ts'

const mostKeystrokes = 200
const openings = 5
const blocks = 200
const words = 10_000
// Milliseconds between two keys of a fast typist.
const betweenKeys = 60

/** Measures a key in a story of 200 blocks and 10,000 words, and the time to open that story. */
export const typing: Measure = {
  name: 'typing',
  rows: 2,
  run: async (subject) => {
    const editor = await signIn(subject.cmsUrl, 'editor')
    const browser = await openBrowser()
    try {
      const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
      await logIn(page, subject, 'editor')
      return await measurePage(page, subject, await newStory(editor))
    } finally {
      await browser.close()
    }
  },
}

// Every fifth block is one with an editor view of its own, of each kind in turn; the words stand in the paragraphs.
function longStory(): Block[] {
  const faces = Object.values(fixtures)
    .map(({ valid }) => valid[0])
    .filter((block) => block !== undefined)
    .filter(({ type }) => !allowedParentsOf.has(type) && !['paragraph', 'reusable'].includes(type))
  const texts = blocks - blocks / 5
  const text = Array.from({ length: words / texts }, (_, index) => `word${index}`).join(' ')
  return Array.from({ length: blocks }, (_, index): Block => {
    const face = index % 5 === 4 ? faces[Math.floor(index / 5) % faces.length] : undefined
    return face ? { ...face, id: `face${index}` } : blockFixture('paragraph', { id: `p${index}`, content: text })
  })
}

const made = z.object({ id: z.number() })

async function newStory(editor: BackOffice): Promise<number> {
  const body = lexicalFromBlocks(longStory())
  return made.parse(await editor.create('posts', { headline: 'A long story', body })).id
}

async function open(page: Page, { cmsUrl }: Subject, id: number): Promise<number> {
  const begin = performance.now()
  await page.goto(`${cmsUrl}/admin/collections/posts/${id}`)
  await page.waitForSelector(bodySelector)
  return performance.now() - begin
}

// From a key until the browser has drawn it, in the middle of the story: the frame after the one that the key's work
// was done in.
async function typeInMiddle(page: Page, keystrokes: number): Promise<number[]> {
  await page.locator(`${bodySelector} > p`).nth(80).click()
  await page.keyboard.press('End')
  await page.evaluate(`
    window.drawn = []
    addEventListener('keydown', (event) => {
      const pressed = event.timeStamp
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => window.drawn.push(performance.now() - pressed)
        channel.port2.postMessage(null)
      })
    }, true)`)
  for (let count = 1; count <= keystrokes; count += 1) {
    await page.keyboard.press('x')
    await page.waitForFunction(`window.drawn.length >= ${count}`)
    await page.waitForTimeout(betweenKeys)
  }
  return z.array(z.number()).parse(await page.evaluate('window.drawn'))
}

async function measurePage(page: Page, subject: Subject, story: number): Promise<Measured[]> {
  const opened: number[] = []
  for (let count = 0; count < Math.min(openings, subject.limits.rounds); count += 1)
    opened.push(await open(page, subject, story))
  const keys = await typeInMiddle(page, Math.min(mostKeystrokes, subject.limits.rounds))
  return [
    {
      what: `A key until it is drawn, in ${blocks} blocks and ${words.toLocaleString('en-US')} words`,
      milliseconds: summarize(keys),
      goal: 'median ≤ 50 ms',
    },
    { what: 'Opening that story, until one can write', milliseconds: summarize(opened), goal: '≤ 3 s' },
  ]
}
