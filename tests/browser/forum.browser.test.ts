import { beforeEach, describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { readerOf } from './blocksReader.ts'
import { end, StandInChat, sailing, threadOf } from './chat/standInChat.ts'
import { holdScripts } from './heldScripts.ts'

const chat = new StandInChat()
const paragraph = blockFixture('paragraph', { content: 'The ferry left at seven. '.repeat(200) })
const story = [paragraph, blockFixture('html', { props: { tool: 'candidate-forum', forumId: 'mayor' } })]
const { page, open, scriptSizes } = readerOf(story, chat.answer)

beforeEach(() => chat.reset())

const field = () => page().getByLabel('What do you want to know?')
const button = (name: string) => page().getByRole('button', { name, exact: true })
const tab = (name: string) => page().getByRole('tab', { name })
const panel = () => page().getByRole('tabpanel')
const selected = () => page().locator('[role="tab"][aria-selected="true"]').allTextContents()

const openForum = async (options: Parameters<typeof open>[0] = {}) => {
  await open(options)
  await page().locator('.html--tool').scrollIntoViewIfNeeded()
  await page().locator('[data-island-state="hydrated"]').waitFor()
}
const ask = async (question: string) => {
  await field().fill(question)
  await button('Continue').click()
  await button('Ask Another').waitFor()
}

describe('a candidate forum (docs/spec/reader-site.md#candidate-forum)', () => {
  it('disables its candidates until a question is asked, and then shows it as a bubble', async () => {
    await openForum()
    await page().getByText('Select any candidate to read their answer').waitFor()
    expect(await tab('Rosa Lindqvist').isDisabled()).toBe(true)
    await ask('  What about parking? ')
    await page().locator('.html-chat__question').getByText('What about parking?').waitFor()
    expect(await tab('Rosa Lindqvist').isDisabled()).toBe(false)
    await page().waitForFunction(() => document.activeElement?.textContent === 'Ask Another')
    expect(await selected()).toEqual([])
    expect(chat.questions).toEqual([])
  })

  it('keeps what was written before its script came', async () => {
    const scripts = await holdScripts(open)
    await field().fill('What about ferries?')
    await field().press('Home')
    scripts.release()
    await page().locator('[data-island-state="hydrated"]').waitFor()
    await page().keyboard.type('Quickly: ')
    await button('Continue').click()
    expect(await page().locator('.html-chat__question').textContent()).toContain('Quickly: What about ferries?')
  })

  it('requests the answer of a candidate once: when the pointer comes near, or on selection', async () => {
    await openForum()
    await ask('What about parking?')
    await tab('Rosa Lindqvist').hover()
    const rosa = await chat.question(0)
    expect(rosa.request).toMatchObject({
      assistant: 'rosa',
      forum: 'mayor',
      threadId: null,
      messages: [{ role: 'user', content: 'What about parking?' }],
    })
    await tab('Rosa Lindqvist').click()
    await panel().getByText('Response is being generated...').first().waitFor()
    await tab('Dev Anand').click()
    expect((await chat.question(1)).request.assistant).toBe('dev')
    rosa.write(...sailing, end)
    rosa.end()
    await tab('Rosa Lindqvist').click()
    await panel().getByText('The ferry sails at seven.').first().waitFor()
    expect(await panel().getByRole('link', { name: 'Source 1' }).getAttribute('href')).toBe('/2026/03/04/ferry#b1')
    await tab('Dev Anand').hover()
    await tab('Rosa Lindqvist').hover()
    expect(chat.questions).toHaveLength(2)
    expect(await page().evaluate(() => localStorage.getItem('rosa-threadId'))).toBe(threadOf(0))
  })

  it('takes a follow-up to one candidate, in the same conversation', async () => {
    await openForum()
    await ask('What about parking?')
    await tab('Rosa Lindqvist').click()
    const first = await chat.question(0)
    expect(await button('Ask a follow-up').count()).toBe(0)
    first.write(...sailing, end)
    first.end()
    await button('Ask a follow-up').click()
    await page().waitForFunction(() => document.activeElement?.id.endsWith('follow-up'))
    const followUp = panel().getByLabel('Your follow-up to Rosa Lindqvist')
    await followUp.fill(' What about parking? ')
    await button('Ask').click()
    expect([await followUp.count(), chat.questions.length]).toEqual([1, 1])
    await panel().getByLabel('Your follow-up to Rosa Lindqvist').fill('And on Sundays?')
    await button('Ask').click()
    const second = await chat.question(1)
    expect(second.request).toMatchObject({ assistant: 'rosa', threadId: threadOf(0), forum: 'mayor' })
    expect(second.request.messages.at(-1)).toEqual({ role: 'user', content: 'And on Sundays?' })
    await panel().locator('.html-chat__question').getByText('And on Sundays?').waitFor()
    expect(await panel().getByRole('textbox').count()).toBe(0)
    await page().waitForFunction(() => document.activeElement?.getAttribute('role') === 'tabpanel')
  })

  it.each(['Ask Another', 'Start Over'])(
    'is as new after "%s": scrolled to the form, with the focus in it',
    async (name) => {
      await openForum()
      await ask('What about parking?')
      await tab('Rosa Lindqvist').click()
      const answer = await chat.question(0)
      answer.write({ type: 'text', text: 'A long answer.\n'.repeat(80) })
      await panel().getByText('A long answer.').first().waitFor()
      await button(name).click()
      await answer.left
      await button('Continue').waitFor()
      expect(await field().inputValue()).toBe('')
      await page().waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
      const box = await field().boundingBox()
      expect(box && box.y >= 0 && box.y < 800).toBe(true)
      expect(await page().locator('.html-chat__question').count()).toBe(0)
      expect(await panel().count()).toBe(0)
      expect(await tab('Rosa Lindqvist').isDisabled()).toBe(true)
      expect(await page().evaluate(() => localStorage.getItem('rosa-threadId'))).toBeNull()
    },
  )

  it('asks another question written in the same field, and the same one not at all', async () => {
    await openForum()
    await ask('What about parking?')
    await tab('Rosa Lindqvist').click()
    await chat.question(0)
    await field().press('Control+Enter')
    expect(await selected()).toHaveLength(1)
    await field().fill('What about schools?')
    await field().press('Control+Enter')
    await page().locator('.html-chat__question').getByText('What about schools?').waitFor()
    expect(await selected()).toEqual([])
    await tab('Rosa Lindqvist').click()
    expect((await chat.question(1)).request.messages).toEqual([{ role: 'user', content: 'What about schools?' }])
  })
})

describe('a forum that is closed while its page is open', () => {
  const words = 'The polls are open. Thank you for your questions.'

  it('says so when its reader comes back to it', async () => {
    await openForum()
    await field().waitFor()
    chat.closedText = words
    await page().evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await page().getByRole('status').getByText(words).waitFor()
  })

  it('is there again, with what was written, when it is opened, and not when the site does not answer', async () => {
    await openForum()
    await field().fill('What about parking?')
    const look = () => page().evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    chat.closedText = words
    await look()
    const notice = page().getByRole('status').getByText(words)
    await notice.waitFor()
    chat.closedText = undefined
    const answered = page().waitForResponse((response) => response.url().includes('/api/chat/forum'))
    await look()
    expect((await answered).status()).toBe(503)
    expect(await notice.count()).toBe(1)
    chat.closedText = null
    await look()
    await field().waitFor()
    expect(await field().inputValue()).toBe('What about parking?')
  })
})

describe('an answer in a forum', () => {
  const answered = async () => {
    await openForum()
    await ask('What about parking?')
    await tab('Rosa Lindqvist').click()
    const answer = await chat.question(0)
    answer.write(...sailing, end)
    answer.end()
    await panel().getByRole('button', { name: 'Report' }).click()
  }

  it('can be reported, with a reason, words and an address', async () => {
    await answered()
    await page().waitForFunction(() => document.activeElement?.getAttribute('type') === 'radio')
    await panel().getByLabel('It is unfair to a candidate').check()
    await panel().getByLabel('What should we know? (optional)').fill('She said eight.')
    await panel().getByLabel('E-mail, if you want to hear what we decide (optional)').fill('ana@readers.test')
    await button('Send report').click()
    await panel().getByText('Thank you. Our newsroom looks at it.').waitFor()
    await page().waitForFunction(() => document.activeElement?.getAttribute('role') === 'status')
    expect(chat.reports).toEqual([
      { threadId: threadOf(0), answer: 0, reason: 'unfair', details: 'She said eight.', email: 'ana@readers.test' },
    ])
    expect(await panel().getByRole('button', { name: 'Report' }).count()).toBe(0)
  })

  it('keeps what was written of a report that is not taken, and forgets it on Escape', async () => {
    await answered()
    chat.reportTrouble = 'You have asked many questions. Try again in 9 minutes.'
    await panel().getByLabel('It is wrong').check()
    await panel().getByLabel('What should we know? (optional)').fill('Sundays')
    await button('Send report').click()
    await panel().getByRole('alert').getByText('Try again in 9 minutes.').waitFor()
    expect(await panel().getByLabel('What should we know? (optional)').inputValue()).toBe('Sundays')
    await page().keyboard.press('Escape')
    await button('Send report').waitFor({ state: 'detached' })
    await panel().getByRole('button', { name: 'Report' }).waitFor()
  })

  it('is copied as text with its sources', async () => {
    await answered()
    await page().evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void document.body.setAttribute('data-copied', text) },
      })
    })
    await panel().getByRole('button', { name: 'Copy' }).click()
    await panel().getByText('Copied with its sources.').waitFor()
    expect(await page().getAttribute('body', 'data-copied')).toMatch(
      /^The ferry sails at seven\. \[1\]\n\n\[1\] The ferry gets a new timetable: https?:\/\/[^/]+\/2026\/03\/04\/ferry#b1$/u,
    )
  })
})

describe('a forum by the keys alone', () => {
  it.each(['Control+Enter', 'Meta+Enter'])('sends the question with %s', async (keys) => {
    await openForum()
    await field().fill('What about parking?')
    await field().press(keys)
    await button('Ask Another').waitFor()
  })

  it('has one stop for all candidates, and arrows, Home and End between them', async () => {
    await openForum()
    await field().fill('What about parking?')
    await field().press('Control+Enter')
    await button('Ask Another').waitFor()
    const focused = () => page().evaluate(() => document.activeElement?.textContent ?? '')
    await page().keyboard.press('Tab')
    await page().keyboard.press('Tab')
    expect(await focused()).toContain('Rosa Lindqvist')
    expect((await chat.question(0)).request.assistant).toBe('rosa')
    await page().keyboard.press('Enter')
    expect(await selected()).toEqual([expect.stringContaining('Rosa')])
    await page().keyboard.press('End')
    expect(await focused()).toContain('Mae Tully')
    expect(await selected()).toEqual([expect.stringContaining('Mae')])
    await page().keyboard.press('ArrowRight')
    expect(await selected()).toEqual([expect.stringContaining('Rosa')])
    await page().keyboard.press('ArrowLeft')
    await page().keyboard.press('Home')
    expect(await focused()).toContain('Rosa Lindqvist')
    await page().keyboard.press('Tab')
    expect(await page().evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel')
    await page().keyboard.press('Shift+Tab')
    expect(await focused()).toContain('Rosa Lindqvist')
  })
})

describe('a forum on a phone', () => {
  it('weighs at most 25 KB of script', async () => {
    await openForum()
    const sizes = await scriptSizes()
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(25)
  })

  it('is a form where there is no script', async () => {
    await open({ javaScriptEnabled: false })
    expect(await page().locator('.html-forum__form').getAttribute('action')).toBe('/chat/forum/mayor')
  })
})
