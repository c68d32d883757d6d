import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { until } from '#tests/until.ts'
import { type ChatNewsroom, openChatNewsroom } from './chat/chatNewsroom.ts'
import { expectEveryLook } from './chat/looks.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'

jest.setTimeout(300_000)

const { cmsUrl, siteUrl } = sharedNewsroom()
// Words that no other test and no second run uses.
const mark = `s${Date.now().toString(36)}`
const question = `What does the parrot of ${mark} eat?`
const answer = `The parrot of ${mark} eats walnuts.`
let browser: Browser
let plain: Page
let desk: ChatNewsroom
let slug: string
let candidate: string
let forum: { id: number; path: string }
let path: string

beforeAll(async () => {
  browser = await openBrowser()
  plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  desk = await openChatNewsroom(cmsUrl)
  const limits = { readerHour: 1_000, readerDay: 1_000, totalHour: 10_000 }
  const of = await desk.make('assistants', { name: `Ask ${mark}`, suggestedQuestions: [{ question }], limits })
  slug = of.slug
  await desk.make('assistant-answers', { question, answer, assistant: of.id })
  const texts = [{ title: `Rosa on parrots ${mark}`, text: `${answer} They are bought by the sack.` }]
  const rosa = await desk.make('assistants', { name: `Rosa ${mark}`, texts, limits })
  candidate = rosa.slug
  const candidates = [{ name: `Rosa ${mark}`, label: 'Council member', assistant: rosa.id }, { name: `Mae ${mark}` }]
  const { id } = await desk.make('candidate-forums', { title: `Mayor ${mark}`, candidates })
  forum = { id, path: await desk.makePage(`Forum ${mark}`, { tool: 'candidate-forum', forumId: String(id) }) }
  path = await desk.makePage(`Ask ${mark}`, { tool: 'ai-chat', assistant: slug })
})
afterAll(async () => {
  await desk?.end()
  await browser?.close()
})

// Looks at what a browser without script shows: axe itself is a script.
const expectLooks = async () => {
  const looking = await browser.newPage()
  const body = await plain.content()
  await looking.route(plain.url(), (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
  await looking.goto(plain.url())
  await expectEveryLook(looking)
  await looking.close()
}
const named = (name: string) => plain.getByRole('button', { name, exact: true })
const askForum = async () => {
  await plain.goto(siteUrl + forum.path)
  await plain.getByLabel('What do you want to know?').fill(question)
  await named('Continue').press('Enter')
  await plain.waitForURL(/\/chat\/forum\/\d+\?threads=[\w-]{43}\.-#answers$/u)
  await plain.getByText(answer).first().waitFor()
}

it('a chat without script is a form, a page of the conversation, and another question', async () => {
  await plain.goto(siteUrl + path)
  await named(question).press('Enter')
  await plain.waitForURL(/\/chat\/[^?]+\?thread=[\w-]{43}#answer$/u)
  await plain.getByText(answer).waitFor()
  expect(await plain.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  await expectLooks()
  await plain.getByLabel('Ask a question').fill(`And the ${mark} heron?`)
  await named('Send').press('Enter')
  await plain.getByText('I could not find an answer to that in our reporting.').waitFor()
  expect(await plain.locator('.html-chat__question').count()).toBe(2)
  await expectLooks()
  await plain.getByRole('link', { name: 'Start over' }).press('Enter')
  await named(question).waitFor()
  expect(await plain.locator('.html-chat__question').count()).toBe(0)
  await expectLooks()
})

it('a forum without script is all answers one below the other, each with a way to follow up', async () => {
  await askForum()
  await plain.getByText(`There is nothing from Mae ${mark} on this question.`).waitFor()
  await expectLooks()
  // An address may be changed by anybody: no reader's words appear under another name, or on the page of another
  // assistant.
  const [thread = ''] = new URL(plain.url()).searchParams.get('threads')?.split('.') ?? []
  for (const address of [`/chat/forum/${forum.id}?threads=-.${thread}`, `/chat/${slug}?thread=${thread}`]) {
    expect(await (await fetch(siteUrl + address)).text()).not.toContain(answer)
  }
  await plain.getByRole('link', { name: 'Ask a follow-up' }).press('Enter')
  await plain.getByLabel('Ask a question').fill(`And what does the parrot of ${mark} eat?`)
  await named('Send').press('Enter')
  await plain.locator('.html-chat__answer').nth(1).getByText(answer).first().waitFor()
  expect(await plain.locator('.html-chat__answer').count()).toBe(2)
  await expectLooks()
})

it('an answer is reported without script on a page, which keeps what was written until it is taken', async () => {
  await askForum()
  await plain.getByRole('link', { name: `Report the answer from Rosa ${mark}` }).press('Enter')
  await plain.getByLabel('It is unfair to a candidate').check()
  await expectLooks()
  await plain.getByLabel('What should we know? (optional)').fill(`The sacks of ${mark}`)
  // A browser would not send an address without a host; a program may.
  await plain.getByLabel('E-mail, if you want to hear what we decide (optional)').fill('ana@localhost')
  await named('Send report').press('Enter')
  await plain.getByRole('alert').getByText('Write an e-mail address such as ana@example.com').waitFor()
  expect([
    await plain.getByLabel('It is unfair to a candidate').isChecked(),
    await plain.getByLabel('What should we know? (optional)').inputValue(),
  ]).toEqual([true, `The sacks of ${mark}`])
  await expectLooks()
  await plain.getByLabel('E-mail, if you want to hear what we decide (optional)').fill('ana@readers.test')
  await named('Send report').press('Enter')
  await plain.getByText('Thank you. Our newsroom looks at it.').waitFor()
  await plain.waitForURL(/[?&]reported=0#report$/u)
  await plain.getByText(answer).first().waitFor()
  await expectLooks()
  const found = await desk.editor.call('GET', '/answer-reports?depth=0&limit=1&sort=-id')
  expect(found.body).toMatchObject({
    docs: [{ reason: 'unfair', details: `The sacks of ${mark}`, email: 'ana@readers.test', forum: forum.id }],
  })
})

it('a report is refused in words: of another site, without a reason, and of an answer that is none', async () => {
  await askForum()
  const [thread = ''] = new URL(plain.url()).searchParams.get('threads')?.split('.') ?? []
  const address = (await plain.getByRole('link', { name: 'Report the answer' }).getAttribute('href')) ?? ''
  const send = async (to: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(siteUrl + to.replace(/#.*/u, ''), {
      ...{ method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) },
    })
    return [response.status, await response.text()]
  }
  expect(address).toContain(thread)
  for (const [to, fields, headers, status, words] of [
    [address, { reason: 'wrong' }, { 'Sec-Fetch-Site': 'cross-site' }, 403, 'This was sent from another site.'],
    [address, { details: 'Sundays' }, {}, 400, 'Choose what is wrong with the answer.'],
    [
      address,
      { reason: 'wrong', details: 'x'.repeat(2_001) },
      {},
      400,
      'What you tell us has at most 2,000 characters.',
    ],
    [address.replace('report=0', 'report=0.5'), { reason: 'wrong' }, {}, 400, ''],
    [address.replace('report=0', 'report=7'), { reason: 'wrong' }, {}, 404, ''],
  ] as const) {
    expect([to, await send(to, fields, headers)]).toEqual([to, [status, expect.stringContaining(words)]])
  }
})

it('pages without script say in the place of both tools that they are switched off, or closed', async () => {
  await desk.change('candidate-forums', forum.id, { isOpen: false, closedText: `Thank you, ${mark}.` })
  await until('the forum is closed', async () =>
    (await (await fetch(`${siteUrl}/chat/forum/${forum.id}`)).text()).includes(`Thank you, ${mark}.`),
  )
  await plain.goto(`${siteUrl}/chat/forum/${forum.id}`)
  await plain.getByText(`Thank you, ${mark}.`).waitFor()
  await expectLooks()
  await plain.goto(`${siteUrl}/chat/${candidate}`)
  await plain.getByText(`Thank you, ${mark}.`).waitFor()
  expect(await plain.getByRole('button', { name: 'Send' }).count()).toBe(0)
  await plain.goto(`${siteUrl}/chat/${slug}-none`)
  await plain.getByText('The assistant is not available right now.').waitFor()
  await expectLooks()
})
