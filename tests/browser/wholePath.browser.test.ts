import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'
import { wordpressExport } from './wordpressExport.ts'

const newsroom = sharedNewsroom()
// Words that no other test and no second run uses.
const mark = Date.now().toString(36)

const old = {
  title: `The bridge of ${mark} opens`,
  link: `https://gazette.test/news/bridge-${mark}/`,
  date: '2019-05-04 10:00:00',
  category: `Gazette-${mark}`,
  content: `<!-- wp:paragraph --><p>It took <strong>nine</strong> years.</p><!-- /wp:paragraph -->
<!-- wp:heading --><h2 class="wp-block-heading">Who paid</h2><!-- /wp:heading -->
<!-- wp:quote --><blockquote class="wp-block-quote"><p>We all did.</p></blockquote><!-- /wp:quote -->`,
}
const story = {
  headline: `Ferry terminal ${mark} gets a roof`,
  dek: 'The work begins in spring and ends before the visitors come.',
  picture: { name: `roof-${mark}.png`, alt: 'Two workers on the roof of the terminal, the harbor behind them' },
}

let browser: DeskBrowser
let editor: Page
let reader: Page

beforeAll(async () => {
  browser = await openDeskBrowser()
  editor = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  reader = await (await browser.newContext()).newPage()
  await logIn(editor, newsroom, 'editor')
})

afterAll(async () => {
  try {
    for (const headline of [old.title, story.headline]) {
      await removeDocuments(editor, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
    }
    await removeDocuments(editor, 'sections', `where[name][equals]=${old.category}`)
    await removeDocuments(editor, 'media', `where[filename][equals]=${story.picture.name}`)
    await removeDocuments(editor, 'url-targets', `where[path][contains]=${mark}`)
  } finally {
    // A browser that stays open keeps the whole run from ending.
    await browser?.close()
  }
})

describe('the whole path', () => {
  it('takes over an archive from WordPress: readers find the old story, and its old address leads there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'citydesk-archive-'))
    try {
      const file = join(folder, 'gazette.xml')
      await writeFile(file, wordpressExport([old]))
      await newsroom.run('scripts/import.ts', ['wordpress', file])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }

    const address = `${newsroom.siteUrl}/2019/05/04/bridge-${mark}`
    await untilShown(reader, address, old.title)
    await reader.getByRole('heading', { level: 2, name: 'Who paid' }).waitFor()
    await reader.locator('article strong', { hasText: 'nine' }).waitFor()
    await reader.getByText('Hana Gazette').first().waitFor()
    await reader.goto(`${newsroom.siteUrl}/news/bridge-${mark}`)
    expect(reader.url()).toBe(address)
  })

  it('is written with a picture, published with one press, and read on its own address and on the home page', async () => {
    await reader.goto(`${newsroom.siteUrl}/`)
    expect(await reader.getByText(story.headline).count()).toBe(0)

    await editor.goto(`${newsroom.cmsUrl}/admin/collections/posts/create`)
    await writeStory(editor)
    await insertPicture(editor)
    await fileStory(editor)
    await editor.getByRole('button', { name: 'Publish', exact: true }).click()
    // The address is there as soon as readers are.
    await editor.waitForFunction(() => document.querySelector<HTMLInputElement>('#field-path')?.value)
    const path = await editor.inputValue('#field-path')
    expect(path).toMatch(new RegExp(`^/\\d{4}/\\d\\d/\\d\\d/ferry-terminal-${mark}-gets-a-roof$`))

    await untilShown(reader, newsroom.siteUrl + path, story.headline)
    expect(await reader.getByRole('heading', { level: 1 }).textContent()).toBe(story.headline)
    const article = reader.locator('article')
    await article.getByText(story.dek).waitFor()
    expect(await article.locator('strong').allTextContents()).toContain('approved')
    expect(await article.getByRole('heading', { level: 2 }).allTextContents()).toContain('What it costs')
    expect(await article.locator('li').allTextContents()).toEqual(
      expect.arrayContaining(['Two million for steel', 'One million for glass']),
    )
    const picture = article.getByAltText(story.picture.alt)
    await picture.scrollIntoViewIfNeeded()
    await reader.waitForFunction(
      (alt) => [...document.images].some((image) => image.alt === alt && image.naturalWidth > 0),
      story.picture.alt,
    )

    await untilShown(reader, `${newsroom.siteUrl}/`, story.headline)
    await reader.getByRole('link', { name: story.headline }).first().click()
    await reader.waitForURL(newsroom.siteUrl + path)
  })
})

// Headline, dek, a paragraph with a bold word, a heading and a list, by the keyboard alone where it can be.
async function writeStory(page: Page): Promise<void> {
  await page.fill('#field-headline', story.headline)
  const dek = page.locator('.rich-text-lexical [contenteditable=true]').nth(0)
  await dek.click()
  await page.keyboard.type(story.dek)
  const body = page.locator('.rich-text-lexical [contenteditable=true]').nth(1)
  await body.click()
  await page.keyboard.type('The port has ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('approved')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' the plan.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## What it costs')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Two million for steel')
  await page.keyboard.press('Enter')
  await page.keyboard.type('One million for glass')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await body.locator('li', { hasText: 'One million for glass' }).waitFor()
}

async function insertPicture(page: Page): Promise<void> {
  const body = page.locator('.rich-text-lexical [contenteditable=true]').nth(1)
  await page.keyboard.type('/image')
  await page.locator('.slash-menu-popup').getByText('Image', { exact: true }).first().waitFor()
  await page.keyboard.press('Enter')
  await body.getByRole('button', { name: 'Select Image' }).click()
  const library = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Media Library' }) })
  await library.getByRole('button', { name: 'Upload' }).click()
  const data = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
  await library
    .getByLabel('Choose a file or drag & drop it here')
    .setInputFiles({ name: story.picture.name, mimeType: 'image/png', buffer: data })
  await library.getByRole('button', { name: 'Save File' }).click()
  await library.getByText('Upload Metadata').waitFor()
  await library.getByRole('button', { name: 'Back to Gallery' }).click()
  await library.getByText('1 File Selected').waitFor()
  await library.getByRole('button', { name: 'Select', exact: true }).click()
  await body.getByLabel('Alt text').fill(story.picture.alt)
  await body.getByAltText(story.picture.alt).waitFor()
}

// Tags and a picture for lists, without which nothing goes out.
async function fileStory(page: Page): Promise<void> {
  await page.evaluate(async (filename) => {
    const idsOf = async (path: string): Promise<number[]> =>
      (await (await fetch(`/api/${path}`)).json()).docs.map(({ id }: { id: number }) => id)
    const tags = await idsOf('tags?limit=2&depth=0')
    const [websiteImage] = await idsOf(`media?depth=0&where[filename][equals]=${filename}`)
    const id = /posts\/(\d+)/.exec(location.pathname)?.[1]
    const headers = { 'Content-Type': 'application/json' }
    await fetch(`/api/posts/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ tags, websiteImage }) })
  }, story.picture.name)
  await page
    .getByRole('region', { name: 'Readiness' })
    .getByText(/^Ready to publish/)
    .waitFor()
}

// Opens an address again and again until it shows a headline: what was published may take a moment.
async function untilShown(page: Page, url: string, headline: string): Promise<void> {
  const end = Date.now() + 30_000
  for (;;) {
    await page.goto(url)
    if ((await page.getByText(headline).count()) > 0) return
    if (Date.now() > end) throw new Error(`${url} does not show "${headline}" after 30 seconds`)
  }
}
