import { describe, expect, it } from '@jest/globals'
import { accessibilityFaults } from './accessibility.ts'
import { pickerOverStory } from './pickerOverStory.ts'
import { removeDocuments } from './removeDocuments.ts'

const { mark, page, picker, items, select, focused, untilOpen, untilClosed, untilStored } = pickerOverStory()

describe('the Show Picker', () => {
  const open = async () => {
    await page().getByRole('button', { name: 'Select Show' }).click()
    await untilOpen('Show Picker')
  }

  it('offers shows alone, takes one by the keys alone, and gives the focus back to the text', async () => {
    await page().getByRole('button', { name: 'Select Show' }).press('Enter')
    await untilOpen('Show Picker')
    expect(await focused()).toBe('Search Content')
    expect(await items().locator('.posts-list-table__type').allTextContents()).toEqual(['Show'])
    expect(await select().getAttribute('aria-disabled')).toBe('true')
    expect(await picker().getByRole('tooltip').textContent()).toBe(
      'Select 1 sections to continue. Currently selected: 0',
    )
    await items().first().getByRole('checkbox').focus()
    await page().keyboard.press('Space')
    await picker().getByText('1 Section Selected').waitFor()
    await page().keyboard.press('Control+Enter')
    await untilClosed()
    await page().locator('.show-face-name').getByText('Slack Tide').waitFor()
    await page().waitForFunction(() => document.activeElement?.matches('[data-lexical-editor]'))
  })

  it('is left by Escape, which changes nothing', async () => {
    await page().getByRole('button', { name: 'Select Show' }).press('Enter')
    await untilOpen('Show Picker')
    await items().first().click()
    await page().keyboard.press('Escape')
    await untilClosed()
    await page().getByText('No show selected').waitFor()
    await page().waitForFunction(() => document.activeElement?.textContent === 'Select Show')
  })

  it('searches, says when there is nothing, and has no fault that a screen reader would meet', async () => {
    await open()
    await picker().getByPlaceholder('Search Content').fill('no such show')
    await picker().getByText('No results found.').waitFor()
    await picker().getByText('0-0 of 0').waitFor()
    expect(await accessibilityFaults(page(), '.picker')).toEqual([])
  })

  it('has a new show started in a tab of its own, which is there on coming back', async () => {
    const name = `Tide Tables ${mark}`
    await open()
    const start = picker().getByRole('link', { name: 'Start New' })
    expect([await start.getAttribute('href'), await start.getAttribute('target')]).toEqual([
      '/admin/collections/sections/create',
      '_blank',
    ])
    await page().evaluate(async (made) => {
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify({ name: made, type: 'show' }) }
      await fetch('/api/sections?draft=true', init)
      // As a tab says that it is looked at again.
      window.dispatchEvent(new Event('visibilitychange'))
    }, name)
    await items().filter({ hasText: name }).waitFor()
    await removeDocuments(page(), 'sections', `where[name][equals]=${encodeURIComponent(name)}`)
  })

  it('says in red what the server says when it fails, and tries again', async () => {
    await page().route('**/api/rpc/sections.search**', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({
          error: {
            message: 'Something went wrong.',
            code: -32603,
            data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, details: null },
          },
        }),
      }),
    )
    await page().getByRole('button', { name: 'Select Show' }).click()
    await picker().getByRole('alert').getByText('Something went wrong.').waitFor()
    await page().unroute('**/api/rpc/sections.search**')
    await picker().getByRole('button', { name: 'Try again' }).click()
    await items().first().waitFor()
  })
})

describe('Set Autofill Filters', () => {
  it('keeps what is chosen only when it is applied', async () => {
    // What the slots hold comes after them, in the place of the words that are there until then.
    await page().locator('.slot-face-headline').first().click()
    const open = async () => {
      await page().getByRole('button', { name: 'Autofill', exact: true }).click()
      await picker().getByRole('heading', { name: 'Set Autofill Filters' }).waitFor()
    }
    const addTag = async () => {
      await picker().getByRole('combobox', { name: 'Add Tags' }).fill('fe')
      await picker().getByRole('option', { name: 'Ferry', exact: true }).click()
      await picker().getByRole('button', { name: 'Remove Ferry' }).waitFor()
    }
    // The toolbar of the slot leads to the block around it.
    await page().getByRole('button', { name: 'Select Parent' }).first().click()
    await open()
    await picker().getByRole('combobox', { name: 'Add Authors' }).fill('zzz')
    await picker().getByText('No results.', { exact: true }).waitFor()
    await page().keyboard.press('Escape')
    await addTag()
    await picker().getByRole('button', { name: 'Cancel' }).click()
    await untilClosed()
    await open()
    expect(await picker().getByRole('button', { name: 'Remove Ferry' }).count()).toBe(0)
    await addTag()
    await picker().getByRole('switch', { name: 'Apply Most Popular Posts' }).check()
    await picker().getByRole('button', { name: 'Apply Filters To Section' }).click()
    await untilClosed()
    await untilStored((draft) => /"mostPopular":true/.test(JSON.stringify(draft.body)))
    await open()
    await picker().getByRole('button', { name: 'Remove Ferry' }).waitFor()
    await picker().getByRole('button', { name: 'Clear Filters' }).click()
    expect(await picker().getByRole('switch', { name: 'Deduplication' }).isChecked()).toBe(true)
    expect(await picker().getByRole('button', { name: 'Remove Ferry' }).count()).toBe(0)
  })
})

describe('charts', () => {
  it('say which variable to set, and are taken by their address', async () => {
    await page().locator('.block-empty').getByText('No chart selected').click()
    await page().getByRole('button', { name: 'Add Chart' }).first().click()
    await picker().getByRole('heading', { name: 'Datawrapper Charts' }).waitFor()
    await picker()
      .getByText('To search Datawrapper here, set DATAWRAPPER_TOKEN for the back office.', { exact: false })
      .waitFor()
    const address = picker().getByLabel('Address or id of the chart')
    await address.fill('https://example.test/nothing')
    await picker().getByText('This is not the address of a Datawrapper chart.').waitFor()
    await address.fill('https://datawrapper.dwcdn.net/aB3x9/1/')
    await picker().getByRole('button', { name: 'Use this address' }).click()
    await untilClosed()
    await untilStored((draft) => /"chartId":"aB3x9"/.test(JSON.stringify(draft.body)))
  })
})
