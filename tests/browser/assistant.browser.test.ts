import { beforeEach, describe, expect, it } from '@jest/globals'
import { blockFixture, hostileTexts } from '#blocks/core/block.fixtures.ts'
import { until } from '#tests/until.ts'
import { readerOf } from './blocksReader.ts'
import { end, StandInChat, sailing, threadOf } from './chat/standInChat.ts'
import { holdScripts } from './heldScripts.ts'

const chat = new StandInChat()
const story = [blockFixture('html', { props: { tool: 'ai-chat', assistant: 'city-guide' } })]
const { page, open, scriptSizes } = readerOf(story, chat.answer)

beforeEach(() => chat.reset())

const list = () => page().getByRole('log')
const field = () => page().getByLabel('Ask a question')
const button = (name: string) => page().getByRole('button', { name, exact: true })
const status = () => page().getByRole('status')
const thread = () => page().evaluate(() => localStorage.getItem('city-guide-threadId'))
const hydrated = () => page().locator('[data-island-state="hydrated"]').waitFor()

const openChat = async (options: Parameters<typeof open>[0] = {}) => {
  await open(options)
  await hydrated()
}
const openKept = (id: string) =>
  openChat({
    before: (opened) => opened.addInitScript((kept) => localStorage.setItem('city-guide-threadId', kept), id),
  })
const ask = async (question: string) => {
  await field().fill(question)
  await field().press('Enter')
}

describe('a chat with an assistant (docs/spec/reader-site.md#ai-chat)', () => {
  it('streams the answer, tells what it does, and takes the next question once it is complete', async () => {
    await openChat()
    await ask('When does the ferry sail?')
    const question = await chat.question(0)
    expect(question.request).toMatchObject({
      assistant: 'city-guide',
      messages: [{ role: 'user', content: 'When does the ferry sail?' }],
      threadId: null,
      forum: null,
    })
    await list().getByText('Working on a response…').waitFor()
    await status().getByText('Working on a response…').waitFor()
    expect([await field().isDisabled(), await button('Send').isDisabled()]).toEqual([true, true])
    question.write(...sailing)
    await list().getByText('The ferry sails at seven.').waitFor()
    // Screen readers hear the answer when it is whole.
    expect(await status().textContent()).toBe('Working on a response…')
    question.write(end)
    question.end()
    await status().getByText('The ferry sails at seven.').waitFor()
    expect(await field().isDisabled()).toBe(false)
    await page().waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
    expect(await thread()).toBe(threadOf(0))
    expect(await list().textContent()).not.toMatch(/[【】{]/u)
  })

  it('keeps what was written before its script came', async () => {
    const scripts = await holdScripts(open)
    await field().fill('When does the ferry sail?')
    scripts.release()
    await hydrated()
    await field().press('Enter')
    expect((await chat.question(0)).request.messages).toEqual([{ role: 'user', content: 'When does the ferry sail?' }])
  })

  it('links a sentence to its source, below the answer with title, day and quote', async () => {
    await openChat()
    await ask('When?')
    const question = await chat.question(0)
    await page().locator('[role="log"][aria-busy="true"]').waitFor()
    question.write(...sailing, end)
    question.end()
    await page().locator('[role="log"][aria-busy="false"]').waitFor()
    const mark = list().getByRole('link', { name: 'Source 1' })
    expect(await mark.getAttribute('href')).toBe('/2026/03/04/ferry#b1')
    expect(await mark.getAttribute('target')).toBeNull()
    const source = list().locator('.html-chat__source')
    expect(await source.textContent()).toMatch(/The ferry gets a new timetable\s*Mar 4, 2026\s*“From Monday/u)
    await list().getByText('Written by AI from the sources below. It can be wrong.').waitFor()
  })

  it('sends with Enter, breaks the line with Shift and Enter, and sends nothing empty', async () => {
    await openChat()
    await field().press('Enter')
    await field().fill('One')
    await field().press('Shift+Enter')
    await field().pressSequentially('two')
    await field().press('Enter')
    const question = await chat.question(0)
    expect(question.request.messages.at(-1)?.content).toBe('One\ntwo')
    expect(chat.questions).toHaveLength(1)
  })

  it('goes on in its conversation, with the messages before', async () => {
    await openChat()
    await ask('When?')
    const first = await chat.question(0)
    first.write(...sailing, end)
    first.end()
    await list().getByText('sails at seven').first().waitFor()
    await ask('And on Sundays?')
    const { request } = await chat.question(1)
    expect(request.threadId).toBe(threadOf(0))
    expect(request.messages).toEqual([
      { role: 'user', content: 'When?' },
      { role: 'assistant', content: 'The ferry sails at seven.' },
      { role: 'user', content: 'And on Sundays?' },
    ])
  })
})

describe('what can go wrong (docs/spec/reader-site.md#ai-chat)', () => {
  it('says so, and sends the same question again on Retry', async () => {
    await openChat()
    await ask('When?')
    ;(await chat.question(0)).refuse(503, 'unavailable', 'We could not get an answer.')
    await page().getByRole('alert').getByText('We could not get an answer.').waitFor()
    await button('Retry').click()
    const again = await chat.question(1)
    expect(again.request.messages).toEqual([{ role: 'user', content: 'When?' }])
    await button('Retry').waitFor({ state: 'detached' })
    again.write(...sailing, end)
    again.end()
    await list().getByText('sails at seven.').first().waitFor()
  })

  it('takes an answer that breaks off for a failure, and shows its beginning until Retry', async () => {
    await openChat()
    await ask('When?')
    const question = await chat.question(0)
    question.writeText('The ferry sails【{"type":"sou')
    question.end()
    await page().getByRole('alert').getByText('We could not get an answer.').waitFor()
    expect(await list().textContent()).toContain('The ferry sails')
    expect(await list().textContent()).not.toContain('【')
  })

  it('begins another conversation when the kept one was deleted meanwhile', async () => {
    chat.threads.set(threadOf(9), [{ role: 'user', content: 'Before?' }])
    await openKept(threadOf(9))
    await list().getByText('Before?').waitFor()
    await ask('When?')
    ;(await chat.question(0)).refuse(404, 'unknown-thread', 'This conversation has ended.')
    const again = await chat.question(1)
    expect(again.request.threadId).toBeNull()
    // A proof counts once.
    expect(chat.challenges).toBe(2)
    again.write(...sailing, end)
    again.end()
    await list().getByText('sails at seven.').first().waitFor()
    expect(await thread()).toBe(threadOf(1))
  })
})

describe('an answer', () => {
  it('can be stopped: the call ends, and what came stays', async () => {
    await openChat()
    await ask('When?')
    const question = await chat.question(0)
    question.write({ type: 'text', text: 'The ferry' })
    await list().getByText('The ferry').waitFor()
    await button('Stop').click()
    await question.left
    await list().getByText('Stopped.').waitFor()
    expect(await list().textContent()).toContain('The ferry')
    expect(await field().isDisabled()).toBe(false)
  })

  it('ends its call when the reader leaves', async () => {
    await openChat()
    await ask('When?')
    const question = await chat.question(0)
    question.write({ type: 'text', text: 'The ferry' })
    await list().getByText('The ferry').waitFor()
    await page().goto('about:blank')
    await question.left
  })

  it('can be rated, and the rating taken back', async () => {
    await openChat()
    await ask('When?')
    const question = await chat.question(0)
    question.write(...sailing, end)
    question.end()
    await button('Helpful').click()
    await page().waitForFunction(() => document.querySelector('.html-chat__rate')?.ariaPressed === 'true')
    await button('Helpful').click()
    await page().waitForFunction(() => document.querySelector('.html-chat__rate')?.ariaPressed === 'false')
    await button('Not helpful').click()
    await page().locator('.html-chat__rate[aria-pressed="true"]').getByText('Not helpful').waitFor()
    await until('all three ratings arrived', () => chat.ratings.length === 3)
    expect(chat.ratings).toEqual([1, 0, -1].map((rating) => ({ threadId: threadOf(0), answer: 0, rating })))
  })

  it('runs nothing of what a question, a source or a model writes', async () => {
    await openChat()
    await ask(hostileTexts.join(' '))
    const question = await chat.question(0)
    for (const [index, text] of hostileTexts.entries()) {
      question.write(
        { type: 'text', text },
        {
          type: 'source',
          number: index + 1,
          url: 'javascript:alert(1)',
          title: text,
          quote: text,
          date: text,
          page: null,
        },
      )
    }
    question.write({ type: 'near', url: 'data:text/html,x', title: hostileTexts[0] ?? '', date: null }, end)
    question.end()
    await list()
      .getByText(hostileTexts[3] ?? '')
      .first()
      .waitFor()
    expect(await page().locator('.html-chat__list :is(script, img, svg)').count()).toBe(0)
    expect(await page().locator('.html-chat__list a').count()).toBe(0)
  })
})

describe('the conversation of a browser', () => {
  const before = [
    { role: 'user', content: 'When?' },
    { role: 'assistant', content: 'At seven.【{"type":"end"}】' },
  ]

  it('is loaded and shown before new messages, and forgotten by a new start', async () => {
    chat.threads.set(threadOf(5), before)
    await openKept(threadOf(5))
    await list().getByText('At seven.').waitFor()
    expect(chat.loaded).toEqual([threadOf(5)])
    await ask('Why?')
    const question = await chat.question(0)
    expect(question.request.threadId).toBe(threadOf(5))
    question.write(...sailing, end)
    question.end()
    await button('Start over').click()
    await list().waitFor({ state: 'detached' })
    expect(await thread()).toBeNull()
  })

  it('goes on without its history when that cannot be loaded', async () => {
    chat.threads.set(threadOf(5), 503)
    await openKept(threadOf(5))
    await until('the history was asked for', () => chat.loaded.length === 1)
    await ask('Why?')
    expect((await chat.question(0)).request.threadId).toBe(threadOf(5))
    expect(await page().getByRole('alert').count()).toBe(0)
  })
})

describe('the list of messages', () => {
  const long = { type: 'text' as const, text: 'The ferry sails at seven, as it has since 1931.\n'.repeat(60) }
  const distance = () => list().evaluate((node) => node.scrollHeight - node.clientHeight - node.scrollTop)

  it.each([1000, 390])('is at most 600 pixels high and follows its end in a window of %i', async (width) => {
    await openChat({ viewport: { width, height: 800 } })
    await ask('When?')
    const question = await chat.question(0)
    question.write(long)
    await page().waitForFunction(() => {
      const node = document.querySelector('[role=log]')
      return node && node.scrollHeight > 700 && node.scrollHeight - node.clientHeight - node.scrollTop <= 1
    })
    expect(await list().evaluate((node) => node.getBoundingClientRect().height)).toBe(600)
    expect(await page().evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // 20 pixels up: it stays there.
    await list().evaluate((node) => {
      node.scrollTop -= 20
    })
    await page().waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))))
    const top = await list().evaluate((node) => node.scrollTop)
    question.write(long)
    await page().waitForFunction((height) => (document.querySelector('[role=log]')?.scrollHeight ?? 0) > height, 2500)
    expect(await list().evaluate((node) => node.scrollTop)).toBe(top)
    expect(await distance()).toBeGreaterThan(15)
  })
})

describe('its script', () => {
  it('weighs at most 25 KB', async () => {
    await openChat()
    const sizes = await scriptSizes()
    process.stderr.write(
      `Script of a chat: ${(sizes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1)} KB gzip\n`,
    )
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(25)
  })

  it('is not needed for the form', async () => {
    await open({ javaScriptEnabled: false })
    const form = page().locator('form')
    expect([await form.getAttribute('method'), await form.getAttribute('action')]).toEqual(['post', '/chat/city-guide'])
  })
})
