import { describe, expect, it } from '@jest/globals'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { curatedHomePage, rowOf } from './curating/homePage.ts'

const { page, story, call, openPage, openFront, card, selectSlot, tool, untilPinned, untilSign } = curatedHomePage(
  (stories) => [
    rowOf('top', 'post_row_3', stories[5], undefined, stories[6]),
    rowOf('low', 'post_row_2', undefined, stories[7]),
  ],
)
const pin = (index: number) => story(index).id
const launch = () =>
  until(
    'the home page is launched',
    async () => call('/api/fronts/1/publish', 'POST', {}).catch(() => null),
    (answer) => answer !== null,
  )
const panel = (on = page()) => on.getByRole('complementary', { name: 'Home page' })
const openPanel = async (tab: 'Clipboard' | 'Launches' | 'Time', on = page()) => {
  await on.getByRole('button', { name: 'Clipboard, launches and time machine' }).click()
  await panel(on).getByRole('tab', { name: tab }).click()
}
const livePins = async () => {
  const { body } = await call('/api/fronts/1?depth=0&select[blocks]=false')
  return [...JSON.stringify(body).matchAll(/"pinned":(?:null|\{"id":"(\d+)")/g)].map(([, id]) => id ?? null)
}
const clearClipboard = () => call('/api/payload-preferences/front-clipboard', 'POST', { value: { posts: [] } })

describe('the launches of the home page', () => {
  it('bring chosen rows to readers and keep the rest as a draft, and the last one is undone after a question', async () => {
    await launch()
    await selectSlot(0)
    await tool('Unpin').click()
    await selectSlot(4)
    await tool('Unpin').click()
    await untilPinned(null, null, pin(6), null, null)
    await openPanel('Launches')
    const open = panel().getByRole('region', { name: 'Not launched yet' })
    await open.getByRole('checkbox', { name: `Row 1 Unpinned “${story(5).headline}” from slot 1 of row 1` }).check()
    await open.getByRole('checkbox', { name: /^Row 2/ }).waitFor()
    await open.getByRole('button', { name: 'Launch one row' }).click()
    await page().getByText('One row launched').waitFor()
    expect(await livePins()).toEqual([null, null, pin(6), null, pin(7)])
    await open.getByRole('checkbox', { name: /^Row 1/ }).waitFor({ state: 'detached' })
    await untilPinned(null, null, pin(6), null, null)
    await untilSign(4, 'This post is autofilled')

    const list = panel().getByRole('list', { name: 'Launches' }).getByRole('listitem')
    await list.filter({ hasText: 'Rows launched by' }).first().getByText('Live').waitFor()
    await panel().getByRole('button', { name: 'Undo the last launch' }).click()
    await page().getByRole('dialog', { name: 'Undo the last launch?' }).getByRole('button', { name: 'Undo' }).click()
    await list.filter({ hasText: 'Undone by' }).first().getByText('Live').waitFor()
    expect(await livePins()).toEqual([pin(5), null, pin(6), null, pin(7)])
  })

  it('are shown as readers had them, compared, and restored as a draft', async () => {
    await launch()
    await selectSlot(0)
    await tool('Unpin').click()
    await untilPinned(null, null, pin(6), null, pin(7))
    await launch()
    await openPanel('Launches')
    const list = panel().getByRole('list', { name: 'Launches' })
    const items = list.locator(':scope > li')
    await items
      .first()
      .getByText(`Unpinned “${story(5).headline}” from slot 1 of row 1`)
      .waitFor()
    await items.nth(1).getByRole('button', { name: 'Compare' }).click()
    await items.first().getByRole('button', { name: 'Compare' }).click()
    await panel().getByRole('button', { name: 'Compare the two' }).click()
    const dialog = page().getByRole('dialog', { name: 'Two launches' })
    await dialog.getByText('Differs. Pinned').waitFor()
    await dialog
      .frameLocator('iframe')
      .first()
      .getByRole('link', { name: story(5).headline })
      .first()
      .waitFor()
    await page().keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await items.nth(1).getByRole('button', { name: 'Restore as draft' }).click()
    await page().getByRole('dialog', { name: 'Restore this launch' }).getByRole('button', { name: 'Restore' }).click()
    await untilPinned(pin(5), null, pin(6), null, pin(7))
    await untilSign(0, 'This post is pinned')
    expect(await livePins()).toEqual([null, null, pin(6), null, pin(7)])
  })
})

describe('the clipboard', () => {
  it('keeps a story across windows, by key and by drag, and takes the one that it replaces', async () => {
    await clearClipboard()
    await selectSlot(0)
    await page().keyboard.press('c')
    await page().getByText('On your clipboard').waitFor()
    const other = await openPage('curator')
    await openFront(other)
    await openPanel('Clipboard', other)
    const put = (index: number) =>
      panel(other).getByRole('button', { name: `Put “${story(index).headline}” into the selected slot` })
    await put(5).waitFor()
    await selectSlot(4, other)
    await put(5).click()
    await untilPinned(pin(5), null, pin(6), null, pin(5))
    await put(7).waitFor()
    await other.getByText('Also in row 1').waitFor()
    await card(1, other).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await panel(other).locator('.kept-story__headline').hover()
    await other.mouse.down()
    const target = await card(1, other).boundingBox()
    await other.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 40, { steps: 8 })
    await other.mouse.up()
    await untilPinned(pin(5), pin(7), pin(6), null, pin(5))
    await clearClipboard()
    await other.context().close()
  })
})

describe('the time machine', () => {
  it('names what changes next and shows the page then', async () => {
    await launch()
    await selectSlot(0)
    await tool('Schedule unpin').click()
    await tool('Apply').click()
    await untilSign(0, /scheduled to unpin/)
    await launch()
    await openPanel('Time')
    const next = panel().getByRole('region', { name: 'What changes next' })
    const change = next
      .getByRole('listitem')
      .filter({ hasText: `Pin of “${story(5).headline}” ends` })
      .first()
    await change.getByRole('button', { name: 'Show the page then' }).click()
    const dialog = page().getByRole('dialog', { name: 'Time machine' })
    await dialog
      .getByText(/^Autofilled/)
      .first()
      .waitFor()
    await dialog.frameLocator('iframe').locator('main').waitFor()
    await dialog.getByRole('button', { name: 'Now' }).click()
    await dialog.getByText(/^Pinned until/).waitFor()
    await dialog.getByRole('slider', { name: 'Time' }).press('End')
    await dialog.getByText(/^Pinned until/).waitFor({ state: 'detached' })
    await page().keyboard.press('Escape')
  })
})

describe('the panel of the home page', () => {
  it('has no fault that axe knows, light and dark, and fits a phone', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const other = await openPage('curator', { colorScheme, viewport: { width: 390, height: 844 } })
      await openFront(other)
      await other.getByRole('button', { name: 'Clipboard, launches and time machine' }).click()
      for (const tab of ['Clipboard', 'Launches', 'Time']) {
        await panel(other).getByRole('tab', { name: tab }).click()
        await panel(other).getByText('Loading…').waitFor({ state: 'detached' })
        expect(await accessibilityFaults(other, '.front-panel')).toEqual([])
      }
      expect(await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await other.context().close()
    }
  })
})
