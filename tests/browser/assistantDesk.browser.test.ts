import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { answerWith, insertConversation } from '#plugins/assistant/newsroom/desk.fixtures.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openScreen } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const mark = `desk${Date.now().toString(36)}`
const pier = `Who owns the pier ${mark}?`
const ramp = `Is the ramp ${mark} open?`
const dredge = 'Who pays for the dredging?'

let browser: DeskBrowser
let page: Page
let database: Client
let admin: RestPerson
// Ids by name: two assistants that were asked, one that was not, a forum with and one without questions.
const ids: Record<'ada' | 'bo' | 'idle' | 'forum' | 'quiet', number> = { ada: 0, bo: 0, idle: 0, forum: 0, quiet: 0 }

const made = z.object({ doc: z.object({ id: z.number() }) })
const make = async (collection: string, data: object): Promise<number> => {
  const { body } = await admin.call('POST', `/${collection}?depth=0`, data)
  return made.parse(body).doc.id
}

beforeAll(async () => {
  admin = await signInByRest(newsroom.cmsUrl, 'admin')
  database = new Client({ connectionString: newsroom.databaseUrl })
  await database.connect()
  const texts = [{ title: 'On buses', text: 'Buses should be free on Sundays.' }]
  ids.ada = await make('assistants', { name: `Ada ${mark}`, texts })
  ids.bo = await make('assistants', { name: `Bo ${mark}`, texts })
  ids.idle = await make('assistants', { name: `Idle ${mark}` })
  const candidates = [
    { name: 'Ada Birch', assistant: ids.ada },
    { name: 'Bo Feeney', assistant: ids.bo },
  ]
  ids.forum = await make('candidate-forums', { title: `Mayor ${mark}`, candidates })
  ids.quiet = await make('candidate-forums', { title: `Quiet ${mark}`, candidates: [{ name: 'Cy' }, { name: 'Di' }] })
  await insertConversations()
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await logIn(page, newsroom, 'admin')
    await removeDocuments(page, 'candidate-forums', `where[title][contains]=${mark}`)
    await removeDocuments(page, 'assistants', `where[name][contains]=${mark}`)
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
  } finally {
    await browser?.close()
    await database?.end()
  }
})

async function insertConversations(): Promise<void> {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const unknown = { outcome: 'unknown', answer: answerWith('I could not find an answer to that.', []) } as const
  const text = 'The federal government pays the largest share.'
  await insertConversation(database, {
    assistant: ids.ada,
    startedAt: minutesAgo(1),
    exchanges: [
      {
        question: `${dredge} I am ana@readers.test`,
        answer: answerWith(text, ['Harbor dredging to start early']),
        rating: 1,
        withheld: [{ text: 'It costs $9 million.', reason: 'number not in the source' }],
        dollars: 0.02,
        took: 3,
      },
      { question: 'And the jetty?', at: 30, ...unknown, rating: -1 },
    ],
  })
  for (const minutes of [4, 5])
    await insertConversation(database, {
      assistant: ids.ada,
      startedAt: minutesAgo(minutes),
      exchanges: [{ question: pier, ...unknown }],
    })
  await insertConversation(database, {
    assistant: ids.ada,
    startedAt: minutesAgo(6),
    exchanges: [{ question: ramp, ...unknown }],
  })
  const shared = { question: 'Should buses be free?' }
  const long = 'Buses should be free on Sundays and on every day of the fair, as they were before.'
  await insertConversation(database, {
    assistant: ids.ada,
    forum: ids.forum,
    startedAt: minutesAgo(8),
    exchanges: [{ ...shared, answer: answerWith(long, ['On buses']) }],
  })
  await insertConversation(database, {
    assistant: ids.bo,
    forum: ids.forum,
    startedAt: minutesAgo(7),
    exchanges: [{ ...shared, answer: answerWith('On Sundays.', ['On buses']) }],
  })
}

const open = (path: string) => openScreen(page, newsroom, `/admin/collections/${path}`)
const screens = {
  try: () => `assistants/${ids.idle}/try-it`,
  conversations: () => `assistants/${ids.ada}/conversations`,
  questions: () => `assistants/${ids.ada}/questions`,
  numbers: () => `assistants/${ids.ada}/numbers`,
  fairness: () => `candidate-forums/${ids.forum}/fairness-log`,
}
const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 2 })
const questions = () => page.locator('.desk .desk__question').allTextContents()

describe('the conversations of an assistant', () => {
  it('are listed newest first, without persons, and filtered', async () => {
    await open(screens.conversations())
    await page.getByRole('link', { name: /Who pays for the dredging/ }).waitFor()
    expect(await questions()).toEqual([`${dredge} I am [e-mail address]`, pier, pier, ramp, 'Should buses be free?'])
    expect(await page.content()).not.toContain('ana@readers.test')
    await page.getByLabel('Answer').selectOption({ label: 'Answered' })
    await page.getByRole('link', { name: ramp }).waitFor({ state: 'detached' })
    expect(await questions()).toEqual([`${dredge} I am [e-mail address]`, 'Should buses be free?'])
    await page.getByLabel('Words').fill('nothing at all like it')
    await page.getByText('No conversation fits these filters.').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.locator('.desk__line').nth(4).waitFor()
    expect(await page.getByLabel('Words').inputValue()).toBe('')
  })

  it('open by keys with sources and what was left out, and lead back to where one was', async () => {
    await open(screens.conversations())
    const link = page.getByRole('link', { name: /Who pays for the dredging/ })
    await link.waitFor()
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Harbor dredging to start early' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    const first = page.locator('.desk__exchange').first()
    expect(await first.textContent()).toMatch(/3\.0 s · claude-haiku-4-5 · \$0\.02 · Rated helpful/)
    expect(await first.locator('.desk__withheld').textContent()).toContain(
      'It costs $9 million. number not in the source',
    )
    expect(await page.locator('.desk__exchange').count()).toBe(2)
    await page.getByRole('link', { name: 'Back to all conversations' }).click()
    await page.locator('a.desk__question:focus').waitFor()
    expect(await page.locator('a.desk__question:focus').textContent()).toContain(dredge)
  })
})

describe('the questions without an answer', () => {
  it('are answered in place, and leave the list', async () => {
    await open(screens.questions())
    await page.getByRole('heading', { name: pier }).waitFor()
    expect(await questions()).toEqual([pier, 'And the jetty?', ramp])
    expect(await page.locator('.desk__line').first().textContent()).toContain('Asked 2 times')
    const line = page.locator('.desk__line').filter({ hasText: pier })
    await line.getByRole('button', { name: 'Write an answer' }).click()
    expect(await line.getByLabel('Question').inputValue()).toBe(pier)
    await page.keyboard.type('The city owns it.')
    await page.keyboard.press('Control+Enter')
    await page.getByText('The answer is kept and given from now on.').waitFor()
    await page.getByRole('heading', { name: pier }).waitFor({ state: 'detached' })
    const { body } = await admin.call('GET', `/assistant-answers?depth=0&where[assistant][equals]=${ids.ada}`)
    expect(body).toMatchObject({ docs: [{ question: pier, answer: 'The city owns it.' }] })
  })

  it('are dismissed and brought back', async () => {
    await open(screens.questions())
    const jetty = page.locator('.desk__line').filter({ hasText: 'And the jetty?' })
    await jetty.getByRole('button', { name: 'Dismiss' }).click()
    await jetty.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show dismissed' }).click()
    await heading('Dismissed questions').waitFor()
    await jetty.getByRole('button', { name: 'Bring back' }).click()
    await page.getByText('No question is dismissed.').waitFor()
    await page.getByRole('button', { name: 'Show open questions' }).click()
    await jetty.waitFor()
  })

  it('become a story', async () => {
    await open(screens.questions())
    const line = page.locator('.desk__line').filter({ hasText: ramp })
    await line.getByRole('button', { name: 'New story about this' }).click()
    await page.waitForURL(/\/collections\/posts\/\d+$/)
    const id = /\d+$/.exec(page.url())?.[0]
    const { body } = await admin.call('GET', `/posts/${id}?draft=true&depth=0`)
    expect(body).toMatchObject({ headline: ramp, note: `Asked once by readers, without an answer: ${ramp}` })
  })
})

describe('the numbers of an assistant', () => {
  it('are a table, and say what it has read', async () => {
    await open(screens.numbers())
    const cells = (name: string) => page.getByRole('row', { name }).getByRole('cell').allTextContents()
    await page.getByRole('row', { name: 'Without an answer' }).waitFor()
    expect((await cells('Questions')).at(-1)).toBe('6')
    expect((await cells('Without an answer')).at(-1)).toBe('67%')
    expect((await cells('Helpful, of those rated')).at(-1)).toBe('50%')
    expect((await cells('Cost')).at(-1)).toBe('$0.02')
    expect(await page.locator('.desk__line').allTextContents()).toEqual([expect.stringContaining('On buses')])
  })
})

describe('the fairness log of a forum', () => {
  it('compares the candidates, and is a file', async () => {
    await open(screens.fairness())
    await page.getByRole('heading', { name: 'Should buses be free?' }).waitFor()
    const row = (name: string) => page.getByRole('row', { name }).getByRole('cell').allTextContents()
    expect(await row('Ada Birch')).toEqual(['1', '1', '0', '0', '0', '17', '1 source', '2.0 s'])
    expect(await row('Bo Feeney')).toEqual(['1', '1', '0', '0', '0', '2', '1 source', '2.0 s'])
    expect(await page.locator('.desk__remarks').textContent()).toBe(
      'Ada Birch’s answer is 8.5 times as long as Bo Feeney’s.',
    )
    const href = await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')
    const file = await page.evaluate(async (address) => {
      const answer = await fetch(address)
      return [answer.status, await answer.text()]
    }, String(href))
    expect(file).toEqual([200, expect.stringContaining('Should buses be free?,no,')])
  })

  it('says what is missing before anybody can ask', async () => {
    await open(`candidate-forums/${ids.quiet}/fairness-log`)
    await page.getByText('Nobody can be asked yet: Cy, Di have no assistant.').waitFor()
  })
})

describe('the screen to try an assistant', () => {
  const ask = async (question: string) => {
    await page.getByRole('textbox', { name: 'Question' }).fill(question)
    await page.keyboard.press('Enter')
  }

  it('answers as readers would be answered while it is off, beside what was found', async () => {
    await admin.call('PATCH', `/assistants/${ids.idle}`, { isOn: false })
    await open(screens.try())
    await page.getByText('Readers cannot ask it: it is switched off.').waitFor()
    await ask('How deep is the channel into the harbor now?')
    await page.getByText('1 answer').waitFor()
    const tried = page.locator('.desk__trial').first()
    await tried.getByText('From our stories, word for word:').waitFor()
    expect(await tried.locator('.desk__found li').filter({ hasText: 'cited' }).count()).toBeGreaterThan(0)
    await ask(`Who won the zeppelin race of ${mark}?`)
    await page.getByText('2 answers').waitFor()
    await tried.getByText('I could not find an answer to that in our reporting.').waitFor()
    await admin.call('PATCH', `/assistants/${ids.idle}`, { isOn: true })
    expect(await accessibilityFaults(page)).toEqual([])
    // Nothing that is tried stands among what readers asked.
    await open(`assistants/${ids.idle}/conversations`)
    await page.getByText('No conversations yet.').waitFor()
  })

  it('says how new the stories are that it knows, on the form too', async () => {
    await open(screens.numbers())
    await page.getByText(/^Newest story it knows: /).waitFor()
    await open(`assistants/${ids.ada}`)
    await page
      .locator('.desk-state')
      .getByText(/^Newest story it knows: /)
      .waitFor()
  })
})

describe('the screen of a forum', () => {
  it('has what each candidate is answered from, and opens the documents beside it', async () => {
    await open(`candidate-forums/${ids.forum}`)
    const sources = page.locator('.candidate-sources').first()
    await sources.getByText('Answered from 1 source').waitFor()
    await sources.getByText('On buses').waitFor()
    await sources.getByRole('button', { name: 'Change documents' }).click()
    await page.locator('.doc-drawer__header').waitFor()
    await page.keyboard.press('Escape')
    expect(await accessibilityFaults(page, '.candidate-sources')).toEqual([])
  })
})

describe('an assistant without conversations', () => {
  it.each([
    ['conversations', 'No conversations yet.'],
    ['questions', 'Every question got an answer.'],
    ['numbers', 'None. It answers from published stories alone.'],
  ])('has words on its screen of %s', async (name, said) => {
    await open(`assistants/${ids.idle}/${name}`)
    await page.getByText(said).waitFor()
  })
})

describe.each(['light', 'dark'] as const)('with the %s theme', (theme) => {
  it.each([
    ['conversations', 390],
    ['conversations', 1366],
    ['questions', 390],
    ['questions', 1366],
    ['numbers', 390],
    ['numbers', 1366],
    ['fairness', 390],
    ['fairness', 1366],
    ['try', 390],
    ['try', 1366],
  ] as const)(
    'axe finds no fault in the screen of %s at %i pixels, which does not scroll sideways',
    async (name, width) => {
      await page.setViewportSize({ width, height: 844 })
      await page.context().addCookies([{ name: 'payload-theme', value: theme, url: newsroom.cmsUrl }])
      // The theme is chosen when a page is loaded.
      await page.goto(`${newsroom.cmsUrl}/admin/collections/${screens[name]()}`)
      await page.locator('.desk :is(.desk__question, .desk__table, .desk__form)').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await page.setViewportSize({ width: 1366, height: 900 })
    },
  )
})

describe('the form of an assistant', () => {
  it('says what the assistant does now, and that a key is missing to administrators only', async () => {
    await open(`assistants/${ids.idle}`)
    await page.locator('.desk-state').getByText('Answers readers').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('No API key').count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Switched on' }).click()
    await page.locator('.desk-state').getByText('Switched off').waitFor()
    await logIn(page, newsroom, 'admin')
    await open(`assistants/${ids.idle}`)
    await page.getByText('No API key: it quotes stories word for word.').waitFor()
  })
})

describe('a writer', () => {
  beforeAll(() => logIn(page, newsroom, 'writer'))

  it('sees nothing of assistants', async () => {
    await open('posts')
    await page.locator('.posts-list-table').waitFor()
    expect(await page.locator('nav a[href$="/collections/assistants"]').count()).toBe(0)
    for (const path of ['assistants', screens.conversations(), screens.fairness()]) {
      await open(path)
      await page.getByRole('heading', { name: 'You do not have permissions to do this' }).waitFor()
    }
  })

  it('who manages one sees it, its conversations, and no others', async () => {
    const { userId } = await signInByRest(newsroom.cmsUrl, 'writer')
    await admin.call('PATCH', `/assistants/${ids.bo}`, { managers: [userId] })
    await open(`assistants/${ids.bo}/conversations`)
    await page.getByRole('link', { name: 'Should buses be free?' }).waitFor()
    expect(await page.locator('nav a[href$="/collections/assistants"]').count()).toBeGreaterThan(0)
    await open(screens.conversations())
    await page.getByRole('heading', { name: 'You do not have permissions to do this' }).waitFor()
    await open(`assistants/${ids.bo}`)
    // Fields come into being as they come near the window.
    await page.getByRole('heading', { name: 'Limits' }).scrollIntoViewIfNeeded()
    await page.getByLabel('Dollars of all a day').waitFor()
    expect(await page.getByLabel('Dollars of all a day').isDisabled()).toBe(true)
  })
})
