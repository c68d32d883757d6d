import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type ChatNewsroom, openChatNewsroom } from './chat/chatNewsroom.ts'
import { logIn, openBrowser, sharedNewsroom } from './newsroom.ts'
import { openScreen } from './openStory.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const { cmsUrl, siteUrl } = newsroom
// Words that no other test and no second run uses.
const mark = Date.now().toString(36)
const question = `What does the parrot of ${mark} eat?`
const answer = `The parrot of ${mark} eats walnuts.`

let browser: Browser
let desk: ChatNewsroom
let assistant: { id: number; slug: string }
// Answers in the forum: the questions of a reader are limited by the assistant.
let ofRosa: { id: number; slug: string }
let path: string
let forum: { id: number; path: string }

beforeAll(async () => {
  browser = await openBrowser()
  desk = await openChatNewsroom(cmsUrl)
  const makeAssistant = async (name: string, more: object = {}) => {
    const made = await desk.make('assistants', {
      name,
      suggestedQuestions: [{ question }],
      limits: { readerHour: 1_000, readerDay: 1_000, totalHour: 10_000 },
      ...more,
    })
    return made
  }
  assistant = await makeAssistant(`Ask about ${mark}`)
  await desk.make('assistant-answers', { question, answer, assistant: assistant.id })
  const texts = [{ title: `Rosa on parrots ${mark}`, text: `${answer} They are bought by the sack.` }]
  ofRosa = await makeAssistant(`Rosa’s answers ${mark}`, { texts })
  path = await desk.makePage(`Ask ${mark}`, { tool: 'ai-chat', assistant: assistant.slug })
  const candidates = [{ name: `Rosa ${mark}`, label: 'Council member', assistant: ofRosa.id }, { name: `Mae ${mark}` }]
  const { id } = await desk.make('candidate-forums', { title: `Mayor ${mark}`, candidates })
  forum = { id, path: await desk.makePage(`Forum ${mark}`, { tool: 'candidate-forum', forumId: String(id) }) }
})
afterAll(async () => {
  await desk?.end()
  await browser?.close()
})

async function open(address: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(siteUrl + address)
  return { page, complaints, close: () => context.close() }
}
const hydrated = (page: Page) => page.locator('[data-island="chat"][data-island-state="hydrated"]').waitFor()

describe('a chat of the built product', () => {
  it('passes the check in the background, answers, and is still there after a reload', async () => {
    const { page, complaints, close } = await open(path)
    await page.locator('.html--tool').scrollIntoViewIfNeeded()
    await hydrated(page)
    await page.getByLabel('Ask a question').fill(question)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('log').getByText(answer).waitFor()
    await page.getByText('Written by our editors.').waitFor()
    await page.getByRole('button', { name: 'Helpful', exact: true }).click()
    await page.locator('.html-chat__rate[aria-pressed="true"]').waitFor()
    const thread = await page.evaluate((slug) => localStorage.getItem(`${slug}-threadId`), assistant.slug)
    expect(thread).toMatch(/^[\w-]{43}$/u)
    await page.reload()
    await page.locator('.html--tool').scrollIntoViewIfNeeded()
    await page.getByRole('log').getByText(answer).waitFor()
    expect(await accessibilityFaults(page, '.html--tool')).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('says that it is not available at once when it is switched off, everywhere', async () => {
    const both = [assistant, ofRosa]
    for (const { id } of both) await desk.change('assistants', id, { isOn: false })
    try {
      const words = 'The assistant is not available right now.'
      await until('the page says so', async () => (await (await fetch(siteUrl + path)).text()).includes(words))
      const page = await fetch(`${siteUrl}/chat/${assistant.slug}`)
      expect(await page.text()).toContain(words)
      await until('the forum says so', async () =>
        (await (await fetch(siteUrl + forum.path)).text()).includes('answers are not available right now.'),
      )
    } finally {
      for (const { id } of both) await desk.change('assistants', id, { isOn: true })
    }
    await until('it is back', async () => (await (await fetch(siteUrl + path)).text()).includes('Ask a question'))
  })
})

describe('the assistant of the demo paper', () => {
  it('is in the masthead, and answers each of its questions with sentences of stories and links to them', async () => {
    const { page, complaints, close } = await open('/')
    await page.locator('.masthead').getByRole('link', { name: 'Ask us', exact: true }).first().click()
    await page.locator('.html--tool').scrollIntoViewIfNeeded()
    await hydrated(page)
    const suggestions = page.locator('.html-chat__suggestions button')
    const questions = await suggestions.allTextContents()
    expect(questions).toHaveLength(5)
    for (const question of questions) {
      await suggestions.getByText(question, { exact: true }).click()
      await page.getByRole('log').getByText('From our stories, word for word:').waitFor()
      const source = page.locator('.html-chat__source a').first()
      const address = (await source.getAttribute('href')) ?? ''
      const quote = (await page.locator('.html-chat__quote').first().textContent()) ?? ''
      const isInStory = await page.evaluate(
        async ({ address, quote }) => {
          const html = await (await fetch(address)).text()
          const { body } = new DOMParser().parseFromString(html, 'text/html')
          const bare = (text: string) => text.replace(/\s+/g, '')
          return bare(body.textContent ?? '').includes(bare(quote))
        },
        { address, quote: quote.slice(1, -1) },
      )
      expect([question, isInStory]).toEqual([question, true])
      await page.getByRole('button', { name: 'Start over' }).click()
      await suggestions.first().waitFor()
    }
    expect(complaints).toEqual([])
    await close()
  })
})

describe('a forum of the built product', () => {
  it('has each candidate answer, or says that there is nothing', async () => {
    const { page, complaints, close } = await open(forum.path)
    await page.locator('.html--tool').scrollIntoViewIfNeeded()
    await page.locator('[data-island-state="hydrated"]').waitFor()
    await page.getByLabel('What do you want to know?').fill(question)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('tab', { name: `Rosa ${mark}` }).click()
    await page.getByRole('tabpanel').getByText(answer).first().waitFor()
    await page.getByRole('tabpanel').getByText(`In Rosa ${mark}’s own words:`, { exact: true }).waitFor()
    await page.getByRole('tab', { name: `Mae ${mark}` }).click()
    await page.getByText(`There is nothing from Mae ${mark} on this question.`).waitFor()
    expect(await accessibilityFaults(page, '.html--tool')).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})

describe('a reader of the built forum', () => {
  // The candidates stand in no order until the forum's script has drawn one.
  const untilDrawn = async (page: Page) => {
    await page.locator('.html--tool').scrollIntoViewIfNeeded()
    await page.locator('.html-forum__tabs:not(.html-forum__tabs--undrawn)').waitFor()
  }
  const openForum = async () => {
    const opened = await open(forum.path)
    await untilDrawn(opened.page)
    return opened
  }
  const ask = async (page: Page, words: string) => {
    await page.getByLabel('What do you want to know?').fill(words)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('tab', { name: `Rosa ${mark}` }).click()
  }

  it('sees the candidates in an order that is drawn, and stays for the visit', async () => {
    const orders = new Set<string>()
    // Two candidates: twenty readers who all see the same order would be one chance in half a million.
    for (let reader = 0; reader < 20 && orders.size < 2; reader += 1) {
      const { page, close } = await openForum()
      const tabs = () => page.getByRole('tab').allTextContents()
      const [first] = await tabs()
      await page.reload()
      await untilDrawn(page)
      expect((await tabs())[0]).toBe(first)
      orders.add(first ?? '')
      await close()
    }
    expect(orders.size).toBe(2)
  })

  it('is told in the paper’s words why a question is not passed on, and the log has the reason', async () => {
    const { page, close } = await openForum()
    await ask(page, `Whom should I vote for, the parrot of ${mark}?`)
    await page.getByRole('tabpanel').getByText('We do not say whom to vote for').first().waitFor()
    await close()
    const log = await desk.editor.call('GET', `/candidate-forums/${forum.id}/fairness`)
    expect(String(log.body)).toContain('voting-advice')
  })

  it('reads the newsroom’s words at once when the forum is closed, on the page that is open', async () => {
    const { page, close } = await openForum()
    const closedText = `Thank you for your questions, ${mark}.`
    await desk.change('candidate-forums', forum.id, { isOpen: false, closedText })
    try {
      await ask(page, question)
      await page.getByRole('status').getByText(closedText).waitFor()
      await until('new readers read it', async () =>
        (await (await fetch(siteUrl + forum.path)).text()).includes(closedText),
      )
      expect(await (await fetch(`${siteUrl}/chat/forum/${forum.id}`)).text()).toContain(closedText)
    } finally {
      await desk.change('candidate-forums', forum.id, { isOpen: true })
    }
    await until('it is open again', async () =>
      (await (await fetch(siteUrl + forum.path)).text()).includes('What do you want to know?'),
    )
    await close()
  })

  it('reports an answer, which an editor takes back on the screen', async () => {
    const { page, close } = await openForum()
    await ask(page, question)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Report' }).click()
    await page.getByLabel('It is misleading or out of context').check()
    await page.getByRole('button', { name: 'Send report' }).click()
    await page.getByText('Thank you. Our newsroom looks at it.').waitFor()
    const thread = await page.evaluate((slug) => localStorage.getItem(`${slug}-threadId`), ofRosa.slug)
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } })
    const screen = await context.newPage()
    await logIn(screen, newsroom, 'editor')
    await openScreen(screen, newsroom, '/admin/collections/answer-reports')
    await screen.getByRole('link', { name: question }).first().click()
    await until('the answer is shown', async () =>
      (await screen.locator('#field-answer').inputValue()).includes(answer),
    )
    await screen.locator('#field-decision').getByRole('combobox').click()
    await screen.getByRole('option', { name: 'Withdraw the answer' }).click()
    await screen.getByRole('button', { name: 'Save' }).click()
    await until('it is decided', async () =>
      JSON.stringify((await desk.editor.call('GET', '/answer-reports?depth=0&limit=1')).body).includes('"withdrawn"'),
    )
    expect(await accessibilityFaults(screen)).toEqual([])
    await context.close()
    const kept = await fetch(`${siteUrl}/api/chat/thread?threadId=${thread}`)
    const text = await kept.text()
    expect(text).toContain('Our newsroom has withdrawn this answer.')
    expect(text).not.toContain('walnuts')
    await page.reload()
    await untilDrawn(page)
    await ask(page, question)
    const panel = page.getByRole('tabpanel')
    await panel.getByText('Our newsroom has withdrawn its answer to this question.').first().waitFor()
    await close()
  })
})
