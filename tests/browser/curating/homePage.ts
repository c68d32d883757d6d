import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import type { RowLayoutName } from '#blocks/core/rowLayouts.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { until } from '#tests/until.ts'
import { type DeskBrowser, openDeskBrowser } from '../deskBrowser.ts'
import { signInByRest } from '../lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from '../newsroom.ts'
import { restoreFront } from '../restoreFront.ts'

export interface LiveStory {
  id: string
  headline: string
}

const slot = (id: string, story?: LiveStory) =>
  blockFixture('homepage-slot', {
    id,
    props: { pinned: story ? { id: story.id, headline: '', until: null } : null },
  })

/** Returns a row with slots named after it: `top-1` and on. A story stands for its pin. */
export function rowOf(id: string, layout: RowLayoutName, ...slots: (LiveStory | undefined)[]): Block {
  return blockFixture('homepage-row', {
    id,
    props: { layout },
    children: slots.map((story, index) => slot(`${id}-${index + 1}`, story)),
  })
}

// The home page that readers have while a test file has not made one of its own.
const usualPage = [
  rowOf('usual-top', 'post_grid_1_3', ...Array.from({ length: 4 }, () => undefined)),
  blockFixture('homepage-river', { id: 'usual-river' }),
]

/** Sets up a curator, and a home page of the wanted rows before each test. */
export function curatedHomePage(blocksOf: (stories: readonly LiveStory[]) => Block[]) {
  const newsroom = sharedNewsroom()
  let browser: DeskBrowser
  let page: Page
  let stories: LiveStory[]
  let before: unknown

  const call = (path: string, method = 'GET', body?: unknown) =>
    page.evaluate(
      async ([address, verb, text]) => {
        const headers = { 'Content-Type': 'application/json' }
        const response = await fetch(address, { method: verb, headers, body: text || null })
        if (!response.ok) throw new Error(`${verb} ${address} answered ${response.status}: ${await response.text()}`)
        return response.json()
      },
      [path, method, body === undefined ? '' : JSON.stringify(body)] as const,
    )
  const save = (body: unknown) => call('/api/fronts/1?draft=true', 'PATCH', { body })
  const openPage = async (account: string, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, ...options })
    const opened = await context.newPage()
    await logIn(opened, newsroom, account)
    return opened
  }
  const openFront = async (on: Page) => {
    await on.goto(`${newsroom.cmsUrl}/admin/collections/fronts/1`)
    await on.locator('.front [contenteditable=true]').waitFor()
    await on.locator('.story-card').first().waitFor()
  }

  beforeAll(async () => {
    browser = await openDeskBrowser()
    page = await openPage('curator')
    const found = await call('/api/posts?depth=0&limit=50&sort=-publishDateTime&where[_status][equals]=published')
    stories = found.docs.map(({ id, headline }: { id: number; headline: string }) => ({ id: String(id), headline }))
    before = (await call('/api/fronts/1?depth=0&select[blocks]=false')).body
  })
  beforeEach(async () => {
    await save(lexicalFromBlocks(blocksOf(stories)))
    await openFront(page)
  })
  afterAll(async () => {
    try {
      await restoreFront(await signInByRest(newsroom.cmsUrl, 'curator'), before ?? lexicalFromBlocks(usualPage))
    } finally {
      await browser?.close()
    }
  })

  return {
    newsroom,
    page: () => page,
    story: (index: number): LiveStory => {
      const found = stories[index]
      if (!found) throw new Error(`The demo has no ${index + 1} stories`)
      return found
    },
    call,
    openPage,
    openFront,
    // Returns the card of a slot by its place on the page, from 0.
    card: (index: number, on = page) => on.locator('[data-block="homepage-slot"]').nth(index).locator('.story-card'),
    tool: (name: string) => page.getByRole('toolbar', { name: 'Block' }).getByRole('button', { name, exact: true }),
    // Selects a slot by its picture: a press on the headline of a pin writes in that. Waits until the tools belong to
    // the slot: until then they act on the block before.
    selectSlot: async (index: number, on = page): Promise<void> => {
      const slot = on.locator('[data-block="homepage-slot"]').nth(index)
      await slot.locator('.story-card__notes').click()
      await slot.and(on.locator('.block--active')).waitFor()
    },
    // Waits until the sign of a slot says something.
    untilSign: (index: number, words: string | RegExp, on = page) =>
      on.locator('[data-block="homepage-slot"]').nth(index).getByTitle(words).waitFor(),
    // Waits until the stored draft has these stories pinned, in the order of its slots; null for none.
    untilPinned: (...ids: (string | null)[]) =>
      until(
        `the pins are ${ids.join(', ')}`,
        async () => pinsIn((await call('/api/fronts/1?draft=true&depth=0')).body.root).map((pin) => pin?.id ?? null),
        (found) => sameJson(found, ids),
      ),
    // Reads the stored draft until it is as wanted.
    untilStored: (isWanted: (text: string) => boolean) =>
      until(
        'the draft is as wanted',
        async () => JSON.stringify((await call('/api/fronts/1?draft=true&depth=0')).body),
        isWanted,
      ),
  }
}

interface StoredNode {
  type: string
  props?: { pinned?: { id: string } | null }
  children?: StoredNode[]
}

const pinsIn = ({ type, props, children = [] }: StoredNode): ({ id: string } | null)[] =>
  type === 'homepage-slot' ? [props?.pinned ?? null] : children.flatMap(pinsIn)
