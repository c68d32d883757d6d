import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { placedBlock } from '#contract/block.schema.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
const headline = `Compared ${Date.now().toString(36)}`
const doc = z.object({ doc: z.object({ id: z.number() }) })
const ids = z.object({ docs: z.array(z.object({ id: z.number(), headline: z.string() })) })
const fronts = z.object({ body: z.unknown(), blocks: z.array(placedBlock) })
const versions = z.object({ docs: z.array(z.object({ id: z.number() })) })
const people = z.object({ docs: z.array(z.object({ id: z.number(), name: z.string() })) })

let browser: DeskBrowser
let page: Page

const ask = (method: string, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) })
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    { method, path, body },
  )

const paragraph = (id: string, content: string) => blockFixture('paragraph', { id, content })
const column = (id: string, width: number, children: Block[]) =>
  blockFixture('column', { id, props: { width }, children })

const before = [
  paragraph('one', 'The ferry left at seven.'),
  blockFixture('columns', {
    id: 'columns',
    props: { gap: 'sm' },
    children: [column('left', 50, [paragraph('l', 'Left.')]), column('right', 50, [paragraph('r', 'Right.')])],
  }),
  paragraph('gone', 'Nobody knows why.'),
  blockFixture('heading', { id: 'heading', props: { level: 2 }, content: 'The bridge' }),
]
const after = [
  paragraph('one', 'The last ferry left at eight.'),
  blockFixture('columns', {
    id: 'columns',
    props: { gap: 'lg' },
    children: [column('left', 70, [paragraph('l', 'Left.')]), column('right', 30, [paragraph('r', 'Right.')])],
  }),
  blockFixture('heading', { id: 'heading', props: { level: 3 }, content: 'The bridge' }),
  blockFixture('pullquote', { id: 'quote', content: 'We had no choice.' }),
]

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1280, height: 1000 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

it('two versions show what words came and went, which blocks, and which settings are others, in their places', async () => {
  const made = doc.parse(await ask('POST', '/posts?draft=true', { headline, body: lexicalFromBlocks(before) }))
  const { id } = made.doc
  const [author] = people.parse(await ask('GET', '/authors?limit=1&depth=0')).docs
  await ask('PATCH', `/posts/${id}?draft=true`, { body: lexicalFromBlocks(after), authors: [author?.id] })
  const [newest] = versions.parse(
    await ask('GET', `/posts/versions?where[parent][equals]=${id}&sort=-createdAt&limit=1&depth=0`),
  ).docs
  await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}/versions/${newest?.id}`)
  const comparison = page.locator('.text-comparison').filter({ hasText: 'ferry' })
  await comparison.waitFor()
  const marked = async (mark: 'ins' | 'del') =>
    (await comparison.locator(mark).allTextContents()).map((text) => text.trim())
  expect(await marked('ins')).toEqual(
    expect.arrayContaining(['last ', 'eight', 'We had no choice.'].map((text) => text.trim())),
  )
  expect(await marked('del')).toEqual(expect.arrayContaining(['seven', 'Nobody knows why.']))
  expect((await marked('del')).join(' ')).not.toContain('The bridge')
  const settings = await comparison.locator('.text-comparison-settings li').allTextContents()
  expect(settings.join('\n')).toMatch(/gap.*sm|gap.*small/i)
  expect(settings.join('\n')).toMatch(/width.*70/i)
  expect(settings.join('\n')).toMatch(/level.*3/i)
  expect(await accessibilityFaults(page, '.text-comparison')).toEqual([])
  const byline = page.locator('.text-comparison').filter({ hasText: 'Authors' })
  expect((await byline.locator('ins').textContent())?.trim()).toBe(author?.name)
  await byline.getByRole('checkbox', { name: 'Take the authors' }).waitFor()
})

it('the list of versions says by whom each was saved, and what readers have of it', async () => {
  const { docs } = ids.parse(await ask('GET', `/posts?where[headline][equals]=${encodeURIComponent(headline)}&depth=0`))
  await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${docs[0]?.id}/versions`)
  const rows = page.locator('.versions tbody tr')
  await rows.first().waitFor()
  // What the same person saved within an hour is one row, which opens.
  expect(await rows.count()).toBe(1)
  await rows.getByRole('button', { name: 'and 1 earlier save' }).click()
  await rows.nth(1).waitFor()
  expect(await rows.locator('td:nth-child(2)').allTextContents()).toEqual(['June Hathaway', 'June Hathaway'])
  expect(await rows.locator('td:nth-child(3)').allTextContents()).toEqual(['Current Draft', 'Draft'])
  await rows
    .nth(0)
    .getByText(/paragraph/)
    .waitFor()
  await rows.nth(1).getByText('The oldest version kept').waitFor()
  expect(await accessibilityFaults(page, '.versions')).toEqual([])
})

it('a version to compare with is picked out of all of them', async () => {
  await page.locator('.versions tbody a').first().click()
  await page.locator('.compare-version .rs__control').first().click()
  await page.getByText('More versions...').click()
  await page.locator('.versions__more').click()
  await page.locator('.versions__pick').last().click()
  await page.waitForURL(/versionFrom=/)
  await page.locator('.text-comparison del', { hasText: 'seven' }).waitFor()
})

it('names no field that people do not write, and says nothing twice', async () => {
  await page.goto(page.url().replace(/\?.*$/, ''))
  await page.locator('.text-comparison').first().waitFor()
  const text = (await page.locator('main').textContent()) ?? ''
  expect(text).not.toMatch(/Sort Title|Search Text|Saved By|Import|Updated At|null/)
})

it('takes single blocks and fields over into the draft, beside what another person types, and back', async () => {
  const { docs } = ids.parse(await ask('GET', `/posts?where[headline][equals]=${encodeURIComponent(headline)}&depth=0`))
  const id = docs[0]?.id
  const list = `/posts/versions?where[parent][equals]=${id}&sort=createdAt&limit=1&depth=0`
  const [oldest] = versions.parse(await ask('GET', list)).docs
  const [newest] = versions.parse(await ask('GET', list.replace('sort=createdAt', 'sort=-createdAt'))).docs
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
  const other = await context.newPage()
  await logIn(other, newsroom, 'admin')
  await other.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}`)
  await other.locator('.room__status', { hasText: 'Saved' }).waitFor()
  await other.getByText('We had no choice.').click()
  await other.keyboard.press('End')
  await other.keyboard.type(' Typed meanwhile.')
  await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}/versions/${oldest?.id}?versionFrom=${newest?.id}`)
  await page.getByRole('checkbox', { name: 'Take this paragraph' }).first().check()
  const bar = page.getByRole('region', { name: 'Parts of this version' })
  await bar.getByText('1 part is chosen.').waitFor()
  await bar.getByRole('button', { name: 'Take into the draft' }).click()
  await bar.getByText('Taken into the draft: 1 paragraph.').waitFor()
  const draft = async () => JSON.stringify(await ask('GET', `/posts/${id}?draft=true&depth=0`))
  expect(await draft()).toContain('The ferry left at seven.')
  expect(await draft()).toContain('Typed meanwhile.')
  await other.getByText('The ferry left at seven.').waitFor()
  expect(await accessibilityFaults(page, '.taken-parts')).toEqual([])
  await bar.getByRole('button', { name: 'Undo' }).click()
  await other.getByText('The last ferry left at eight.').waitFor()
  expect(await draft()).toContain('Typed meanwhile.')
  await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}/versions/${newest?.id}?versionFrom=${oldest?.id}`)
  const gone = page.locator('.text-comparison-side[data-state="removed"]', { hasText: 'Nobody knows why.' })
  await gone.getByRole('checkbox', { name: 'Bring this paragraph back' }).check()
  await bar.getByRole('button', { name: 'Take into the draft' }).click()
  await other.getByText('Nobody knows why.').waitFor()
  expect(await draft()).toContain('Typed meanwhile.')
  await bar.getByRole('button', { name: 'Undo' }).click()
  await other.getByText('Nobody knows why.').waitFor({ state: 'hidden' })
  await context.close()
})

describe('versions of the home page', () => {
  const pinnedHeadline = 'Pinned for the comparison'
  let front: z.infer<typeof fronts>
  let story: { id: number; headline: string }

  beforeAll(async () => {
    const query = 'where[_status][equals]=published&limit=1&depth=0&select[headline]=true'
    const [found] = ids.parse(await ask('GET', `/posts?${query}`)).docs
    if (!found) throw new Error('There is no story')
    story = found
    const both = 'select[body]=true&select[blocks]=true'
    front = fronts.parse(await ask('GET', `/fronts/1?draft=true&depth=0&${both}`))
    const pinned = { id: String(story.id), headline: pinnedHeadline, until: '2099-12-31T17:30:00.000Z' }
    const [row, ...rest] = front.blocks
    const [slot, ...others] = row?.children ?? []
    if (!row || !slot) throw new Error('The home page has no slot')
    const changed = [{ ...row, children: [{ ...slot, props: { ...slot.props, pinned } }, ...others] }, ...rest]
    await ask('PATCH', '/fronts/1?draft=true', { body: lexicalFromBlocks(changed) })
  })
  afterAll(() => ask('PATCH', '/fronts/1?draft=true', { body: front.body }))

  const openList = async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/fronts/1/versions`)
    await page.locator('.versions tbody a').first().waitFor()
  }

  it('name the stories that were pinned, their headlines there and their ends', async () => {
    await openList()
    await page.locator('.versions tbody a').first().click()
    const setting = page.locator('.text-comparison-settings li', { hasText: pinnedHeadline })
    await setting.waitFor()
    expect(await setting.textContent()).toBe(
      `Pinned: ${story.headline}, headline: ${pinnedHeadline}, until: 12/31/2099 09:30am`,
    )
    await page.locator('.text-comparison-side', { hasText: 'Filled automatically' }).first().waitFor()
  })

  it('are restored on their screen as the draft', async () => {
    await openList()
    const earlier = page
      .locator('.versions tbody')
      .first()
      .getByRole('button', { name: /earlier save/ })
    if (await earlier.isVisible()) await earlier.click()
    await page.locator('.versions tbody a').nth(1).click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL(`${newsroom.cmsUrl}/admin/collections/fronts/1`)
    await page.locator('.story-card').first().waitFor()
    expect(JSON.stringify(await ask('GET', '/fronts/1?draft=true&depth=0'))).not.toContain(pinnedHeadline)
    await openList()
    const newest = page.locator('.versions tbody tr').first()
    await newest.getByRole('cell', { name: 'June Hathaway' }).waitFor()
  })
})
