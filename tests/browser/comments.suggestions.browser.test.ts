import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { openComments, select, startComment, thread, untilMarked } from './together/comments.page.ts'
import { type TwoPeople, twoPeople } from './together/twoPeople.ts'
import { bodySelector } from './together/writer.page.ts'

let story: TwoPeople
let june: TwoPeople['june']
let ada: TwoPeople['ada']

beforeAll(async () => {
  story = await twoPeople({ headline: 'Suggestions for a wall', type: 'article' })
  ;({ june, ada } = story)
  await Promise.all([story.open(june), story.open(ada)])
  await june.locator(bodySelector).click()
  await june.keyboard.type('The old harbor wall will be rebuilt in May.')
  await june.keyboard.press('Enter')
  await june.keyboard.type('It is old.')
  await june.keyboard.press('Enter')
  await june.keyboard.type('The council voted.')
  await ada.locator(bodySelector, { hasText: 'The council voted.' }).waitFor()
  await openComments(ada)
})
afterAll(() => story?.end())

// Waits until the story has these paragraphs.
const untilSays = (page: Page, lines: readonly string[]) =>
  page.waitForFunction(
    ([selector, wanted]) => {
      const paragraphs = document.querySelectorAll(`${selector} > p`)
      return [...paragraphs].map((one) => one.textContent).join('\n') === wanted
    },
    [bodySelector, lines.join('\n')] as const,
  )

async function suggest(page: Page, text: string): Promise<void> {
  await startComment(page)
  await page.getByRole('button', { name: 'Suggest a change' }).click()
  await page.getByRole('textbox', { name: 'Suggested text' }).fill(text)
  await page.getByRole('button', { name: 'Comment', exact: true }).last().click()
}

describe('a suggestion', () => {
  it('is accepted with one click, for everybody, and undone like any other edit', async () => {
    await select(june, 'May')
    await suggest(june, 'early June')
    await ada.getByRole('button', { name: 'Accept' }).click()
    await june.locator(bodySelector, { hasText: 'rebuilt in early June.' }).waitFor()
    await june.getByText('Accepted by Ada Lockhart').waitFor()
    await untilMarked(june, 'early June')
    await select(ada, 'will')
    await ada.keyboard.press('Control+z')
    await june.locator(bodySelector, { hasText: 'rebuilt in May.' }).waitFor()
  })

  it('takes the place of several paragraphs, a line each, in one step', async () => {
    const before = ['The old harbor wall will be rebuilt in May.', 'It is old.', 'The council voted.']
    await untilSays(june, before)
    await select(june, 'in May.', 'The council')
    await startComment(june)
    await june.getByRole('button', { name: 'Suggest a change' }).click()
    const text = june.getByRole('textbox', { name: 'Suggested text' })
    expect(await text.inputValue()).toBe('in May.\nIt is old.\nThe council')
    await text.fill('in May,\nor in June.\nIt is old.\nParliament')
    await june.getByRole('button', { name: 'Comment', exact: true }).last().click()
    await thread(ada, 'Parliament').getByRole('button', { name: 'Accept' }).click()
    const after = ['The old harbor wall will be rebuilt in May,', 'or in June.', 'It is old.', 'Parliament voted.']
    await Promise.all([untilSays(june, after), untilSays(ada, after)])
    await select(ada, 'will')
    await ada.keyboard.press('Control+z')
    await Promise.all([untilSays(june, before), untilSays(ada, before)])
    await ada.keyboard.press('Control+Shift+z')
    await untilSays(june, after)
    await ada.keyboard.press('Control+z')
    await untilSays(june, before)
  })

  it('that leaves lines out joins what is around them', async () => {
    await select(june, 'May.', 'It is')
    await suggest(june, 'May, as it is')
    await thread(ada, 'May, as it is').getByRole('button', { name: 'Accept' }).click()
    const after = ['The old harbor wall will be rebuilt in May, as it is old.', 'The council voted.']
    await Promise.all([untilSays(june, after), untilSays(ada, after)])
  })

  it('is declined with one click, and changes nothing', async () => {
    await select(june, 'council')
    await suggest(june, 'mayor')
    await thread(ada, 'mayor').getByRole('button', { name: 'Decline' }).click()
    await thread(june, 'mayor').getByText('Declined by Ada Lockhart').waitFor()
    await june.locator(bodySelector, { hasText: 'The council voted.' }).waitFor()
  })
})
