import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll } from '@jest/globals'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Block } from '#blocks/core/block.types.ts'
import { pageFixture } from '#blocks/core/page.fixtures.tsx'
import type { PageContext } from '#blocks/core/render.types.ts'
import { placeTree } from '#blocks/registry/tree.ts'
import { type BlocksPage, type CallHandler, startBlocksPage } from './blocksPage.tsx'
import { openBrowser } from './newsroom.ts'

export interface Visit extends BrowserContextOptions {
  /** The end of the address, with its "#". */
  hash?: string
  /** Prepares the page before it is requested. */
  before?: (page: Page) => Promise<unknown>
  /** What of the page is awaited; all that it loads by itself by default. */
  waitUntil?: 'commit' | 'load'
}

/**
 * Returns a reader of a page that holds only these blocks: starts a browser and the page for all tests of a file, and
 * closes after each test what it opened.
 * @param answerCall stands for the site's calls
 * @param values of the page
 */
export function readerOf(blocks: Block[], answerCall?: CallHandler, values: Partial<PageContext> = {}) {
  let browser: Browser
  let served: BlocksPage
  let current: Page | undefined

  beforeAll(async () => {
    browser = await openBrowser()
    served = await startBlocksPage(placeTree(blocks), pageFixture(values), answerCall)
  })
  afterEach(async () => {
    await current?.context().close()
    current = undefined
  })
  afterAll(async () => {
    await browser?.close()
    await served?.close()
  })

  // Throws Error before `open`.
  const page = (): Page => {
    if (!current) throw new Error('No page is open')
    return current
  }
  return {
    page,
    url: () => served.url,
    // Opens the page, in a window of 1000 × 800 pixels by default. Once a test.
    open: async ({ hash = '', before, waitUntil = 'load', ...options }: Visit = {}): Promise<void> => {
      const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options })
      current = await context.newPage()
      await before?.(current)
      await current.goto(served.url + hash, { waitUntil })
    },
    // Bytes of each script that the page has requested so far, gzip.
    scriptSizes: async (): Promise<number[]> => {
      const paths = await page().evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      )
      return paths.flatMap((path) => served.scripts.get(path) ?? []).map((script) => gzipSync(script).byteLength)
    },
  }
}
