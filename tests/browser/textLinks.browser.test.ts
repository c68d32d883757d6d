import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, paste, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Links ${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page

const body = (): Locator => page.locator(bodySelector)
const editor = (): Locator => page.getByRole('dialog', { name: 'Link' })
const url = (): Locator => editor().getByRole('combobox', { name: 'URL' })

async function ownStory(): Promise<{ headline: string; path: string }> {
  const query = 'where[_status][equals]=published&sort=-publishDateTime&limit=1&depth=0'
  const { docs } = await (await page.request.get(`${newsroom.cmsUrl}/api/posts?${query}`)).json()
  return docs[0]
}

async function open(content: string): Promise<string> {
  const story = [blockFixture('paragraph', { id: 'line', content })]
  const id = await openStory(page, newsroom, { headline, type: 'article', body: lexicalFromBlocks(story) })
  await body().getByText(content, { exact: true }).waitFor()
  return id
}
const linksIn = (blocks: Block[]): string[] =>
  blocks.flatMap(({ content, children }) => [
    ...content
      .flatMap((run) => (run.type === 'text' ? run.marks : []))
      .flatMap((mark) => ('href' in mark ? [mark.href] : [])),
    ...linksIn(children),
  ])
const links = async () => linksIn(await shownTree(page))

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 900 } })).newPage()
  await logIn(page, newsroom, 'editor')
})
afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

describe('the link editor of text', () => {
  it('opens by Ctrl+K beside the words, takes no address that is not valid, and is left without a link', async () => {
    await open('harbor')
    await body().getByText('harbor').dblclick()
    await page.keyboard.press('Control+k')
    expect(await url().getAttribute('placeholder')).toBe('https://example.com')
    for (const wrong of ['javascript:alert(1)', 'https://', 'https://not a url', 'zzxqv']) {
      await url().fill(wrong)
      await editor().getByText('The link is not a valid URL').waitFor()
      await page.keyboard.press('Enter')
      expect(await editor().getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await url().waitFor({ state: 'detached' })
    expect(await links()).toEqual([])
  })

  it('makes, changes and takes away a link, and the caret stays in the text', async () => {
    await open('harbor')
    await body().getByText('harbor').dblclick()
    await page.getByRole('toolbar', { name: 'Block' }).getByRole('button', { name: /^Link/ }).click()
    await url().fill('https://harbor.example/boats')
    await page.keyboard.press('Enter')
    await body().locator('a[href="https://harbor.example/boats"]').waitFor()
    expect(await links()).toEqual(['https://harbor.example/boats'])
    await page.waitForFunction((selector) => document.activeElement?.matches(selector), bodySelector)
    await page.keyboard.press('Control+k')
    await url().fill('/harbor')
    await editor().getByRole('button', { name: 'Apply' }).click()
    await body().locator('a[href$="/harbor"]').waitFor()
    await page.keyboard.press('Control+k')
    await editor().getByRole('button', { name: 'Unset' }).click()
    await body().locator('a').waitFor({ state: 'detached' })
    expect(await links()).toEqual([])
  })

  it('says to search engines what an editor chooses, which readers get', async () => {
    await open('harbor')
    await body().getByText('harbor').dblclick()
    await page.keyboard.press('Control+k')
    await url().fill('https://harbor.example/boats')
    await editor().getByText('For search engines').click()
    await editor().getByLabel('Paid for (sponsored)').check()
    await editor().getByLabel('Written by readers (ugc)').check()
    expect(await accessibilityFaults(page, '.text-link')).toEqual([])
    await editor().getByRole('button', { name: 'Apply' }).click()
    await body().locator('a[href="https://harbor.example/boats"]').waitFor()
    const marks = async () => (await shownTree(page))[0]?.content.flatMap((run) => ('marks' in run ? run.marks : []))
    const link = { type: 'link', href: 'https://harbor.example/boats', rel: ['sponsored', 'ugc'] }
    expect(await marks()).toEqual([link])
    // It is what another person has, too.
    await page.reload()
    await body().locator('a[href="https://harbor.example/boats"]').waitFor()
    expect(await marks()).toEqual([link])
    await body().locator('p').first().click()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Control+k')
    expect(await editor().getByLabel('Paid for (sponsored)').isChecked()).toBe(true)
    await editor().getByLabel('Paid for (sponsored)').uncheck()
    await editor().getByLabel('Written by readers (ugc)').uncheck()
    await editor().getByRole('button', { name: 'Apply' }).click()
    await url().waitFor({ state: 'detached' })
    expect(await marks()).toEqual([{ type: 'link', href: 'https://harbor.example/boats' }])
  })

  it('finds own stories by their words, and links to their address on the site, by keys alone', async () => {
    await open('ferry')
    await body().getByText('ferry').dblclick()
    await page.keyboard.press('Control+k')
    await editor().getByText('An address, or words of a story, section or page').waitFor()
    const story = await ownStory()
    await page.keyboard.type(story.headline)
    await editor().getByRole('option', { name: story.headline }).waitFor()
    await editor().getByText(story.path, { exact: false }).waitFor()
    expect(await editor().getByText('The link is not a valid URL').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await body().locator(`a[href$="${story.path}"]`).waitFor()
    expect(await links()).toEqual([story.path])
  })

  it('is not needed for an address that is typed: it is a link to the whole of it', async () => {
    await open('See')
    await body().getByText('See').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' https://example.org/auto and')
    await body().locator('a[href="https://example.org/auto"]').waitFor()
  })

  it('is not passed by what is pasted', async () => {
    await open('Start.')
    await body().getByText('Start.').click()
    await page.keyboard.press('End')
    await paste(page, '<p>One <a href="javascript:alert(1)">bad</a> and <a href="https://good.example/">good</a></p>')
    await body().locator('a', { hasText: 'good' }).waitFor()
    expect(await links()).toEqual(['https://good.example/'])
  })
})

describe('the REST API', () => {
  it('refuses invalid properties and links of a draft, names block, property and rule, and writes nothing', async () => {
    const id = await open('Kept as it is.')
    const write = (blocks: object[]) =>
      page.evaluate(
        async ([post, root]) => {
          const headers = { 'Content-Type': 'application/json' }
          const data = JSON.stringify({ body: { root } })
          const response = await fetch(`/api/posts/${post}?draft=true`, { method: 'PATCH', headers, body: data })
          const answer = await response.json()
          return [response.status, answer.errors?.[0]?.data?.errors?.[0]?.message]
        },
        [id, { type: 'root', version: 1, direction: null, format: '', indent: 0, children: blocks }] as const,
      )
    const spacer = { type: 'spacer', version: 1, id: 'spacer' }
    const link = (href: string) =>
      lexicalFromBlocks([
        blockFixture('paragraph', {
          content: [{ type: 'text', text: 'x', marks: [{ type: 'link', href }] }],
        }),
      ]).root.children
    expect(await write([{ ...spacer, props: { height: 5000 } }])).toEqual([
      400,
      'Block 1: Spacer, height: Too big: expected number to be <=2000',
    ])
    expect(await write([{ ...spacer, props: '{bad' }])).toEqual([400, 'Block 1: Spacer, props: Invalid JSON format'])
    expect(await write(link('javascript:alert(1)'))).toEqual([400, 'Block 1: Paragraph: The link is not a valid URL'])
    expect((await write([{ ...spacer, props: { height: 40 } }]))[0]).toBe(200)
  })
})
