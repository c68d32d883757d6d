import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { curatedHomePage, rowOf } from './curating/homePage.ts'

const { page, story, call, card, selectSlot, tool, untilSign, untilPinned, untilStored } = curatedHomePage(
  (stories) => [
    rowOf('top', 'post_row_3', stories[5], undefined, stories[6]),
    rowOf('low', 'post_row_2', undefined, stories[7]),
    blockFixture('paragraph', { content: 'All stories of the week' }),
  ],
)
const pin = (index: number) => story(index).id
const pinned = 'This post is pinned'

describe('a story', () => {
  const dragTo = async (from: number, to: number, modifier?: 'Shift' | 'Alt') => {
    const pictureOf = async (index: number) => {
      const box = await card(index).boundingBox()
      if (!box) throw new Error(`Slot ${index} is not drawn`)
      return { x: box.x + box.width / 2, y: box.y + 30 }
    }
    await card(Math.min(from, to)).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const [start, end] = [await pictureOf(from), await pictureOf(to)]
    await page().mouse.move(start.x, start.y)
    await page().mouse.down()
    try {
      await page().mouse.move(start.x + 10, start.y + 10)
      if (modifier) await page().keyboard.down(modifier)
      await page().mouse.move(end.x, end.y, { steps: 5 })
      await page().locator('[data-moving="to"]').waitFor({ timeout: 15_000 })
    } finally {
      await page().mouse.up()
      if (modifier) await page().keyboard.up(modifier)
    }
    await page().locator('.move-bar').waitFor({ state: 'detached' })
  }

  it('swaps with the one that its card is dragged to, shifts it with Shift, replaces it with Alt', async () => {
    await dragTo(0, 2)
    await untilPinned(pin(6), null, pin(5), null, pin(7))
    await dragTo(0, 2, 'Shift')
    await untilPinned(null, pin(5), pin(6), null, pin(7))
    await dragTo(2, 4, 'Alt')
    await untilPinned(null, pin(5), null, null, pin(6))
    await page().getByText('The other story is no longer pinned').first().waitFor()
    await page().getByRole('button', { name: 'Undo' }).click()
    await untilPinned(null, pin(5), pin(6), null, pin(7))
  })

  it('changes places also with one that came automatically, which is pinned by that', async () => {
    await card(3).locator('img').waitFor()
    const headline = (await card(3).locator('.teaser__headline').textContent()) ?? ''
    const { docs } = await call(`/api/posts?depth=0&where[headline][equals]=${encodeURIComponent(headline)}`)
    await dragTo(0, 3)
    await untilPinned(String(docs[0].id), null, pin(6), pin(5), pin(7))
  })

  it('becomes a pin by being moved, by keys alone', async () => {
    await card(1).locator('img').waitFor()
    const headline = (await card(1).locator('.teaser__headline').textContent()) ?? ''
    await selectSlot(1)
    await page().keyboard.press('m')
    const bar = page().getByRole('dialog', { name: 'Move a story' })
    await bar.getByText(headline).waitFor()
    await page().keyboard.press('ArrowRight')
    await bar.getByText('slot 3 of 5').waitFor()
    await page().keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
    await untilPinned(pin(5), null, pin(6), null, pin(7))
    await tool('Move').click()
    await page().keyboard.press('ArrowLeft')
    await bar.getByText('slot 1 of 5').waitFor()
    await page().keyboard.press('Enter')
    const { docs } = await call(`/api/posts?depth=0&where[headline][equals]=${encodeURIComponent(headline)}`)
    await untilPinned(String(docs[0].id), pin(5), pin(6), null, pin(7))
    await untilSign(1, pinned)
    expect(await card(0).getByRole('textbox', { name: 'Headline' }).inputValue()).toBe(headline)
    expect(await card(1).getByRole('textbox', { name: 'Headline' }).inputValue()).toBe(story(5).headline)
  })
})

describe('all of the home page', () => {
  it('is not selected by Ctrl+A on a slot, so that Delete empties nothing', async () => {
    await selectSlot(1)
    await page().keyboard.press('Control+a')
    expect(await tool('Bold').count()).toBe(0)
    await page().keyboard.press('Delete')
    await untilPinned(pin(5), null, pin(6), null, pin(7))
  })

  it('is not selected by Ctrl+A in a paragraph, which is selected instead', async () => {
    await page().locator('.front').getByText('All stories of the week').click()
    await page().keyboard.press('Control+a')
    await page().keyboard.type('Everything since Monday')
    await untilStored(
      (draft) => draft.includes('Everything since Monday') && !draft.includes('All stories of the week'),
    )
    await untilPinned(pin(5), null, pin(6), null, pin(7))
  })
})
