import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { until } from '#tests/until.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'

const slots = ['a', 'b'].map((id) => blockFixture('show-episodes-slot', { id: `slot-${id}` }))
const body = lexicalFromBlocks([
  blockFixture('paragraph', { id: 'before', content: 'The ferry left at seven, as it has since 1931.' }),
  blockFixture('show', { id: 'show', props: { id: null } }),
  blockFixture('show-episodes', { id: 'episodes', children: slots }),
  blockFixture('related-posts', { id: 'related' }),
  blockFixture('chart', { id: 'chart', props: { chartId: null } }),
])

/**
 * Sets up an editor who has an episode open, with blocks in it for which something is to be picked: before each test a
 * new one, which is gone after it.
 */
export function pickerOverStory() {
  const newsroom = sharedNewsroom()
  const mark = Date.now().toString(36)
  const headline = `Picked ${mark}`
  let browser: DeskBrowser
  let page: Page
  let story: string

  beforeAll(async () => {
    browser = await openDeskBrowser()
    page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
    await logIn(page, newsroom, 'editor')
  })
  beforeEach(async () => {
    story = await openStory(page, newsroom, { headline, type: 'episode', body })
    await page.getByText('No show selected').waitFor()
    // Before, the story can be read and not yet changed.
    await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
  })
  afterEach(() => removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`))
  afterAll(async () => {
    try {
      // A tag that a story has is not deleted before the story.
      await removeDocuments(page, 'tags', `where[name][equals]=${encodeURIComponent(`Made ${mark}`)}`)
    } finally {
      await browser?.close()
    }
  })

  const picker = () => page.locator('.picker')
  return {
    // A unique part of the names of all documents that the tests make; a tag has to be called "Made" and this.
    mark,
    page: () => page,
    picker,
    items: () => picker().locator('.picker-item'),
    select: () => picker().getByRole('button', { name: 'Select', exact: true }),
    untilClosed: () => picker().waitFor({ state: 'detached' }),
    untilOpen: async (title: string): Promise<void> => {
      await picker().getByRole('heading', { name: title, exact: true }).waitFor()
      await page.waitForFunction(
        () => document.querySelector('.picker__results')?.getAttribute('aria-busy') === 'false',
      )
    },
    focused: () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    // Reads the draft until it is as wanted: what is written together is stored a little later.
    untilStored: (isStored: (draft: Record<string, unknown>) => boolean) =>
      until(
        'the draft is as wanted',
        (): Promise<Record<string, unknown>> =>
          page.evaluate(async (id) => (await fetch(`/api/posts/${id}?draft=true&depth=0`)).json(), story),
        isStored,
      ),
  }
}
