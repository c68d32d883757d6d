import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { accessibilityFaults } from './accessibility.ts'
import { readerOf } from './blocksReader.ts'

const text = (id: string) =>
  blockFixture('paragraph', { id, content: 'The ferry left at seven, as it has since 1931. '.repeat(40) })

const content = ['harbour', 'market', 'bridge'].map((id) => ({ id }))

// A story with two galleries, so that they can be distinguished.
const story = [
  text('before'),
  blockFixture('gallery', { id: 'ferry', props: { content } }),
  text('between'),
  blockFixture('gallery', { id: 'other', props: { content, orientation: 'vertical' } }),
  text('after'),
]

const { page, open, scriptSizes } = readerOf(story)
const gallery = (index = 0) => page().locator('.gallery').nth(index)
const button = (name: string) => page().getByRole('button', { name, exact: true })
const dialog = () => page().getByRole('dialog')

// Scrolls to a gallery, as a reader would, and waits until it can be used.
const reach = async (index = 0) => {
  await gallery(index).scrollIntoViewIfNeeded()
  await page().locator('.gallery__strip--initialized').nth(index).waitFor()
  return gallery(index)
}
const expand = async (index = 0) => {
  await (await reach(index)).getByRole('button', { name: 'Expand photo' }).click({ force: true })
  await dialog().locator('.gallery__slides--initialized').waitFor()
}
const untilHash = (hash: string) => page().waitForFunction((wanted) => location.hash === wanted, hash)
// The address ends in "#" and names no photo.
const untilNoHash = () => page().waitForFunction(() => location.href.endsWith('#'))
// Colors are intermediate while something fades in.
const untilStill = () =>
  page().waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
const untilClosed = () => dialog().waitFor({ state: 'detached' })
const untilFocusOn = (name: string) =>
  page().waitForFunction((wanted) => document.activeElement?.textContent?.trim() === wanted, name)

// Waits until a picture is the one in the middle of the window, or of a part of it, and has stopped moving.
const untilPhoto = (name: string, within = '') =>
  page().waitForFunction(
    ([wanted, selector]) => {
      const whole = new DOMRect(0, 0, innerWidth, innerHeight)
      const box = selector ? document.querySelector(selector)?.getBoundingClientRect() : whole
      if (!box) return false
      const image = document
        .elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        .find((element) => element.matches('img'))
      const place = image?.closest('.gallery__slide, .gallery__photo')?.getBoundingClientRect()
      return image?.getAttribute('src')?.includes(`/${wanted}.jpg`) && place && Math.abs(place.x - box.x) < 1
    },
    [name, within] as const,
  )

describe('a gallery in the story (docs/spec/reader-site.md#gallery-in-the-story)', () => {
  it('ends at both ends: no way back from the first photo, none on from the last', async () => {
    await open()
    const { previous, next } = await reach().then((first) => ({
      previous: first.getByRole('button', { name: 'Previous photo' }),
      next: first.getByRole('button', { name: 'Next photo' }),
    }))
    expect(await previous.isDisabled()).toBe(true)
    await next.click()
    await untilPhoto('market', '.gallery__strip')
    expect(await previous.isDisabled()).toBe(false)
    await next.click()
    await untilPhoto('bridge', '.gallery__strip')
    expect(await next.isDisabled()).toBe(true)
    await previous.click()
    await untilPhoto('market', '.gallery__strip')
  })

  it.each([650, 390])(
    'is as wide as its figure in a window of %i px, with its arrows at both edges',
    async (height) => {
      await open({ viewport: { width: 1366, height } })
      const first = await reach()
      const across = async (selector: string) => {
        const box = await first.locator(selector).first().boundingBox()
        return box && { left: Math.round(box.x), right: Math.round(box.x + box.width) }
      }
      const figure = await across('.gallery__stage')
      expect(await across('.gallery__frame')).toEqual(figure)
      expect(await across('[data-island]')).toEqual(figure)
    },
  )

  it('says how it is used when it comes into sight, and stops saying it', async () => {
    await open()
    const hint = (await reach()).locator('.gallery__hint')
    await page().locator('.gallery__hint--shown').first().waitFor()
    expect(await hint.textContent()).toBe('Click arrows to view the slideshow')
    await page().locator('.gallery__hint--shown').first().waitFor({ state: 'detached' })
  })

  it('speaks of swiping where there is a finger', async () => {
    await open({ hasTouch: true, isMobile: true })
    expect(await (await reach()).locator('.gallery__hint').textContent()).toBe('Swipe')
  })

  it('shows all photos and their captions without a script, in a strip that scrolls', async () => {
    await open({ javaScriptEnabled: false })
    expect(await gallery().locator('img').count()).toBe(3)
    expect(await gallery().getByText('The ferry leaves the old harbour at seven.').isVisible()).toBe(true)
    expect(await gallery().getByRole('button').count()).toBe(0)
    const strip = gallery().locator('.gallery__photos')
    const { x, width } = (await strip.boundingBox()) ?? { x: 0, width: 0 }
    const last = await gallery().locator('.gallery__photo').last().boundingBox()
    expect(last?.x).toBeGreaterThanOrEqual(x + 2 * width - 1)
  })
})

describe('a gallery over the window (docs/spec/reader-site.md#gallery-lightbox)', () => {
  it('opens at the photo that is shown, names it in the address, and keeps the page from scrolling', async () => {
    await open()
    await (await reach()).getByRole('button', { name: 'Next photo' }).click()
    await untilPhoto('market', '.gallery__strip')
    await expand()
    await untilPhoto('market')
    await untilHash('#gallery-ferry-1')
    expect(await page().evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  })

  it('wraps around at both ends, with buttons and with arrow keys', async () => {
    await open()
    await expand()
    await untilPhoto('harbour')
    await button('Go to previous photo').click()
    await untilPhoto('bridge')
    await button('Go to next photo').click()
    await untilPhoto('harbour')
    await page().keyboard.press('ArrowLeft')
    await untilPhoto('bridge')
    await untilHash('#gallery-ferry-2')
    await page().keyboard.press('ArrowRight')
    await untilPhoto('harbour')
  })

  it('is swiped, and wraps around then too', async () => {
    await open({ hash: '#gallery-ferry-2' })
    await untilPhoto('bridge')
    await dialog().locator('.gallery__slides--initialized').waitFor()
    const width = await page().evaluate(() => innerWidth)
    await page().mouse.move(0.9 * width, 400)
    await page().mouse.down()
    // More than half of the window: a slow swipe counts from there on, and a busy machine swipes slowly.
    await page().mouse.move(0.1 * width, 400, { steps: 8 })
    await page().mouse.up()
    await untilPhoto('harbour')
    await untilHash('#gallery-ferry-0')
  })

  it('loses no press of a key, however fast they come', async () => {
    await open()
    await expand()
    for (let press = 0; press < 4; press += 1) await page().keyboard.press('ArrowRight')
    await untilHash('#gallery-ferry-1')
    await untilPhoto('market')
  })

  // Waits until the photo in the middle of the window is this many times as large as the window takes it.
  const untilLarge = (least: number, most = least) =>
    page().waitForFunction(
      ([least, most]) => {
        const image = document
          .elementsFromPoint(innerWidth / 2, innerHeight / 2)
          .find((element) => element.matches('img.gallery__full'))
        const slides = document.querySelector('.gallery__slides')
        const times = (image?.getBoundingClientRect().width ?? 0) / (slides?.clientWidth ?? 1)
        return times > least - 0.01 && times < most + 0.01
      },
      [least, most] as const,
    )

  it('enlarges a photo by keys, button, wheel and two taps, which then is moved and not swiped', async () => {
    await open()
    await expand()
    await page().keyboard.press('+')
    await untilLarge(1.5)
    await page().keyboard.press('+')
    await untilLarge(2.25)
    await page().keyboard.press('-')
    await page().keyboard.press('-')
    await untilLarge(1)
    await button('Zoom in').click()
    await untilLarge(2)
    await page().mouse.move(700, 400)
    await page().mouse.down()
    await page().mouse.move(400, 380, { steps: 5 })
    await page().mouse.up()
    await untilHash('#gallery-ferry-0')
    await untilLarge(2)
    expect(await accessibilityFaults(page())).toEqual([])
    await button('Zoom out').click()
    await untilLarge(1)
    await page().mouse.move(600, 400)
    await page().mouse.wheel(0, -600)
    await untilLarge(1.1, 4)
    await page().keyboard.press('ArrowRight')
    await untilPhoto('market')
    await untilLarge(1)
    await page().mouse.dblclick(600, 400)
    await untilLarge(2)
    await page().mouse.dblclick(600, 400)
    await untilLarge(1)
    const devtools = await page().context().newCDPSession(page())
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: [number, number][]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) })
    await touch('touchStart', [450, 300])
    await touch('touchStart', [450, 300], [550, 300])
    await touch('touchMove', [400, 300], [600, 300])
    await touch('touchEnd')
    await untilLarge(2)
    await page().keyboard.press('Escape')
    await untilClosed()
  })

  it('shows all photos, and goes to the one that is chosen or back to the current one', async () => {
    await open()
    await expand()
    await button('Browse photos').click()
    expect(
      await page()
        .getByRole('button', { name: /^Show image/ })
        .count(),
    ).toBe(3)
    await button('Back to the current photo').click()
    await untilPhoto('harbour')
    await button('Browse photos').click()
    await page()
      .getByRole('button', { name: /^Show image/ })
      .last()
      .click()
    await untilPhoto('bridge')
    await untilFocusOn('Browse photos')
  })

  it.each([
    ['its button', () => button('Close gallery').click()],
    ['Escape', () => page().keyboard.press('Escape')],
  ])('closes with %s, resets the hash to "#", lets the page scroll and gives the focus back', async (_, close) => {
    await open()
    await expand()
    const before = await page().evaluate(() => scrollY)
    await close()
    await page().locator('.gallery__lightbox--closing').waitFor()
    await untilClosed()
    await untilNoHash()
    await untilFocusOn('Expand photo')
    expect(await page().evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
    expect(await page().evaluate(() => scrollY)).toBe(before)
  })

  it('closes when the reader goes back', async () => {
    await open()
    await expand()
    await page().goBack()
    await untilClosed()
  })

  it('opens from an address, at that photo of that gallery', async () => {
    await open({ hash: '#gallery-other-1' })
    await untilPhoto('market')
    expect(await dialog().count()).toBe(1)
    await button('Close gallery').click()
    await untilClosed()
    await untilNoHash()
  })

  it('opens at its last photo for an index past the end', async () => {
    // Far below the first screen, where nothing has woken it yet.
    await open({ hash: '#gallery-other-99' })
    await untilPhoto('bridge')
    await untilHash('#gallery-other-2')
  })

  it('keeps the focus inside', async () => {
    await open()
    await expand()
    for (let press = 0; press < 12; press += 1) {
      await page().keyboard.press('Tab')
      const isOutside = await page().evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isOutside).toBe(false)
    }
  })

  it('closes at once for readers who want less motion', async () => {
    await open({ reducedMotion: 'reduce', before: (fresh) => fresh.clock.install() })
    await expand()
    expect(await dialog().evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
    await page().clock.pauseAt(new Date(Date.now() + 60_000))
    await button('Close gallery').click()
    // Half of the time that closing takes for others; the clock of the page stands still afterwards.
    await page().clock.runFor(400)
    await untilClosed()
  })

  it('has no fault that axe knows, open and closed', async () => {
    await open()
    await reach(1)
    await untilStill()
    expect(await accessibilityFaults(page())).toEqual([])
    await expand()
    await untilStill()
    expect(await accessibilityFaults(page())).toEqual([])
    await button('Browse photos').click()
    await untilStill()
    expect(await accessibilityFaults(page())).toEqual([])
  })

  it('costs readers no more than 40 KB of script, all that the page asks for', async () => {
    await open()
    await expand()
    const sizes = await scriptSizes()
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40 * 1024)
  })
})
