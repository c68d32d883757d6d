import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'

/**
 * Sets up an editor who has a story open, and the media library over it: before each test a new story, after it the
 * story and what was brought into the library are gone.
 * @param headline of the stories
 * @param blocks what they hold below a paragraph; the first one is to be an image without a picture
 * @param mark what the names of all files that the tests bring have in them
 */
export function libraryOverStory(headline: string, blocks: Block[], mark: string) {
  const newsroom = sharedNewsroom()
  const body = lexicalFromBlocks([
    blockFixture('paragraph', { id: 'before', content: 'The ferry left at seven, as it has since 1931.' }),
    ...blocks,
  ])
  let browser: DeskBrowser
  let page: Page
  let story: string

  beforeAll(async () => {
    browser = await openDeskBrowser()
    page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
    await logIn(page, newsroom, 'editor')
  })
  beforeEach(async () => {
    story = await openStory(page, newsroom, { headline, type: 'article', body })
    await page.getByRole('button', { name: 'Select Image' }).first().waitFor()
  })
  afterEach(async () => {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
    await removeDocuments(page, 'media', `where[filename][contains]=${mark}`)
  })
  afterAll(() => browser?.close())

  const library = () => page.locator('.picker')
  const button = (name: string | RegExp) => library().getByRole('button', { name, exact: typeof name === 'string' })
  return {
    page: () => page,
    // The id of the story.
    story: () => story,
    library,
    button,
    // Opens the library from an image block that has no picture yet, and waits for what it holds.
    openLibrary: async (): Promise<void> => {
      await page.getByRole('button', { name: 'Select Image' }).first().click()
      await library().locator('.picker-item').first().waitFor()
    },
  }
}
