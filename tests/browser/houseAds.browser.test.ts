import { describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { pageFixture } from '#blocks/core/page.fixtures.tsx'
import { noReferences } from '#contract/noReferences.ts'
import type { ReaderPromotion } from '#contract/reader.schema.ts'
import { accessibilityFaults } from './accessibility.ts'
import { readerOf } from './blocksReader.ts'

jest.setTimeout(180_000)

const [membership] = pageFixture().references.houseAds
const promotion = (heading: string, description: string): ReaderPromotion => ({
  id: heading,
  heading,
  description,
  ctaButtonText: 'Become a member',
  url: '/about',
  image: membership?.image ?? null,
  political: null,
})
const sentence = 'Eight people make this paper, and 2,300 neighbors pay for it, some of them a dollar a week. '
const houseAds = [
  promotion('Keep the horn sounding', sentence),
  promotion('A paper that nobody else would make for a town of nine thousand people and a harbor', sentence.repeat(4)),
]
const text = (id: string) => blockFixture('paragraph', { id, content: sentence.repeat(8) })
const ad = (id: string, slot: string) => blockFixture('ad', { id, props: { slot } })
const story = ['panel', 'panel', 'mid', 'mid'].flatMap((slot, at) => [text(`t${at}`), ad(`a${at}`, slot)])

const { page, open } = readerOf([...story, text('end')], undefined, { references: { ...noReferences, houseAds } })

// The places of the page, as "width×height", and whether their words and buttons are within them.
const places = () =>
  page().$$eval('.ad__place', (found) =>
    found.map((place) => {
      const { width, height, top, bottom } = place.getBoundingClientRect()
      const isWhole = [...place.querySelectorAll('.ad__picture, .ad__heading, .ad__button')].every((part) => {
        const own = part.getBoundingClientRect()
        return own.height > 16 && own.top >= top - 0.5 && own.bottom <= bottom + 0.5
      })
      return `${Math.round(width)}×${Math.round(height)}${isWhole ? '' : ', cut off'}`
    }),
  )

describe('advertisements of the house', () => {
  it('are as large on a phone as those that are sold, however much they say', async () => {
    await open({ viewport: { width: 390, height: 844 } })
    expect(await places()).toEqual(Array.from({ length: 4 }, () => '300×250'))
    expect(await accessibilityFaults(page(), '.ad')).toEqual([])
  })

  it('are at most 345×500 in a panel of a desk, and 300×250 among the text', async () => {
    await open({ viewport: { width: 1366, height: 800 } })
    const [short = '', long = '', ...mids] = await places()
    for (const panel of [short, long]) {
      expect(panel).toMatch(/^345×\d+$/)
      expect(Number(panel.split('×')[1])).toBeLessThanOrEqual(500)
    }
    expect(mids).toEqual(['300×250', '300×250'])
  })

  it('grow with letters that a reader enlarges, and cut nothing off', async () => {
    await open({
      viewport: { width: 390, height: 844 },
      before: (fresh) =>
        fresh.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '200%'
          }),
        ),
    })
    for (const place of await places()) expect(place).not.toContain('cut off')
  })
})
