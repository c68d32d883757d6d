import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { withChosenRows } from './chosenRows.ts'

const row = (id: string, words = 'as before') => blockFixture('homepage-row', { id, props: { words } })
const section = (id: string, rows: Block[], words = 'as before') =>
  blockFixture('homepage-section', {
    id,
    props: { words },
    children: [
      blockFixture('homepage-section-header', { id: `${id}-header` }),
      blockFixture('homepage-section-content', { id: `${id}-content`, children: rows }),
    ],
  })

// Returns a page as letters: a draft's row is in capitals, rows of a section stand in brackets.
const letters = (blocks: readonly Block[]): string =>
  blocks
    .map(({ id, type, props, children }) => {
      const name = props.words === 'as before' ? id : id.toUpperCase()
      return type === 'homepage-section' ? `${name}(${letters(children[1]?.children ?? [])})` : name
    })
    .join(' ')

const page = (text: string): Block[] => {
  const read = (part: string): Block[] =>
    [...part.matchAll(/(\w)(?:\(([^)]*)\))?/g)].map(([, letter = '', rows]) => {
      const words = letter === letter.toUpperCase() ? 'as in the draft' : 'as before'
      const id = letter.toLowerCase()
      return rows === undefined ? row(id, words) : section(id, read(rows), words)
    })
  return read(text)
}
const merged = (live: string, draft: string, chosen: string) =>
  letters(withChosenRows(page(live), page(draft), new Set(chosen)))

describe('a launch of chosen rows', () => {
  it('changes the chosen rows, and no others', () => {
    expect(merged('a b c', 'A B C', 'b')).toBe('a B c')
  })

  it('adds a chosen row at its place in the draft, and leaves out others that are new', () => {
    expect(merged('a b', 'a X Y b', 'y')).toBe('a Y b')
    expect(merged('a b', 'X a b', 'x')).toBe('X a b')
  })

  it('removes a chosen row that the draft no longer has, and keeps others', () => {
    expect(merged('a b c', 'c', 'a')).toBe('b c')
  })

  it('moves a chosen row to its place in the draft', () => {
    expect(merged('a b c', 'c a b', 'c')).toBe('c a b')
    expect(merged('a s(b c)', 'b a s(c)', 'b')).toBe('b a s(c)')
    expect(merged('a s(b c)', 'b a s(c)', 'a')).toBe('a s(b c)')
  })

  it('changes the settings of a section apart from its rows', () => {
    expect(merged('s(a b)', 'S(A B)', 's')).toBe('S(a b)')
    expect(merged('s(a b)', 'S(A B)', 'b')).toBe('s(a B)')
  })

  it('takes a new section along with a chosen row of it', () => {
    expect(merged('a', 'a S(B C)', 'c')).toBe('a S(C)')
  })

  it('removes a section when none of its rows stays', () => {
    expect(merged('a s(b c)', 'a', 'sbc')).toBe('a')
    expect(merged('a s(b c)', 'a', 'sb')).toBe('a s(c)')
  })
})

const names = [...'abcdefgh']
// Pages of up to eight rows, some of them in one section; the draft's rows may be others, elsewhere and in another
// order.
const anyPage = (words: string) =>
  fc
    .record({
      ids: fc.shuffledSubarray(names),
      inSection: fc.nat({ max: 4 }),
      at: fc.nat({ max: 8 }),
      has: fc.boolean(),
    })
    .map(({ ids, inSection, at, has }) => {
      const rows = ids.map((id) => row(id, words))
      if (!has) return rows
      return rows.slice(inSection).toSpliced(at, 0, section('s', rows.slice(0, inSection), words))
    })
const rowsIn = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.type === 'homepage-section' ? rowsIn(block.children[1]?.children ?? []) : [block]))
const anyLaunch = fc.record({
  live: anyPage('as before'),
  draft: anyPage('as in the draft'),
  chosen: fc.subarray([...names, 's']),
})

describe('any launch of chosen rows', () => {
  it('of none leaves the page, and of all makes it the draft', () => {
    fc.assert(
      fc.property(anyLaunch, ({ live, draft }) => {
        expect(withChosenRows(live, draft, new Set())).toEqual(live)
        expect(withChosenRows(live, draft, new Set([...names, 's']))).toEqual(draft)
      }),
    )
  })

  it('has each chosen row as in the draft, each other one as before, and no row twice', () => {
    fc.assert(
      fc.property(anyLaunch, ({ live, draft, chosen }) => {
        const taken = new Set(chosen)
        const found = rowsIn(withChosenRows(live, draft, taken))
        const expected = [
          ...rowsIn(draft).filter(({ id }) => taken.has(id)),
          ...rowsIn(live).filter(({ id }) => !taken.has(id)),
        ]
        const byId = (rows: Block[]) => rows.toSorted((one, other) => one.id.localeCompare(other.id))
        expect(byId(found)).toEqual(byId(expected))
      }),
    )
  })

  it('does nothing more when it is launched again', () => {
    fc.assert(
      fc.property(anyLaunch, ({ live, draft, chosen }) => {
        const once = withChosenRows(live, draft, new Set(chosen))
        expect(withChosenRows(once, draft, new Set(chosen))).toEqual(once)
      }),
    )
  })
})
