import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { until } from '#tests/until.ts'
import { openSection } from './storyPanel.ts'
import { type TwoPeople, twoPeople } from './together/twoPeople.ts'

jest.setTimeout(300_000)

// Words that no other test and no second run uses.
const mark = Date.now().toString(36)
const words = `The bridge of ${mark} is nine years old, not ten.`
const dated = z.object({ path: z.string(), publishDateTime: z.string() })
const found = z.object({ docs: z.array(z.object({ id: z.number() })) })

let story: TwoPeople
let june: Page
let ada: Page
let reader: Page
let path: string

const call = (method: string, address: string, body: object = {}): Promise<unknown> =>
  june.evaluate(
    async ({ method, address, body }) => {
      const headers = { 'Content-Type': 'application/json' }
      const sent = method === 'GET' ? undefined : JSON.stringify(body)
      const response = await fetch(`/api${address}`, { method, headers, body: sent })
      if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    { method, address, body },
  )

const publish = () => call('POST', `/posts/${story.id}/publish`)
const idsOf = async (query: string) => found.parse(await call('GET', `/${query}`)).docs.map(({ id }) => id)

const paragraph = (text: string) =>
  lexicalFromBlocks([newBlock('paragraph', {}, { content: [{ type: 'text', text, marks: [] }] })])

beforeAll(async () => {
  story = await twoPeople({
    type: 'article',
    headline: `Bridge ${mark} opens`,
    subhead: paragraph('It took longer than anybody had thought.'),
    body: paragraph('The bridge is open.'),
  })
  ;({ june, ada } = story)
  const [tags, [picture]] = [await idsOf('tags?limit=2'), await idsOf('media?limit=1&where[scheme][equals]=image')]
  await call('PATCH', `/posts/${story.id}?draft=true`, { tags, websiteImage: picture })
  await publish()
  path = dated.parse(await call('GET', `/posts/${story.id}?depth=0`)).path
  reader = await story.logInAs('contributor')
  await Promise.all([story.open(june), story.open(ada)])
})
afterAll(() => story?.end())

describe('a correction', () => {
  it('is written by one editor and seen by the other at once', async () => {
    await Promise.all([openSection(june, 'Details'), openSection(ada, 'Details')])
    await june.locator('#field-corrections .array-field__add-row').click()
    const text = '#field-corrections__0__text'
    await june.locator(text).pressSequentially(words)
    await ada.waitForFunction(
      ([selector, value]) => document.querySelector<HTMLTextAreaElement>(selector ?? '')?.value === value,
      [text, words],
    )
    await june.locator('.room__status', { hasText: 'Saved' }).waitFor()
  })

  it('is not shown before it is published; then it is, with its time beside that of the publication', async () => {
    await reader.goto(story.newsroom.siteUrl + path)
    expect(await reader.locator('.story-notes').count()).toBe(0)
    expect(await reader.locator('.byline__updated').count()).toBe(0)
    await publish()
    await until(
      'readers have the correction',
      async () => {
        await reader.goto(story.newsroom.siteUrl + path)
        return reader.locator('.story-notes').count()
      },
      (count) => count === 1,
    )
    const note = reader.getByRole('complementary', { name: 'Corrections and updates' })
    expect(await note.textContent()).toContain(words)
    expect(await note.textContent()).toContain('Correction')
    const updated = reader.locator('a.byline__updated')
    expect(await updated.textContent()).toMatch(/^Updated [A-Z][a-z]+\.? \d+, \d{4}, \d+:\d\d [ap]\.m\.$/)
    const { publishDateTime } = dated.parse(await call('GET', `/posts/${story.id}?depth=0`))
    const time = await updated.locator('time').getAttribute('datetime')
    expect(Date.parse(time ?? '')).toBeGreaterThan(Date.parse(publishDateTime))
  })

  it('is published to search engines and feed readers', async () => {
    const html = await (await fetch(story.newsroom.siteUrl + path)).text()
    expect(html).toContain('"correction":[{"@type":"CorrectionComment"')
    await until(
      'the feed has the correction',
      async () => (await fetch(`${story.newsroom.siteUrl}/feed.xml`)).text(),
      (feed) => feed.includes(words),
    )
  })
})
