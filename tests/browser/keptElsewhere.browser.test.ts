import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
const headline = `Kept elsewhere ${mark}`
const created = z.object({ doc: z.object({ id: z.number() }) })

let browser: DeskBrowser
let page: Page
let reusableId: string
let newsletterId: string
let promotionId: string

const call = async (path: string, method = 'GET', data?: object): Promise<unknown> =>
  page.evaluate(
    async ({ path, method, data }) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(path, { method, headers, body: data && JSON.stringify(data) })
      if (!response.ok) throw new Error(await response.text())
      return response.json()
    },
    { path, method, data },
  )

const publishReusable = () => call(`/api/reusable-blocks/${reusableId}/publish`, 'POST', {})
const firstPromotion = async () => {
  const found = await call('/api/promotions?limit=1&depth=0&sort=id')
  return String(z.object({ docs: z.tuple([z.object({ id: z.number() })]) }).parse(found).docs[0].id)
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, 'editor')
  const body = lexicalFromBlocks([
    blockFixture('heading', { content: 'About this series' }),
    blockFixture('html', { props: { content: '<p>Made by hand</p>' } }),
    blockFixture('columns', {
      children: ['Left', 'Right'].map((content) =>
        blockFixture('column', { children: [blockFixture('paragraph', { content })] }),
      ),
    }),
  ])
  const made = await call('/api/reusable-blocks?draft=true', 'POST', { title: `About ${mark}`, body })
  reusableId = String(created.parse(made).doc.id)
  await publishReusable()
  const list = await call('/api/newsletter-lists', 'POST', { name: `List ${mark}`, ctaTitle: 'Each week' })
  newsletterId = String(created.parse(list).doc.id)
  promotionId = await firstPromotion()
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
    await removeDocuments(page, 'reusable-blocks', `where[title][equals]=${encodeURIComponent(`About ${mark}`)}`)
    await removeDocuments(page, 'newsletter-lists', `where[id][equals]=${newsletterId}`)
  } finally {
    await browser?.close()
  }
})

const open = async (...blocks: Parameters<typeof lexicalFromBlocks>[0]) => {
  await openStory(page, newsroom, { headline, body: lexicalFromBlocks(blocks) })
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
}
const face = (type: string) => page.locator(`${bodySelector} .block-${type}`)
const toolbar = () => page.getByRole('toolbar', { name: 'Block' })

describe('a reusable block in a story', () => {
  it('shows the blocks that it stands for, nothing of which can be changed there, and leads to where it can', async () => {
    await open(blockFixture('paragraph', { content: 'Before' }), blockFixture('reusable', { props: { reusableId } }))
    const shared = face('reusable')
    await shared.getByRole('heading', { name: 'About this series' }).waitFor()
    await shared.frameLocator('iframe').getByText('Made by hand').waitFor()
    const [left, right] = await Promise.all(['Left', 'Right'].map((words) => shared.getByText(words).boundingBox()))
    expect(left?.y).toBe(right?.y)
    expect(await shared.locator('[contenteditable="true"], form').count()).toBe(0)
    expect(await accessibilityFaults(page, bodySelector)).toEqual([])

    // Wherever it is pressed, the block as a whole is meant.
    const heading = await shared.getByRole('heading', { name: 'About this series' }).boundingBox()
    await page.mouse.click((heading?.x ?? 0) + 20, (heading?.y ?? 0) + 10)
    await toolbar().getByRole('button', { name: 'Replace Reusable Block' }).waitFor()
    const edit = toolbar().getByRole('link', { name: `Edit About ${mark} (opens in new tab)` })
    expect(await edit.getAttribute('href')).toBe(`/admin/collections/reusable-blocks/${reusableId}`)
  })

  it('shows what was changed meanwhile to a user who comes back from there', async () => {
    await open(blockFixture('reusable', { props: { reusableId } }))
    await face('reusable').getByRole('heading', { name: 'About this series' }).waitFor()
    const body = lexicalFromBlocks([blockFixture('paragraph', { content: 'Written anew' })])
    await call(`/api/reusable-blocks/${reusableId}?draft=true`, 'PATCH', { body })
    await publishReusable()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await face('reusable').getByText('Written anew').waitFor()
    await face('reusable').getByRole('heading', { name: 'About this series' }).waitFor({ state: 'detached' })
  })
})

describe('a newsletter and a promotion in a story', () => {
  it('look as readers see them, in both themes, and nothing in them can be used', async () => {
    await open(
      blockFixture('newsletter-signup', { props: { newsletterId } }),
      blockFixture('in-article-promotion', { props: { promotionId } }),
    )
    const signup = face('newsletter-signup')
    await signup.getByText('Sign Up', { exact: true }).waitFor()
    expect(await signup.locator('form, input, button, a').count()).toBe(0)
    // As large as on readers' pages, where a root letter has 16 px.
    const title = await signup.getByRole('heading').evaluate((element) => element.getBoundingClientRect().height)
    expect(Math.round(title)).toBe(25)
    const picture = await face('in-article-promotion').getByRole('presentation').boundingBox()
    expect(Math.round(picture?.width ?? 0)).toBe(240)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      expect(await accessibilityFaults(page, bodySelector)).toEqual([])
    }
  })
})
