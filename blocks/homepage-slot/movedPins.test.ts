import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Pin } from '../core/collectionQuery.schema.ts'
import { movedPins, moveKinds } from './movedPins.ts'

const pin = (id: string): Pin => ({ id, headline: `Headline ${id}`, until: null })
const pins = (letters: string) => [...letters].map((letter) => (letter === '.' ? null : pin(letter)))
const letters = (moved: readonly (Pin | null)[]) => moved.map((one) => one?.id ?? '.').join('')
const move = (
  page: string,
  from: number,
  to: number,
  kind: (typeof moveKinds)[number],
  story = page[from] ?? '',
  met = pins(page)[to] ?? null,
) => letters(movedPins(pins(page), from, to, { story: pin(story), met, kind }))

describe('a story that is moved to another slot', () => {
  it('swaps places with a pinned one', () => {
    expect(move('ab.c', 0, 3, 'swap')).toBe('cb.a')
    expect(move('ab.c', 3, 1, 'swap')).toBe('ac.b')
  })

  it('swaps places with one that came automatically, which is pinned by that', () => {
    expect(move('ab..', 0, 3, 'swap', 'a', pin('x'))).toBe('xb.a')
  })

  it('leaves its slot to be filled automatically where it swaps with an empty one', () => {
    expect(move('ab..', 0, 3, 'swap')).toBe('.b.a')
  })

  it('shifts what is pinned there towards its own old place, up to the first free slot', () => {
    expect(move('abcd', 3, 0, 'shift')).toBe('dabc')
    expect(move('abcd', 0, 2, 'shift')).toBe('bcad')
    expect(move('ab.d', 3, 0, 'shift')).toBe('dab.')
    expect(move('a.cd', 3, 0, 'shift')).toBe('dac.')
  })

  it('replaces what is pinned there, and only that', () => {
    expect(move('abcd', 3, 0, 'replace')).toBe('dbc.')
  })

  it('becomes a pin where it came automatically', () => {
    expect(move('ab..', 3, 0, 'swap', 'x')).toBe('xb.a')
    expect(move('ab..', 3, 0, 'shift', 'x')).toBe('xab.')
    expect(move('ab..', 3, 2, 'replace', 'x')).toBe('abx.')
  })

  it('changes nothing where it stands already', () => {
    for (const kind of moveKinds) expect(move('ab.c', 1, 1, kind)).toBe('ab.c')
  })
})

const anyMove = fc
  .array(fc.boolean(), { minLength: 2, maxLength: 24 })
  .map((held) => held.map((isPinned, index) => (isPinned ? pin(`${index}`) : null)))
  .chain((page) =>
    fc.record({
      page: fc.constant(page),
      from: fc.nat({ max: page.length - 1 }),
      to: fc.nat({ max: page.length - 1 }),
      kind: fc.constantFrom(...moveKinds),
    }),
  )

describe('any move', () => {
  it('loses no story but the one that is replaced, doubles none, and puts the moved one where it was moved', () => {
    fc.assert(
      fc.property(anyMove, ({ page, from, to, kind }) => {
        const story = page[from] ?? pin('moved')
        const moved = movedPins(page, from, to, { story, met: page[to] ?? null, kind })
        const held = (slots: readonly (Pin | null)[]) => slots.flatMap((one) => one ?? [])
        const replaced = kind === 'replace' && from !== to ? page[to] : null
        const expected = new Set([...held(page), ...(from === to ? [] : [story])].filter((one) => one !== replaced))
        expect(moved).toHaveLength(page.length)
        expect(held(moved)).toHaveLength(expected.size)
        expect(new Set(held(moved))).toEqual(expected)
        if (from !== to) expect(moved[to]).toBe(story)
        // Slots outside of the way between the two keep theirs.
        const [first, last] = from < to ? [from, to] : [to, from]
        expect(moved.filter((_, index) => index < first || index > last)).toEqual(
          page.filter((_, index) => index < first || index > last),
        )
      }),
    )
  })

  it('is undone by moving the story back, where it swaps two pins', () => {
    fc.assert(
      fc.property(anyMove, ({ page, from, to }) => {
        const story = page[from]
        fc.pre(story !== null && story !== undefined)
        if (!story) return
        const swap = (pinned: typeof page, one: number, other: number) =>
          movedPins(pinned, one, other, { story, met: pinned[other] ?? null, kind: 'swap' })
        expect(swap(swap(page, from, to), to, from)).toEqual(page)
      }),
    )
  })
})
