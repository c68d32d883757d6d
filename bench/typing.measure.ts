import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { logIn } from '#tests/browser/newsroom.ts'
import { bodySelector } from '#tests/browser/together/writer.page.ts'
import { type BackOffice, signIn } from './backOffice.ts'
import { startBareEditor } from './bareEditor.ts'
import { blocks, longStory, textsOf, words } from './longStory.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { summarize } from './statistics.ts'
import { desk, openUsersBrowser } from './usersPage.ts'

const mostKeystrokes = 200
const openings = 5
const keysATurn = 20
// Milliseconds between two keys of a fast typist.
const betweenKeys = 60

/** Measures a key in a story of 200 blocks and 10,000 words beside a bare editor, and the time to open that story. */
export const typing: Measure = {
  name: 'typing',
  rows: 5,
  run: async (subject) => {
    const editor = await signIn(subject.cmsUrl, 'editor')
    const bare = await startBareEditor(textsOf(longStory()))
    // A page behind another one of the same browser draws no frames.
    const browsers = await Promise.all([openUsersBrowser(), openUsersBrowser()])
    try {
      const [ours, peer] = await Promise.all(browsers.map(newPage))
      if (!ours || !peer) throw new Error('Two pages are needed')
      await logIn(ours, subject, 'editor')
      const opened = await openTimes(ours, subject, await newStory(editor))
      await peer.goto(bare.url)
      const keys = Math.min(mostKeystrokes, subject.limits.rounds)
      return [
        ...(await compareKeys('the middle', 80, ours, peer, keys)),
        ...(await compareKeys('the last paragraph', -1, ours, peer, keys)),
        { what: 'Opening that story, until one can write', milliseconds: summarize(opened), goal: 'p95 ≤ 1 s' },
      ]
    } finally {
      for (const browser of browsers) await browser.close()
      bare.stop()
    }
  },
}

const newPage = async (browser: Browser) => (await browser.newContext(desk)).newPage()

const made = z.object({ id: z.number() })

async function newStory(editor: BackOffice): Promise<number> {
  const body = lexicalFromBlocks(longStory())
  return made.parse(await editor.create('posts', { headline: 'A long story', body })).id
}

async function openTimes(page: Page, { cmsUrl, limits }: Subject, id: number): Promise<number[]> {
  const opened: number[] = []
  for (let count = 0; count < Math.min(openings, limits.rounds); count += 1) {
    const begin = performance.now()
    await page.goto(`${cmsUrl}/admin/collections/posts/${id}`)
    await page.waitForSelector(bodySelector)
    opened.push(performance.now() - begin)
  }
  return opened
}

// Types in both editors in turns, so that whatever else the machine does meets both alike.
async function compareKeys(
  place: string,
  paragraph: number,
  ours: Page,
  peer: Page,
  keys: number,
): Promise<Measured[]> {
  const sides = [
    { page: ours, editor: bodySelector, times: [] as number[] },
    { page: peer, editor: '[data-lexical-editor]', times: [] as number[] },
  ] as const
  for (const { page, editor } of sides) {
    await page.locator(`${editor} > p`).nth(paragraph).click()
    await page.keyboard.press('End')
    await page.evaluate(watchKeys)
  }
  while (sides[1].times.length < keys)
    for (const { page, times } of sides) times.push(...(await typeIn(page, Math.min(keysATurn, keys - times.length))))
  const [own, bare] = sides.map(({ times }) => summarize(times))
  if (!own || !bare) throw new Error('Two editors are needed')
  return [
    {
      what: `A key in ${place} of ${blocks} blocks and ${words.toLocaleString('en-US')} words, until it is drawn`,
      ratio: { value: own.median / bare.median, to: 'a bare Lexical editor' },
      milliseconds: own,
      goal: 'median ≤ 16 ms, p95 ≤ 33 ms, ≤ 1.3 of a bare editor',
    },
    { what: '  the bare editor with the same text', milliseconds: bare },
  ]
}

// Notes the time from a key until the browser has drawn it: the frame after the one that the key's work was done in.
const watchKeys = `
  if (!window.drawn) {
    window.drawn = []
    addEventListener('keydown', (event) => {
      const pressed = event.timeStamp
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => window.drawn.push(performance.now() - pressed)
        channel.port2.postMessage(null)
      })
    }, true)
  }`

async function typeIn(page: Page, keys: number): Promise<number[]> {
  await page.evaluate('window.drawn.length = 0')
  for (let count = 1; count <= keys; count += 1) {
    await page.keyboard.press('x')
    await page.waitForFunction((least) => Reflect.get(window, 'drawn').length >= least, count)
    await page.waitForTimeout(betweenKeys)
  }
  return z.array(z.number()).parse(await page.evaluate('window.drawn'))
}
