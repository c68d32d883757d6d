import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { accessibilityFaults } from './accessibility.ts'
import { readerOf } from './blocksReader.ts'

const text = (id: string) =>
  blockFixture('paragraph', { id, content: 'The ferry left at seven, as it has since 1931. '.repeat(20) })

const story = [
  text('before'),
  blockFixture('image-compare', {
    props: { first: { contentId: 'harbour' }, second: { contentId: 'bridge' }, caption: 'The quay' },
  }),
  text('after'),
]

const { page, open, scriptSizes } = readerOf(story)
const slider = () => page().getByRole('slider', { name: 'Compare the two pictures' })
const box = async (selector: string, nth = 0) => {
  const found = await page().locator(selector).nth(nth).boundingBox()
  if (!found) throw new Error(`Nothing is shown of ${selector}`)
  return found
}
// Waits until the slider says a value, and the line on the pictures is there too.
const untilAt = (percent: number) =>
  page().waitForFunction((wanted) => {
    const frame = document.querySelector<HTMLElement>('.image-compare__frame')
    const said = document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow')
    return (
      said === `${wanted}` &&
      Math.round(Number.parseFloat(frame?.style.getPropertyValue('--image-compare-position') ?? '')) === wanted
    )
  }, percent)

describe('two pictures compared (docs/spec/reader-site.md#image-comparison)', () => {
  it('starts in the middle, and is moved by arrow keys: by a hundredth, with Shift by a tenth', async () => {
    await open()
    await slider().focus()
    await untilAt(50)
    await page().keyboard.press('ArrowRight')
    await untilAt(51)
    await page().keyboard.press('Shift+ArrowLeft')
    await untilAt(41)
    await page().keyboard.press('Home')
    await page().keyboard.press('ArrowLeft')
    await untilAt(0)
    await page().keyboard.press('Shift+ArrowUp')
    await untilAt(10)
  })

  it('does not scroll the page with the keys that move it', async () => {
    await open()
    await slider().focus()
    const before = await page().evaluate(() => scrollY)
    await page().keyboard.press('ArrowDown')
    await untilAt(49)
    expect(await page().evaluate(() => scrollY)).toBe(before)
  })

  it('follows the pointer from wherever it is pressed, and lets go with it', async () => {
    await open()
    await slider().waitFor()
    await page().locator('.image-compare__frame').scrollIntoViewIfNeeded()
    const { x, y, width, height } = await box('.image-compare__frame')
    await page().mouse.move(x + width / 4, y + height / 3)
    await page().mouse.down()
    await untilAt(25)
    await page().mouse.move(x + (width * 3) / 4, y + height / 2)
    await untilAt(75)
    await page().mouse.move(x + width + 200, y)
    await untilAt(100)
    await page().mouse.up()
    await page().mouse.move(x + width / 2, y + height / 2)
    await page().keyboard.press('Tab')
    await untilAt(100)
  })

  it('follows a finger, and leaves scrolling up and down to the browser', async () => {
    await open({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })
    await slider().scrollIntoViewIfNeeded()
    const { x, y, width, height } = await box('.image-compare__frame')
    await page().touchscreen.tap(x + width / 5, y + height / 2)
    await untilAt(20)
    expect(
      await page()
        .locator('.image-compare__frame')
        .evaluate((frame) => getComputedStyle(frame).touchAction),
    ).toBe('pan-y')
  })

  it('does not move the story when the slider comes', async () => {
    await open()
    const after = await page().evaluate(() => document.querySelector('.image-compare + p')?.getBoundingClientRect().top)
    await slider().waitFor()
    expect(await page().evaluate(() => document.querySelector('.image-compare + p')?.getBoundingClientRect().top)).toBe(
      after,
    )
  })

  it.each(['light', 'dark'] as const)('has no fault that axe knows, %s', async (colorScheme) => {
    await open({ colorScheme })
    await slider().waitFor()
    expect(await accessibilityFaults(page())).toEqual([])
  })

  it('shows both pictures whole, one below the other, without a script', async () => {
    await open({ javaScriptEnabled: false })
    const [first, second] = [await box('.image-compare__side', 0), await box('.image-compare__side', 1)]
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.height)
    expect(second.height).toBeGreaterThan(200)
    expect(await page().getByRole('slider').count()).toBe(0)
  })

  it('costs readers no more than 16 KB of script, all of it', async () => {
    await open()
    await slider().waitFor()
    const sizes = await scriptSizes()
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(16 * 1024)
  })
})
