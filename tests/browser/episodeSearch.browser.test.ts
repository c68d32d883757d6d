import { describe, expect, it } from '@jest/globals'
import { pickerOverStory } from './pickerOverStory.ts'

const { page, picker, items, select, untilOpen, untilClosed } = pickerOverStory()

describe('Episode Search', () => {
  const open = async () => {
    await page().locator('.slot-face').first().click()
    await page().getByRole('button', { name: 'Pin Post' }).click()
    await untilOpen('Episode Search')
  }

  it('begins with what is published, newest changes first, as lines or as cards', async () => {
    await open()
    expect(await picker().getByRole('checkbox', { name: 'Published', exact: true }).isChecked()).toBe(true)
    expect(await picker().getByRole('checkbox', { name: 'All', exact: true }).count()).toBe(0)
    expect(await picker().locator('th[aria-sort=descending]').textContent()).toBe('Modified Date')
    const titles = await items().locator('.posts-list__title').allTextContents()
    expect(titles.length).toBeGreaterThan(1)
    await picker().getByRole('button', { name: 'Grid' }).click()
    expect(await items().locator('.posts-list__title').allTextContents()).toEqual(titles)
  })

  it('dims all but the chosen one; another one takes its place, and a second click lets go', async () => {
    await open()
    const [one, other] = [items().nth(0), items().nth(1)]
    await one.click()
    expect(await other.getAttribute('class')).toContain('picker-item--dimmed')
    await other.click()
    await picker().getByText('1 Post Selected').waitFor()
    expect(await one.getByRole('checkbox').isChecked()).toBe(false)
    await other.click()
    expect(await select().getAttribute('aria-disabled')).toBe('true')
    // Home and End go to the ends of the list, Enter takes what it stands on.
    await one.getByRole('checkbox').focus()
    await page().keyboard.press('End')
    await page().keyboard.press('Home')
    const name = await one.locator('.posts-list__title').textContent()
    await page().keyboard.press('Enter')
    await untilClosed()
    await page().waitForFunction(
      (wanted) => document.querySelector<HTMLTextAreaElement>('.slot-face textarea')?.value === wanted,
      name,
    )
  })

  it('is narrowed down by slug, tags, days and authors, and cleared again', async () => {
    await open()
    const all = await items().count()
    await picker().getByPlaceholder('Search Slug').fill('no-such-slug')
    await picker().getByText('No results found.').waitFor()
    await picker().getByRole('button', { name: 'Clear Filters' }).click()
    await items()
      .nth(all - 1)
      .waitFor()
    expect(await picker().getByPlaceholder('Search Slug').inputValue()).toBe('')

    const tags = picker().getByRole('combobox', { name: 'Tags' })
    await tags.fill('basketball')
    await picker().getByRole('option', { name: 'Basketball' }).waitFor()
    await page().keyboard.press('Enter')
    await picker().getByRole('button', { name: 'Remove Basketball' }).waitFor()
    expect(await tags.inputValue()).toBe('')
    await picker().getByText('No results found.').waitFor()
    await picker().getByRole('button', { name: 'Remove Basketball' }).click()
    await items()
      .nth(all - 1)
      .waitFor()

    const authors = picker().getByRole('combobox', { name: 'Authors' })
    await authors.fill('A Guest')
    await picker().getByRole('option', { name: 'Add "A Guest" as one-off author' }).waitFor()
    // Escape closes the results, not the picker.
    await page().keyboard.press('Escape')
    expect(await authors.inputValue()).toBe('')
    await authors.fill('A Guest')
    await picker().getByRole('option', { name: 'Add "A Guest" as one-off author' }).click()
    await picker().getByRole('button', { name: 'Remove A Guest' }).waitFor()
    await picker().getByText('No results found.').waitFor()
    await authors.fill('a guest')
    await picker().getByRole('option', { name: 'Remove "a guest" as one-off author' }).click()
    await items()
      .nth(all - 1)
      .waitFor()

    await picker().getByRole('radio', { name: 'Custom' }).check()
    // Escape closes the calendar, not the picker; its field opens it again, by key and by click.
    const days = picker().getByRole('textbox', { name: 'Days' })
    const calendar = page().getByRole('button', { name: 'Previous month' })
    await calendar.waitFor()
    await days.press('Escape')
    await calendar.waitFor({ state: 'detached' })
    await days.press('ArrowDown')
    await calendar.waitFor()
    await days.press('Escape')
    await calendar.waitFor({ state: 'detached' })
    await days.click()
    const day = page().locator('.react-datepicker__day--001:not(.react-datepicker__day--outside-month)').first()
    await day.click()
    await day.click()
    await picker().getByText('No results found.').waitFor()
  })

  it('shows what is pinned first, and chosen', async () => {
    await open()
    const name = await items().nth(1).locator('.posts-list__title').textContent()
    await items().nth(1).click()
    await select().click()
    await untilClosed()
    await page().getByRole('button', { name: 'Replace Pin' }).click()
    await untilOpen('Episode Search')
    await picker().getByText('1 Post Selected').waitFor()
    await page().waitForFunction(
      (wanted) => document.querySelector('.picker-item .posts-list__title')?.textContent === wanted,
      name,
    )
    expect(await items().first().getByRole('checkbox').isChecked()).toBe(true)
    const titles = await items().locator('.posts-list__title').allTextContents()
    expect(new Set(titles).size).toBe(titles.length)
  })
})
