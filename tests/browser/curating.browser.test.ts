import { describe, expect, it } from '@jest/globals'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { curatedHomePage, rowOf } from './curating/homePage.ts'
import { removeDocuments } from './removeDocuments.ts'

const {
  newsroom,
  page,
  story,
  call,
  openPage,
  openFront,
  card,
  selectSlot,
  tool,
  untilSign,
  untilPinned,
  untilStored,
} = curatedHomePage((stories) => [
  rowOf('top', 'post_row_3', stories[5], undefined, stories[6]),
  rowOf('low', 'post_row_2', undefined, stories[7]),
])
const pin = (index: number) => story(index).id
const autofilled = 'This post is autofilled'
const pinned = 'This post is pinned'

async function pick(headline: string): Promise<void> {
  const picker = page().locator('.picker')
  await picker.getByRole('heading', { name: 'Post Search', exact: true }).waitFor()
  await picker.getByPlaceholder('Search Content').fill(headline)
  await picker.locator('.picker-item').filter({ hasText: headline }).first().click()
  await picker.getByRole('button', { name: 'Select', exact: true }).click()
  await picker.waitFor({ state: 'detached' })
}

const selectRow = async (slotInIt: number) => {
  await selectSlot(slotInIt)
  await tool('Select Parent').click()
  await page().locator('.block-toolbar-name').getByText('Row').waitFor()
}

describe('the screen of the home page', () => {
  it('is opened by the navigation, and is the page that readers get', async () => {
    await page().goto(`${newsroom.cmsUrl}/admin`)
    const entry = page().locator('#nav-fronts')
    await entry.waitFor({ state: 'attached' })
    if (await entry.evaluate((link) => link.closest('[inert]') !== null)) {
      await page().getByRole('button', { name: 'Open menu' }).first().click()
    }
    await entry.getByText('Home page', { exact: true }).click()
    await page().waitForURL('**/collections/fronts/1')
    await page().getByRole('heading', { level: 1, name: 'Home page' }).waitFor()
    await untilSign(1, autofilled)
    expect(await card(0).getByRole('textbox', { name: 'Headline' }).inputValue()).toBe(story(5).headline)
    await card(1).locator('img').waitFor()
    expect(await card(1).locator('.teaser__headline').textContent()).not.toBe('No post available')
    expect(await card(1).getByRole('textbox').count()).toBe(0)
    for (const name of ['Unpublish', 'Duplicate', 'Create new', 'Delete']) {
      expect(await page().getByText(name, { exact: true }).count()).toBe(0)
    }
  })

  it('has no fault that axe knows, light and dark, and no width too much on a phone', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const other = await openPage('curator', { colorScheme, viewport: { width: 390, height: 844 } })
      await openFront(other)
      await selectSlot(0, other)
      await other.getByRole('button', { name: 'Replace Pin' }).waitFor()
      expect(await accessibilityFaults(other, '.front')).toEqual([])
      await other.getByRole('button', { name: 'Move', exact: true }).click()
      expect(await accessibilityFaults(other, '.move-bar')).toEqual([])
      expect(await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await other.context().close()
    }
  })

  it('has a preview of the page as it would be launched, which follows each change and leads to the slot', async () => {
    await page().getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = page().getByRole('complementary', { name: 'Preview' })
    const site = page().frameLocator('.preview-panel iframe')
    await site
      .getByRole('link', { name: story(5).headline })
      .first()
      .waitFor()
    expect(await preview.boundingBox()).toEqual({ x: 0, y: 0, width: 1366, height: 900 })
    expect(await accessibilityFaults(page(), '.preview-panel__head')).toEqual([])
    // Nothing of Payload's lies over it.
    await preview.getByRole('combobox', { name: 'Shown as' }).click({ trial: true, position: { x: 24, y: 16 } })
    const other = await openPage('curator')
    await openFront(other)
    await card(0, other).locator('textarea').fill('As it would be launched')
    await site.getByText('As it would be launched').waitFor()
    await other.context().close()
    await site.getByText('As it would be launched').click()
    await preview.waitFor({ state: 'detached' })
    await page().locator('[data-block="homepage-slot"]').first().locator('.story-card').waitFor()
    await tool('Replace Pin').waitFor()
    await page().getByRole('button', { name: 'Preview', exact: true }).click()
    await preview.waitFor()
    await page().keyboard.press('Escape')
    await preview.waitFor({ state: 'detached' })
  })

  it('is refused to people without MANAGE_HOMEPAGE, who have no entry for it either', async () => {
    const writer = await openPage('writer')
    await writer.goto(`${newsroom.cmsUrl}/admin`)
    await writer.getByRole('link', { name: 'Posts' }).first().waitFor({ state: 'attached' })
    // The curator has the home page open; that is no news for a writer.
    await writer.getByText('No story is open.').waitFor()
    expect(await writer.getByRole('link', { name: 'Home page' }).count()).toBe(0)
    await writer.goto(`${newsroom.cmsUrl}/admin/collections/fronts/1`)
    await writer.getByText('MANAGE_HOMEPAGE').waitFor()
    const status = await writer.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch('/api/fronts/1?draft=true', { method: 'PATCH', headers, body: '{"body":null}' })).status
    })
    expect(status).toBe(403)
    await writer.context().close()
  })
})

describe('a slot (docs/spec/newsroom.md#slots)', () => {
  it('is pinned, and its pin replaced and removed', async () => {
    await selectSlot(1)
    await tool('Pin Post').click()
    await pick(story(8).headline)
    await untilSign(1, pinned)
    await untilPinned(pin(5), pin(8), pin(6), null, pin(7))
    await selectSlot(1)
    await tool('Replace Pin').click()
    await pick(story(9).headline)
    await untilPinned(pin(5), pin(9), pin(6), null, pin(7))
    await selectSlot(1)
    await tool('Unpin').click()
    await untilSign(1, autofilled)
    await untilPinned(pin(5), null, pin(6), null, pin(7))
  })

  it('is scheduled to unpin, and the schedule is cleared', async () => {
    await selectSlot(0)
    await tool('Schedule unpin').click()
    await tool('Apply').click()
    await untilSign(0, /^This post is pinned and scheduled to unpin at \d\d\/\d\d\/\d{4} \d\d:\d\d[ap]m$/)
    await tool('Schedule unpin').click()
    await tool('Clear').click()
    await untilSign(0, pinned)
  })

  it('has a headline of its own while it is pinned', async () => {
    await card(0).getByRole('textbox', { name: 'Headline' }).fill('Another "headline"')
    await untilStored((draft) => draft.includes('Another “headline”'))
    await card(0).getByRole('textbox', { name: 'Headline' }).fill('')
    await page().waitForFunction(
      (headline) => document.querySelector<HTMLTextAreaElement>('.story-card textarea')?.value === headline,
      story(5).headline,
    )
  })

  it('leads to the slots around it, also by keys, which pin and unpin', async () => {
    await selectSlot(0)
    await tool('Next').click()
    await page().keyboard.press('ArrowRight')
    await page().keyboard.press('u')
    await untilPinned(pin(5), null, null, null, pin(7))
    await page().keyboard.press('p')
    await pick(story(8).headline)
    await untilPinned(pin(5), null, pin(8), null, pin(7))
  })

  it('is outlined where readers cannot see what is pinned, and says so', async () => {
    const { doc } = await call('/api/posts?draft=true', 'POST', { headline: 'Not out yet', type: 'article' })
    const { body } = await call('/api/fronts/1?draft=true&depth=0')
    body.root.children[0].children[0].props.pinned.id = String(doc.id)
    await call('/api/fronts/1?draft=true', 'PATCH', { body })
    await card(0).getByText('“Not out yet” is pinned, but readers cannot see it now.').waitFor()
    expect(await card(0).getAttribute('data-in-vain')).toBe('true')
    const admin = await openPage('admin')
    await removeDocuments(admin, 'posts', `where[id][equals]=${doc.id}`)
    await admin.context().close()
  })
})

describe('a row', () => {
  it('keeps pins that another layout does not show, and shows them again', async () => {
    await selectRow(0)
    await page().getByRole('combobox', { name: 'Layout' }).selectOption({ label: 'One Big Post' })
    await card(2).getByText('Not shown in this layout').waitFor()
    expect(await card(1).isVisible()).toBe(false)
    await untilPinned(pin(5), null, pin(6), null, pin(7))
    await page().getByRole('combobox', { name: 'Layout' }).selectOption({ label: 'Post Row 3 x 1' })
    await card(2).getByText('Not shown in this layout').waitFor({ state: 'hidden' })
    await untilPinned(pin(5), null, pin(6), null, pin(7))
  })

  it('is filled by its own filters', async () => {
    await selectRow(0)
    await tool('Edit Slots').click()
    await tool('Replace Pin').waitFor()
    await selectRow(0)
    await tool('Autofill').click()
    const dialog = page().getByRole('dialog').filter({ hasText: 'Set Autofill Filters' })
    await dialog.getByRole('group', { name: 'Template Type' }).getByRole('checkbox', { name: 'Opinion' }).check()
    await dialog.getByRole('button', { name: 'Apply Filters To Section' }).click()
    await untilStored((draft) => draft.includes('"types":["opinion"]'))
  })

  it('is added at the end of the page and below another one, and moved', async () => {
    await page().getByRole('button', { name: '+ Row', exact: true }).last().click()
    await untilPinned(pin(5), null, pin(6), null, pin(7), null, null, null, null)
    await selectRow(0)
    await tool('Add row below').click()
    await untilPinned(pin(5), null, pin(6), null, null, null, null, null, pin(7), null, null, null, null)
    await selectRow(0)
    await page().locator('.block-toolbar-name').click()
    await page().getByRole('button', { name: 'Move down', exact: true }).click()
    await untilPinned(null, null, null, null, pin(5), null, pin(6), null, pin(7), null, null, null, null)
  })
})

describe('curators', () => {
  it('see each other’s pins at once', async () => {
    const other = await openPage('editor')
    await openFront(other)
    await selectSlot(0)
    await tool('Unpin').click()
    await untilSign(0, autofilled, other)
    await untilPinned(null, null, pin(6), null, pin(7))
    await other.context().close()
  })

  it('launch the page, which readers then have, with a pin that was made here', async () => {
    await selectSlot(1)
    await tool('Pin Post').click()
    await pick(story(8).headline)
    await untilSign(1, pinned)
    await card(0).getByRole('textbox', { name: 'Headline' }).fill('Launched just now')
    await untilStored((draft) => draft.includes('Launched just now'))
    await page()
      .getByText(/^Draft: /)
      .waitFor()
    await page().getByRole('button', { name: 'Launch', exact: true }).click()
    const notice = page().locator('[data-sonner-toast]').filter({ hasText: 'Home page launched' })
    await notice.getByText(/^On the front page after \d+\.\d s\.$/).waitFor()
    expect(await notice.getByRole('link', { name: 'View live' }).getAttribute('href')).toBe(`${newsroom.siteUrl}/`)
    await page().locator('.lifecycle-status').getByText('Live', { exact: true }).waitFor()
    const { body } = await call('/api/fronts/1?depth=0&select[blocks]=false')
    expect(JSON.stringify(body)).toContain('Launched just now')
    await until(
      'readers have the page',
      async () => (await page().request.get(newsroom.siteUrl)).text(),
      (html) => html.includes('Launched just now'),
    )
    // What the room saves after a launch is what was launched.
    await openFront(page())
    await page().locator('.lifecycle-status').getByText('Live', { exact: true }).waitFor()
    expect(await page().getByText('Draft: changes not launched').count()).toBe(0)
  })

  it('undo a launch from its notice and from the menu: readers have the page before, the draft stays', async () => {
    const headline = card(0).getByRole('textbox', { name: 'Headline' })
    const status = (words: string) => page().locator('.lifecycle-status').getByText(words, { exact: true }).waitFor()
    const untilReadersHave = (words: string) =>
      until(
        `readers have “${words}”`,
        async () => (await page().request.get(newsroom.siteUrl)).text(),
        (html) => html.includes(words),
      )
    const launch = async (words: string) => {
      await headline.fill(words)
      await untilStored((draft) => draft.includes(words))
      await page().getByRole('button', { name: 'Launch', exact: true }).click()
      await status('Live')
      await untilReadersHave(words)
    }
    await launch('The page before')
    await launch('Launched too early')
    await page().getByRole('button', { name: 'Undo', exact: true }).last().click()
    await page().getByText('Home page is as it was before the launch. The newer page is kept as a draft').waitFor()
    await status('Draft: changes not launched')
    await untilReadersHave('The page before')
    expect(await headline.inputValue()).toBe('Launched too early')
    await untilStored((draft) => draft.includes('Launched too early'))
    await page().locator('#lifecycle-publish-popup button').click()
    await page().getByRole('button', { name: 'Undo the last launch' }).click()
    await untilReadersHave('Launched too early')
  })
})
