import { beforeEach, expect, it, jest } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { ChatPart } from '#contract/chatText.ts'
import { readerOf } from './blocksReader.ts'
import { expectEveryLook, tabTo } from './chat/looks.ts'
import { end, StandInChat, sailing, threadOf } from './chat/standInChat.ts'

jest.setTimeout(120_000)

const chat = new StandInChat()
const story = [
  blockFixture('html', { props: { tool: 'ai-chat', assistant: 'city-guide' } }),
  blockFixture('html', { props: { tool: 'candidate-forum', forumId: 'mayor' } }),
]
const { page, open } = readerOf(story, chat.answer)

beforeEach(() => chat.reset())

const button = (name: string) => page().getByRole('button', { name, exact: true })
const tab = (name: string) => page().getByRole('tab', { name })
const panel = () => page().getByRole('tabpanel')
const list = () => page().getByRole('log')
const status = () => page().locator('.html--tool').first().getByRole('status').first()
const press = (key: string) => page().keyboard.press(key)

// Presses a button by the keys alone.
const activate = async (name: string) => {
  await tabTo(page(), button(name))
  await press('Enter')
}
// Asks the assistant by the keys alone.
const ask = async () => {
  await tabTo(page(), page().getByLabel('Ask a question'))
  await page().keyboard.type('When?')
  await press('Enter')
  return chat.question(0)
}
const answered = async (...parts: readonly ChatPart[]) => {
  const question = await ask()
  question.write(...parts, end)
  question.end()
  await page().locator('[role="log"][aria-busy="false"]').waitFor()
}
// Asks the candidates, and selects one, by the keys alone.
const askForum = async (name?: string, question = 'What about parking?') => {
  await tabTo(page(), page().getByLabel('What do you want to know?'))
  await page().keyboard.type(question)
  await press('Control+Enter')
  await button('Ask Another').waitFor()
  if (name === undefined) return
  await tabTo(page(), tab('Rosa Lindqvist'))
  await press(name === 'Mae Tully' ? 'End' : 'Enter')
}
const answeredForum = async (words?: string) => {
  await askForum('Rosa Lindqvist', words)
  const question = await chat.question(0)
  question.write(...sailing, end)
  question.end()
  await panel().getByText('The ferry sails at seven.').first().waitFor()
}

// The states of both tools: how the keys alone lead there, and what is seen then.
const states: Readonly<Record<string, () => Promise<unknown>>> = {
  'a chat before a question': () => button('When does the ferry sail?').waitFor(),
  'a chat that was asked a suggested question': async () => {
    await activate('When does the ferry sail?')
    expect((await chat.question(0)).request.messages.at(-1)?.content).toBe('When does the ferry sail?')
    await page().locator('.html-chat__suggestions').waitFor({ state: 'detached' })
  },
  'a question before its answer': async () => {
    await ask()
    await list().getByText('Working on a response…').waitFor()
  },
  'an answer in the queue, and tried again': async () => {
    const question = await ask()
    question.write({ type: 'queued', place: 3 })
    await status().getByText('You are number 3 in the queue.').waitFor()
    question.write({ type: 'retrying' })
    await status().getByText('That took too long. Trying again…').waitFor()
  },
  'an answer that arrives': async () => {
    const question = await ask()
    question.write({ type: 'queued', place: 1 }, { type: 'text', text: 'So:' })
    await status().getByText('Working on a response…').waitFor()
    await list().getByText('So:').waitFor()
  },
  'an answer with its source': async () => {
    await answered(...sailing)
    await list().getByRole('link', { name: 'Source 1' }).waitFor()
  },
  'an answer with what is set apart, of a story that has changed': async () => {
    await answered(
      ...sailing,
      { type: 'aside' },
      { type: 'text', text: 'Ferries are boats.' },
      { type: 'aside-end' },
      { type: 'outdated', titles: ['The ferry gets a new timetable'] },
    )
    await list().locator('.html-chat__aside').getByText('Not from our reporting').waitFor()
    await list().getByText('A story that this answer quotes has changed since.').waitFor()
  },
  'no answer, with near stories': async () => {
    await answered(
      { type: 'kind', kind: 'unknown' },
      { type: 'text', text: 'I could not find an answer to that in our reporting.' },
      { type: 'near', url: '/2026/03/01/pier', title: 'The old pier', date: null },
    )
    const near = list().getByRole('link', { name: 'The old pier' })
    expect(await near.getAttribute('href')).toBe('/2026/03/01/pier')
  },
  'an answer that was stopped': async () => {
    const question = await ask()
    question.write({ type: 'text', text: 'The ferry' })
    await list().getByText('The ferry').waitFor()
    await activate('Stop')
    await list().getByText('Stopped.').waitFor()
  },
  'an answer that failed': async () => {
    ;(await ask()).refuse(503, 'unavailable', 'We could not get an answer.')
    await page().getByRole('alert').getByText('We could not get an answer.').waitFor()
    await tabTo(page(), button('Retry'))
  },
  'a question that is refused': async () => {
    const words = 'You have asked many questions. Try again in 4 minutes.'
    ;(await ask()).refuse(429, 'too-many', words)
    await page().getByRole('alert').getByText(words).waitFor()
  },
  'a rated answer that is being reported': async () => {
    await answered(...sailing)
    await activate('Helpful')
    await page().locator('.html-chat__rate[aria-pressed="true"]').waitFor()
    await activate('Report')
    await page().waitForFunction(() => document.activeElement?.getAttribute('type') === 'radio')
  },
  'a forum before a question': async () => {
    await page().getByText('Select any candidate to read their answer').waitFor()
    expect(await tab('Rosa Lindqvist').isDisabled()).toBe(true)
  },
  'a forum with a question and no candidate': async () => {
    await askForum()
    await page().locator('.html-chat__question').getByText('What about parking?').waitFor()
    expect([await tab('Rosa Lindqvist').isDisabled(), chat.questions]).toEqual([false, []])
  },
  'a candidate whose answer is made': async () => {
    await askForum('Rosa Lindqvist')
    await panel().getByText('Response is being generated...').first().waitFor()
  },
  'a candidate with an answer': () => answeredForum(),
  'a candidate without an assistant': async () => {
    await askForum('Mae Tully')
    await panel().getByText('There is nothing from Mae Tully on this question.').waitFor()
    expect(chat.questions.map(({ request }) => request.assistant)).not.toContain('mae')
  },
  'a candidate whose answer failed': async () => {
    await askForum('Rosa Lindqvist')
    ;(await chat.question(0)).refuse(503, 'unavailable', 'We could not get an answer.')
    await panel().getByRole('alert').getByText('We could not get an answer.').waitFor()
    await activate('Retry')
    const again = await chat.question(1)
    expect(again.request.messages).toEqual([{ role: 'user', content: 'What about parking?' }])
    again.refuse(503, 'unavailable', 'We could not get an answer.')
    await panel().getByRole('alert').getByText('We could not get an answer.').waitFor()
  },
  'a follow-up to a candidate, after a question without spaces': async () => {
    await answeredForum('Parking'.repeat(60))
    await activate('Ask a follow-up')
    await page().waitForFunction(() => document.activeElement?.id.endsWith('follow-up'))
  },
  'a report of a candidate’s answer, and its thanks': async () => {
    await answeredForum()
    await activate('Report')
    await page().waitForFunction(() => document.activeElement?.getAttribute('type') === 'radio')
    await expectEveryLook(page(), '.html--tool')
    await press('Space')
    await activate('Send report')
    await panel().getByText('Thank you. Our newsroom looks at it.').waitFor()
    expect(chat.reports).toMatchObject([{ threadId: threadOf(0), answer: 0, reason: 'wrong' }])
  },
  'a forum that was closed meanwhile': async () => {
    const words = 'The polls are open. Thank you for your questions.'
    await askForum('Rosa Lindqvist')
    ;(await chat.question(0)).refuse(403, 'closed', words)
    await page().getByRole('status').getByText(words).waitFor()
    expect([
      await page().getByLabel('What do you want to know?').count(),
      await page().getByRole('tab').count(),
    ]).toEqual([0, 0])
  },
}

it.each(Object.entries(states))(
  '%s: by the keys alone, on a desk, dark on a phone, and in a narrow window',
  async (_state, reach) => {
    await open({ viewport: { width: 1366, height: 900 } })
    for (const place of [0, 1]) await page().locator('.html--tool').nth(place).scrollIntoViewIfNeeded()
    await page().waitForFunction(() => document.querySelectorAll('[data-island-state="hydrated"]').length === 2)
    await reach()
    await expectEveryLook(page(), '.html--tool')
  },
)
