import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Promoted ${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

beforeEach(async () => {
  const body = lexicalFromBlocks([
    blockFixture('podcast-promotion'),
    blockFixture('paragraph', { content: 'The end.' }),
  ])
  await openStory(page, newsroom, { headline, body })
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
  await block().click()
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

const block = () => page.locator(`${bodySelector} .podcast-promotion`)
const toolbar = () => page.getByRole('toolbar', { name: 'Block' })
const tool = (name: string | RegExp) =>
  toolbar().getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
const shows = () => toolbar().getByRole('dialog', { name: 'Select Show' })
const picker = () => page.locator('.picker')
const promotion = async () => (await shownTree(page))[0]

const choose = async (show: string, then: 'Save' | 'Cancel') => {
  await tool(/^Listen to /).click()
  await shows().getByRole('radio', { name: show, exact: true }).check()
  await shows().getByRole('button', { name: then }).click()
  await shows().waitFor({ state: 'detached' })
}

// Takes the first episode that is not chosen yet.
const takeEpisode = async (title: string) => {
  await picker().getByRole('heading', { name: title, exact: true }).waitFor()
  await page.waitForFunction(() => document.querySelector('.picker__results')?.getAttribute('aria-busy') === 'false')
  const item = picker()
    .locator('.picker-item')
    .filter({ has: page.getByRole('checkbox', { checked: false }) })
    .first()
  await item.waitFor()
  const name = await item.locator('.posts-list__title').textContent()
  await item.click()
  await picker().getByRole('button', { name: 'Select', exact: true }).click()
  await picker().waitFor({ state: 'detached' })
  return name ?? ''
}

describe('the promotion of podcasts (docs/spec/editor.md#podcast-promotion)', () => {
  it('is for all podcasts until a show is chosen, which Save keeps and Cancel does not', async () => {
    await tool(/^Listen to The .* Podcasts$/).waitFor()
    await tool(/^Listen to /).click()
    await shows().getByRole('radio', { name: 'Slack Tide', exact: true }).waitFor()
    expect(await accessibilityFaults(page, '.block-toolbar')).toEqual([])
    await shows().getByRole('button', { name: 'Cancel' }).click()
    await choose('Slack Tide', 'Cancel')
    expect((await promotion())?.props.showSectionId).toBeNull()
    await choose('Slack Tide', 'Save')
    await tool('Listen to Slack Tide').waitFor()
    await page.waitForFunction(
      (selector) => document.querySelector<HTMLElement>(selector)?.dataset.heading === 'Listen to Slack Tide',
      `${bodySelector} .podcast-promotion`,
    )
    expect((await promotion())?.props.showSectionId).not.toBeNull()
  })

  it('holds chosen episodes of its show, each of which can be replaced; another show takes them away, undo brings them back', async () => {
    await choose('Slack Tide', 'Save')
    await tool('+ Add Post').click()
    const episode = await takeEpisode('Select episode')
    await block().getByText(episode).waitFor()
    const before = await promotion()
    expect(before?.children.map(({ props }) => props)).toMatchObject([
      { postId: expect.stringMatching(/./), showSectionId: before?.props.showSectionId },
    ])

    await block().getByText(episode).click()
    await tool('Replace Post').click()
    const other = await takeEpisode('Post Picker')
    await block().getByText(other).waitFor()
    await tool('Select Parent').click()

    await choose('All podcasts', 'Save')
    await block().getByText(other).waitFor({ state: 'detached' })
    expect((await promotion())?.children).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await block().getByText(other).waitFor()
    expect((await promotion())?.props.showSectionId).toBe(before?.props.showSectionId)
  })

  it('takes three episodes, and fills itself where that is wanted', async () => {
    const story = blockFixture('podcast-promotion', {
      children: ['1', '2', '3'].map((postId) => blockFixture('podcast-promotion-item', { props: { postId } })),
    })
    await openStory(page, newsroom, { headline, body: lexicalFromBlocks([story]) })
    await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
    await block().locator('.block').first().click()
    await tool('Select Parent').click()
    expect(await tool('+ Add Post').isDisabled()).toBe(true)
    await tool('Autofill').click()
    expect(await tool('Autofill').getAttribute('aria-pressed')).toBe('true')
    expect((await promotion())?.props.hasAutofill).toBe(true)
  })
})
