import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
const headline = `Errors in blocks ${Date.now().toString(36)}`

const text = (id: string) =>
  blockFixture('paragraph', { id, content: 'The ferry left at seven, as it has since 1931.' })
const column = (id: string) => blockFixture('column', { id, props: { width: 70 }, children: [text(`${id}-text`)] })
const body = lexicalFromBlocks([
  text('before'),
  blockFixture('image', { id: 'image' }),
  blockFixture('columns', { id: 'columns', children: [column('left'), column('right')] }),
  blockFixture('newsletter-signup', { id: 'signup' }),
  text('after'),
])

let browser: DeskBrowser
let page: Page

async function open(): Promise<void> {
  await openStory(page, newsroom, { headline, body })
  await marks().first().waitFor()
}

const marks = () => page.getByRole('button', { name: 'This block contains 1 errors' })
const panel = () => page.getByRole('region', { name: 'Errors in this text' })
const summary = (words: string) => panel().getByRole('button', { name: words })

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, 'editor')
  await open()
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

describe('what keeps a story from being published', () => {
  it('is marked where it is (docs/spec/editor.md#block-error-display)', async () => {
    expect(await marks().count()).toBe(3)
    expect(await marks().first().getAttribute('title')).toBe('This block contains 1 errors')
  })

  it('is announced for a block while the selection is in it, which its mark moves there', async () => {
    const message = page.getByRole('status', { name: 'Errors of this Image' })
    expect(await message.count()).toBe(0)
    await marks().first().click()
    await message.getByText('Alt text must be at least 10 characters long').waitFor()
  })

  it('is listed for the whole text, and the list leads to each', async () => {
    await summary('3 errors in this text').click()
    await panel().getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('status', { name: 'Errors of this Columns' }).getByText('Current widths: 70/70').waitFor()
  })

  it('is put right by its fix, in the document itself', async () => {
    await panel().getByRole('button', { name: 'Fix: Column widths add up to more than 100%' }).click()
    await summary('2 errors in this text').waitFor()
    expect(await marks().count()).toBe(2)
  })

  it('is put right by its fix, with the dialog in which it is chosen', async () => {
    await panel().getByRole('button', { name: 'Fix: No newsletter selected' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'First Boat Out' }).click()
    await summary('1 error in this text').waitFor()
    await page.getByText('Port Ellery before your first coffee').waitFor()
  })
})
