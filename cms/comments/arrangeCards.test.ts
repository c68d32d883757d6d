import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { arrangeCards, type Card } from './arrangeCards.ts'

const gap = 8
const arranged = (cards: Card[], active: string | null = null) => Object.fromEntries(arrangeCards(cards, active, gap))

describe('cards in the margin', () => {
  it('stand beside what they are about where there is room', () => {
    const cards = [
      { id: 'a', wanted: 0, height: 50 },
      { id: 'b', wanted: 100, height: 50 },
    ]
    expect(arranged(cards)).toEqual({ a: 0, b: 100 })
  })

  it('make way for the one before', () => {
    const cards = [
      { id: 'b', wanted: 20, height: 50 },
      { id: 'a', wanted: 0, height: 50 },
    ]
    expect(arranged(cards)).toEqual({ a: 0, b: 58 })
  })

  it('make way for the active one, upwards too', () => {
    const cards = [
      { id: 'a', wanted: 100, height: 50 },
      { id: 'b', wanted: 120, height: 50 },
      { id: 'c', wanted: 130, height: 50 },
    ]
    expect(arranged(cards, 'b')).toEqual({ a: 62, b: 120, c: 178 })
  })

  it('never stand above the top, where no click reaches them: the active one moves down for that', () => {
    const cards = [
      { id: 'a', wanted: 0, height: 50 },
      { id: 'b', wanted: 20, height: 50 },
      { id: 'c', wanted: 100, height: 50 },
      { id: 'd', wanted: 110, height: 50 },
    ]
    expect(arranged(cards, 'c')).toEqual({ a: 0, b: 58, c: 116, d: 174 })
  })

  it('never cover each other, and the active one has its place where those before it have theirs', () => {
    const card = fc.record({ wanted: fc.nat(2000), height: fc.integer({ min: 1, max: 300 }) })
    fc.assert(
      fc.property(fc.array(card, { minLength: 1, maxLength: 20 }), fc.nat(), (some, number) => {
        const cards = some.map((one, index) => ({ ...one, id: String(index) }))
        const active = cards[number % cards.length]
        const tops = arrangeCards(cards, active?.id ?? null, gap)
        const ordered = cards.toSorted((a, b) => a.wanted - b.wanted)
        const before = ordered.slice(
          0,
          ordered.findIndex(({ id }) => id === active?.id),
        )
        const needed = before.reduce((sum, { height }) => sum + height + gap, 0)
        expect(tops.get(active?.id ?? '')).toBe(Math.max(active?.wanted ?? 0, needed))
        expect(Math.min(...tops.values())).toBeGreaterThanOrEqual(0)
        const placed = cards
          .map(({ id, height }) => ({ top: tops.get(id) ?? Number.NaN, height }))
          .toSorted((a, b) => a.top - b.top)
        for (const [index, { top, height }] of placed.entries()) {
          const next = placed[index + 1]
          if (next) expect(next.top).toBeGreaterThanOrEqual(top + height + gap)
        }
      }),
    )
  })
})
