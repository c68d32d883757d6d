import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { rowLayoutNames } from '#blocks/core/rowLayouts.ts'
import { until } from '#tests/until.ts'
import { curatedHomePage, rowOf } from './curating/homePage.ts'

const { newsroom, page, call, openFront } = curatedHomePage((stories) => [
  ...rowLayoutNames.map((layout, index) => rowOf(layout, layout, stories[index])),
  blockFixture('homepage-editors-picks', {
    props: { title: 'Picks' },
    children: [0, 1, 2].map((index) => blockFixture('homepage-slot', { id: `choice-${index}` })),
  }),
  blockFixture('homepage-river', { id: 'river', props: { max: 4 } }),
])

interface Drawn {
  words: string[]
  places: number[]
  // Sizes of the letters of its headline and of the line below it, px.
  sizes: number[]
}

// Returns what is drawn of each story on a page, from the top. Runs in the page.
const drawnStories = (list: string): Drawn[] => {
  const root = document.querySelector(list)
  const { left, width } = root?.getBoundingClientRect() ?? { left: 0, width: 1 }
  const wordsOf = (teaser: Element, part: string): string => {
    const found = teaser.querySelector(part)
    return found?.querySelector('textarea')?.value ?? found?.textContent ?? ''
  }
  return [...(root?.querySelectorAll('.teaser') ?? [])].map((teaser) => {
    const shares = (part: string) => {
      const box = teaser.querySelector(part)?.getBoundingClientRect()
      return box && box.width > 0
        ? [box.left - left, box.width].map((length) => Math.round((100 * length) / width))
        : []
    }
    const sizeOf = (part: string) => {
      const found = teaser.querySelector(part)
      const written = found?.querySelector('textarea') ?? found
      return written ? Number.parseFloat(getComputedStyle(written).fontSize) * written.currentCSSZoom : 0
    }
    const [picture, text] = ['.teaser__picture', '.teaser__text'].map((part) =>
      teaser.querySelector(part)?.getBoundingClientRect(),
    )
    return {
      words: [
        teaser.className,
        ...['.kicker', '.teaser__headline', '.teaser__dek', '.teaser__authors'].map((part) => wordsOf(teaser, part)),
        picture && text && picture.width > 0 ? (picture.top > text.top + 20 ? 'picture below' : 'picture above') : '',
      ],
      places: [...shares('.teaser__picture'), ...shares('.teaser__text')],
      sizes: [sizeOf('.teaser__headline'), sizeOf('.teaser__meta')],
    }
  })
}

const storiesOn = (on: Page, list: string) => on.evaluate(drawnStories, list)

describe("the curator's screen", () => {
  it.each([1440, 1024, 390])('draws each story as readers get it at %i px', async (width) => {
    await call('/api/fronts/1/publish', 'POST', {})
    const reader = await page().context().newPage()
    await reader.setViewportSize({ width, height: 1000 })
    await reader.goto(newsroom.siteUrl)
    const [list, margin] = await reader
      .locator('.front')
      .evaluate((front) => [front.clientWidth, getComputedStyle(front).getPropertyValue('--margin')])
    const found = await storiesOn(reader, '.front')
    await reader.close()
    // The list of stories as wide as readers have it: the back office has other margins.
    await page().setViewportSize({ width: width + 100, height: 1000 })
    await openFront(page())
    await page().addStyleTag({
      content: `.front.front { --front-side: ${Number.parseFloat(margin) * 16}px; box-sizing: content-box; width: ${list}px; max-width: none }`,
    })
    const shown = await until(
      'the stories are drawn',
      () => storiesOn(page(), '.front [contenteditable]'),
      (drawn) => drawn.length === found.length,
    )
    expect(shown.map(({ words }) => words)).toEqual(found.map(({ words }) => words))
    const farthest = (numbers: 'places' | 'sizes') =>
      Math.max(
        ...shown.flatMap((story, index) =>
          story[numbers].map((number, part) => Math.abs(number - (found[index]?.[numbers][part] ?? -100))),
        ),
      )
    expect(farthest('places')).toBeLessThanOrEqual(3)
    // Some grow with the window, which is wider here.
    expect(farthest('sizes')).toBeLessThan(2)
  })
})
