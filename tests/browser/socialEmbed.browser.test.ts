import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import type { Page, Route } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const mark = `social${Date.now().toString(36)}`
const headline = `Embedded ${mark}`
const film = 'https://films.example/watch?v=1'
const lookUps = '**/api/embeds/retrieve-or-create'

let browser: DeskBrowser
let page: Page
let database: Client
const embeds: number[] = []

// Stores a provider's record as the back office stores it: no provider is reachable from this machine.
async function keptEmbed(record: { type: 'video' | 'rich'; provider_name: string; html: string; height?: string }) {
  const { rows } = await database.query('INSERT INTO embeds (url, kind, record) VALUES ($1, $2, $3) RETURNING id', [
    `https://films.example/${mark}/${embeds.length}`,
    record.type,
    JSON.stringify({ version: '1.0', ...record }),
  ])
  const { id } = z.object({ id: z.number() }).parse(rows[0])
  embeds.push(id)
  return id
}

beforeAll(async () => {
  database = new Client({ connectionString: newsroom.databaseUrl })
  await database.connect()
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

beforeEach(async () => {
  const body = lexicalFromBlocks([
    blockFixture('paragraph', { content: 'The herons are back.' }),
    blockFixture('social-embed'),
    blockFixture('paragraph', { content: 'The end.' }),
  ])
  await openStory(page, newsroom, { headline, body })
  await page.locator(bodySelector).getByText('The end.').waitFor()
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
})

afterEach(async () => {
  await page.unroute(lookUps)
  await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
})

afterAll(async () => {
  await browser?.close()
  await database?.query('DELETE FROM embeds WHERE id = ANY($1)', [embeds])
  await database?.end()
})

const block = () => page.locator(`${bodySelector} .block-social-embed`)
const input = () => block().getByPlaceholder('Enter embed URL')
const embed = () => block().getByRole('button', { name: 'Embed', exact: true })
const frame = () => block().locator('iframe')
const props = async () => (await shownTree(page))[1]?.props
const tool = (name: string) => page.getByRole('toolbar', { name: 'Block' }).getByRole('button', { name, exact: true })

// A frame that shows its origin: "null", if it may do nothing on this page.
const whoAmI = "<p>Herons at dawn</p><script>document.body.append('I am ' + self.origin)</script>"

const answerWith = (status: number, json: object) => page.route(lookUps, (route) => route.fulfill({ status, json }))

describe('a social embed (docs/spec/editor.md#social-embeds)', () => {
  it('asks for an address, says that it looks it up, shows what it found, and is emptied by Clear and filled by undo', async () => {
    expect(await embed().isDisabled()).toBe(true)
    expect(await accessibilityFaults(page, `${bodySelector} .block-social-embed`)).toEqual([])
    const routes: Route[] = []
    const isRouted = new Promise<void>((resolve) => {
      void page.route(lookUps, (route) => {
        routes.push(route)
        resolve()
      })
    })
    await input().fill(film)
    await page.keyboard.press('Enter')
    await isRouted
    await block().getByRole('status').getByText('Looking it up …').waitFor()
    expect(await embed().isDisabled()).toBe(true)
    // An impatient user presses once all the same.
    await page.keyboard.press('Enter')

    const record = {
      type: 'video',
      provider_name: 'Films',
      html: '<p>Herons</p>',
      width: '640',
      height: '360',
    } as const
    const id = await keptEmbed(record)
    expect(routes.map((route) => route.request().postDataJSON())).toEqual([{ url: film }])
    await routes[0]?.fulfill({ json: { id, data: record } })
    await frame().waitFor()
    expect(await props()).toMatchObject({ embedId: String(id), provider: 'Films', width: 640, height: 360 })
    expect(await frame().getAttribute('title')).toBe('Embedded from Films')

    // What is done after a visit to another field is another step.
    await page.locator('#field-headline').click()
    await block().click()
    await tool('Clear').click()
    await input().waitFor()
    expect(await props()).toMatchObject({ embedId: null, provider: '', width: 0, height: 0 })
    await page.getByRole('button', { name: 'Undo' }).click()
    await frame().waitFor()
  })

  it('says what the look-up said, keeps the address, and can be tried again', async () => {
    await answerWith(502, { errors: [{ message: 'films.example did not answer' }] })
    await input().fill(film)
    await embed().click()
    await block().getByRole('alert').getByText('Error: films.example did not answer').waitFor()
    expect(await input().inputValue()).toBe(film)
    expect(await input().getAttribute('aria-invalid')).toBe('true')
    await page.unroute(lookUps)

    const id = await keptEmbed({ type: 'rich', provider_name: 'Posts', html: '<p>Look</p>' })
    await answerWith(200, { id, data: { type: 'rich', provider_name: 'Posts' } })
    await embed().click()
    await frame().waitFor()
  })

  it.each(['photo', 'link'])('refuses a %s (docs/spec/editor.md#embed-errors)', async (type) => {
    await answerWith(200, { id: 1, data: { type, provider_name: 'Pictures' } })
    await input().fill(film)
    await embed().click()
    await block()
      .getByRole('alert')
      .getByText(`Error: This type of embed is currently not supported: ${type}`)
      .waitFor()
    expect(await props()).toMatchObject({ embedId: null })
  })

  it.each([
    ['a film, in its shape', { type: 'video', provider_name: 'Films', width: 640, height: 360 }, 16 / 9],
    ['a post, as high as its provider says', { type: 'rich', provider_name: 'Posts', width: 400, height: 620 }, 620],
    ['a post of no height, high enough to be seen', { type: 'rich', provider_name: 'Posts' }, 480],
  ] as const)('shows %s, in a frame that has no access to this page', async (_what, data, size) => {
    const id = await keptEmbed({ type: data.type, provider_name: data.provider_name, html: whoAmI })
    await answerWith(200, { id, data })
    await input().fill(film)
    await embed().click()
    await frame().contentFrame().getByText('Herons at dawn').waitFor()
    await frame().contentFrame().getByText('I am null').waitFor()
    const box = await frame().boundingBox()
    if (!box) throw new Error('The frame has no place on the page')
    expect(size < 10 ? box.width / box.height : box.height).toBeCloseTo(size, size < 10 ? 1 : -1)
  })
})
