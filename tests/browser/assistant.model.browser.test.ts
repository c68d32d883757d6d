import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import {
  type MessagesServer,
  type Script,
  type SentRequest,
  startMessagesServer,
} from '#plugins/assistant/model/messagesServer.fixtures.ts'
import { until } from '#tests/until.ts'
import { type BackOfficeBeside, startBackOfficeBeside } from './backOfficeBeside.ts'
import { type ChatNewsroom, openChatNewsroom } from './chat/chatNewsroom.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'
import { type SiteBeside, startSiteBeside } from './siteBeside.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
// Words that no other test and no second run uses.
const mark = `q${Date.now().toString(36)}`
const sentence = `The lighthouse keeper of ${mark} feeds forty-one geese every morning.`
const question = `How many geese does the lighthouse keeper of ${mark} feed every morning?`

let model: MessagesServer
let office: BackOfficeBeside
let site: SiteBeside
let browser: Browser
let page: Page
let desk: ChatNewsroom
let path: string
let story: number

const quoting = ({ passages }: SentRequest, ending?: Script['ending']): Script => {
  const index = passages.findIndex(({ pieces }) => pieces.join(' ').includes(sentence))
  const source = passages[index]?.source ?? 'none'
  return { blocks: [{ text: sentence, citations: [{ index, source, quote: sentence }] }], ending }
}

beforeAll(async () => {
  model = await startMessagesServer((request) => quoting(request))
  browser = await openBrowser()
  desk = await openChatNewsroom(newsroom.cmsUrl)
  const { slug } = await desk.make('assistants', {
    name: `Ask about ${mark}`,
    limits: { readerHour: 1_000, readerDay: 1_000, totalHour: 10_000 },
  })
  path = await desk.makePage(`Geese ${mark}`, { tool: 'ai-chat', assistant: slug })
  story = await createReadyPost(desk.editor, `The geese of ${mark}`)
  const body = lexicalFromBlocks([
    newBlock('paragraph', {}, { content: [{ type: 'text', text: sentence, marks: [] }] }),
  ])
  await desk.change('posts', story, { body })
  const published = await desk.editor.call('POST', `/posts/${story}/publish`, {})
  expect([published.status, published.body]).toEqual([200, expect.anything()])
  office = await startBackOfficeBeside(newsroom, { ANTHROPIC_API_KEY: 'key-of-a-test', ANTHROPIC_BASE_URL: model.url })
  site = await startSiteBeside(newsroom, () => ({ CMS_URL: office.url }))
})
afterEach(() => page?.context().close())
afterAll(async () => {
  await site?.stop()
  await office?.stop()
  await desk?.editor.call('PATCH', `/posts/${story}`, { deletedAt: new Date().toISOString() })
  await desk?.editor.call('DELETE', `/posts/${story}?trash=true`)
  await desk?.end()
  await browser?.close()
  await model?.stop()
})

// `beginning`: makes another question of it: an answer is kept, and given to the same question again.
const ask = async (beginning = '') => {
  page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(site.siteUrl + path)
  await page.locator('.html--tool').scrollIntoViewIfNeeded()
  await page.locator('[data-island="chat"][data-island-state="hydrated"]').waitFor()
  await page.getByLabel('Ask a question').fill(`${beginning} ${question}`)
  await page.getByLabel('Ask a question').press('Enter')
}
const answer = () => page.getByRole('log').locator('.html-chat__answer p').first()

describe('an answer of a model', () => {
  it('links its sentence to the paragraph of the story that it quotes', async () => {
    model.answer = (request) => quoting(request)
    await ask()
    await answer().getByText(sentence).waitFor()
    await page.getByText('Written by AI from the sources below. It can be wrong.').waitFor()
    const source = page.getByRole('log').getByRole('link', { name: 'Source 1' })
    await source.click()
    await page.waitForURL(/#/u)
    const block = await page.evaluate(() => document.getElementById(location.hash.slice(1))?.textContent ?? '')
    expect(block).toContain(sentence)
  })

  it('is shown while it is made, and given up at the model when the reader leaves', async () => {
    model.answer = (request) => quoting(request, 'silent')
    await ask('Tell me:')
    await until('the model is at it', () => model.open() === 1)
    await page.getByRole('log').getByText('Working on a response…').waitFor()
    await page.goto('about:blank')
    await until('the model was left', () => model.open() === 0)
  })

  it('is given up at the model when the reader stops it', async () => {
    model.answer = (request) => quoting(request, 'silent')
    await ask('Please tell me:')
    await until('the model is at it', () => model.open() === 1)
    await page.getByRole('button', { name: 'Stop' }).click()
    await until('the model was left', () => model.open() === 0)
    await page.getByRole('log').getByText('Stopped.').waitFor()
  })

  it('never reaches the reader where it is no answer of the archive', async () => {
    const invented = `The keeper of ${mark} feeds ninety geese.`
    model.answer = (request) => {
      const honest = quoting(request)
      const citations = [...honest.blocks][0]?.citations
      return { blocks: [{ text: invented, citations }] }
    }
    await ask('Tell us:')
    await page.getByRole('status').getByText('Working on a response…').waitFor()
    await page.getByLabel('Ask a question').and(page.locator(':enabled')).waitFor()
    expect(await page.getByRole('log').textContent()).not.toContain('ninety')
  })
})
