import { describe, expect, it } from '@jest/globals'
import type { ChainHead, FoundRow } from './chain.rules.ts'
import { beginning, faultOfAnchor, faultOfRow, hashOfEntry, nextRow } from './chain.rules.ts'

const sealedAt = '2026-11-28T02:00:00.000Z'

// A chain of entries as a check finds it, when nothing has happened to it.
const chainOf = (...entries: { id: number; title: string }[]): FoundRow[] => {
  const rows: FoundRow[] = []
  for (const entry of entries) {
    const entryHash = hashOfEntry(entry)
    rows.push({
      ...nextRow(rows.at(-1) ?? beginning, { entryId: entry.id, entryHash, sealedAt }),
      foundHash: entryHash,
    })
  }
  return rows
}

const firstFault = (rows: readonly FoundRow[], removedThrough = 0): string | null => {
  let head: ChainHead = beginning
  for (const row of rows) {
    const fault = faultOfRow(head, row, removedThrough)
    if (fault) return fault
    head = row
  }
  return null
}

const [first, second, third] = chainOf({ id: 5, title: 'a' }, { id: 4, title: 'b' }, { id: 9, title: 'c' }) as [
  FoundRow,
  FoundRow,
  FoundRow,
]

describe('the hash of an entry', () => {
  it('does not depend on the order of its columns, nor on columns that are empty', () => {
    expect(hashOfEntry({ id: 1, detail: { b: 1, a: 2 } })).toBe(
      hashOfEntry({ detail: { a: 2, b: 1 }, id: 1, added: null }),
    )
  })

  it('distinguishes a value that is empty in a detail from one that is not there', () => {
    expect(hashOfEntry({ detail: { from: null } })).not.toBe(hashOfEntry({ detail: {} }))
  })
})

describe('a chain', () => {
  it('is in order as it was sealed, whatever the order of numbers', () => {
    expect(firstFault([first, second, third])).toBeNull()
  })

  it.each([
    ['an entry that was changed', [first, { ...second, foundHash: hashOfEntry({ id: 4, title: 'B' }) }, third]],
    ['an entry that was changed with its row', [first, { ...second, entryHash: 'x', foundHash: 'x' }, third]],
    ['an entry that was removed', [first, { ...second, foundHash: null }, third]],
    ['a row that was removed', [first, third]],
    ['rows that changed places', [first, { ...third, sequence: 2 }, { ...second, sequence: 3 }]],
    ['a row with another time', [first, { ...second, sealedAt: '2026-11-27T02:00:00.000Z' }, third]],
  ])('shows %s', (_what, rows) => {
    expect(firstFault(rows)).toMatch(/^(Entry 4|Row 2)\b/)
  })

  it('lets entries be gone that were removed because of their age, and no others', () => {
    const rows = [{ ...first, foundHash: null }, { ...second, foundHash: null }, third]
    expect(firstFault(rows, 2)).toBeNull()
    expect(firstFault(rows, 1)).toBe('Entry 4 was removed.')
  })
})

describe('an anchor', () => {
  const anchor = { sequence: 2, hash: second.hash, at: sealedAt }

  it('shows a chain that was written again, or cut', () => {
    expect(faultOfAnchor(anchor, second.hash)).toBeNull()
    expect(faultOfAnchor(anchor, third.hash)).toContain('was written again')
    expect(faultOfAnchor(anchor, undefined)).toContain('was removed')
  })
})
