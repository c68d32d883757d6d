import { describe, expect, it } from '@jest/globals'
import { pickerOverStory } from './pickerOverStory.ts'
import { openSection } from './storyPanel.ts'

const { mark, page, items, focused, untilOpen, untilClosed, untilStored } = pickerOverStory()

describe('the form of a post', () => {
  it('chooses authors, sections with a primary one, tags and the show, which all are stored', async () => {
    await page().getByRole('combobox', { name: 'Authors' }).fill('Wendell')
    await page().getByRole('option', { name: 'Wendell Pike' }).click()
    await page().getByRole('combobox', { name: 'Authors' }).fill('A Guest')
    await page().getByRole('option', { name: 'Add "A Guest" as one-off author' }).click()
    await openSection(page(), 'Details')
    const sections = page().locator('#field-sections')
    const primary = (name: string) => sections.getByRole('radio', { name: `Primary: ${name}` })
    expect(await primary('Harbor').isDisabled()).toBe(true)
    await sections.getByRole('checkbox', { name: 'Harbor' }).check()
    await sections.getByRole('checkbox', { name: 'Politics' }).check()
    await primary('Politics').check()
    await page().getByRole('combobox', { name: 'Tags' }).fill('Ferry')
    await page().getByRole('option', { name: 'Ferry', exact: true }).click()
    await page().getByRole('combobox', { name: 'Tags' }).fill(`Made ${mark}`)
    await page()
      .getByRole('option', { name: `Create "Made ${mark}"` })
      .click()
    await page()
      .getByRole('button', { name: `Remove Made ${mark}` })
      .waitFor()
    await page().locator('#field-show').getByRole('button', { name: 'Select Show' }).click()
    await untilOpen('Show Picker')
    await items().first().getByRole('checkbox').focus()
    await page().keyboard.press('Enter')
    await untilClosed()
    const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)
    await untilStored(
      ({ authors, oneOffAuthors, sections, primarySection, tags, show }) =>
        lengthOf(authors) === 1 &&
        JSON.stringify(oneOffAuthors) === '["A Guest"]' &&
        Array.isArray(sections) &&
        sections.length === 2 &&
        primarySection === sections[1] &&
        lengthOf(tags) === 2 &&
        typeof show === 'number',
    )
  })

  it('puts a by-line in order by Alt and an arrow, which keeps the focus, and by dragging', async () => {
    const authors = page().getByRole('combobox', { name: 'Authors' })
    const chips = page().locator('#field-authors .picker-chips button')
    const names = () => chips.allInnerTexts()
    for (const name of ['Wendell Pike', 'June Hathaway']) {
      await authors.fill(name)
      await page().getByRole('option', { name }).click()
      await page()
        .getByRole('button', { name: `Remove ${name}` })
        .waitFor()
    }
    expect(await names()).toEqual(['Wendell Pike', 'June Hathaway'])
    await chips.first().focus()
    await page().keyboard.press('Alt+ArrowRight')
    expect(await names()).toEqual(['June Hathaway', 'Wendell Pike'])
    expect(await focused()).toBe('Remove Wendell Pike')
    await chips.last().dragTo(chips.first())
    expect(await names()).toEqual(['Wendell Pike', 'June Hathaway'])
  })

  it('leads by the first arrow to the first result, and makes no topic beside the one that is there', async () => {
    await openSection(page(), 'Details')
    const tags = page().getByRole('combobox', { name: 'Tags' })
    await tags.fill('Ferr')
    await page().getByRole('option', { name: 'Ferry', exact: true }).waitFor()
    await page().getByRole('option', { name: 'Create "Ferr"' }).waitFor()
    await page().keyboard.press('ArrowDown')
    await page().keyboard.press('Enter')
    await page().getByRole('button', { name: 'Remove Ferry' }).waitFor()
    expect(await page().getByRole('button', { name: 'Remove Ferr', exact: true }).count()).toBe(0)
  })

  it('goes through the pages of what a search finds by Page Down and Page Up', async () => {
    const authors = page().getByRole('combobox', { name: 'Authors' })
    await authors.fill('a')
    await page()
      .getByText(/^Page 1, \d+ in all$/)
      .waitFor()
    const first = String(await page().getByRole('option').first().textContent())
    await page().keyboard.press('PageDown')
    await page()
      .getByText(/^Page 2, /)
      .waitFor()
    await page().getByRole('listbox').getByText(first, { exact: true }).waitFor({ state: 'detached' })
    await page().keyboard.press('PageUp')
    await page().getByRole('listbox').getByText(first, { exact: true }).waitFor()
  })
})
