import { describe, expect, it } from '@jest/globals'
import { mostRead, windowWith } from './mostRead.ts'

const now = new Date('2026-01-02T12:00:00Z')
const day = 24 * 3_600_000

describe('Most Read', () => {
  const asked: (number | null)[] = []
  const found = (counts: Record<number, string[]>, ever: string[]) => async (since: Date | null) => {
    const days = since === null ? null : (now.getTime() - since.getTime()) / day
    asked.push(days)
    return days === null ? ever : (counts[days] ?? [])
  }

  it('looks at the last 24 hours while five are found there', async () => {
    asked.length = 0
    expect(await mostRead(5, now, found({ 1: ['a', 'b', 'c', 'd', 'e', 'f'] }, []))).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(asked).toEqual([1])
  })

  it('widens the window until five are found', async () => {
    asked.length = 0
    expect(await mostRead(5, now, found({ 1: ['a'], 2: ['a', 'b'], 7: ['b', 'a', 'c', 'd', 'e'] }, []))).toEqual([
      'b',
      'a',
      'c',
      'd',
      'e',
    ])
    expect(asked).toEqual([1, 2, 7])
  })

  it('gives fewer where there never were five', async () => {
    asked.length = 0
    expect(await mostRead(5, now, found({ 1: ['a'] }, ['a', 'b']))).toEqual(['a', 'b'])
    expect(asked).toEqual([1, 2, 7, 30, 365, null])
  })
})

describe('the window of Most Read', () => {
  const windows = [['a'], ['b', 'a'], ['c', 'b', 'a']]

  it('is the narrowest one with enough eligible posts', () => {
    expect(windowWith(1, windows, new Set('abc'))).toEqual(['a'])
    expect(windowWith(1, windows, new Set('bc'))).toEqual(['b'])
    expect(windowWith(2, windows, new Set('ab'))).toEqual(['b', 'a'])
  })

  it('is the widest one where there never were enough', () => {
    expect(windowWith(9, windows, new Set('ac'))).toEqual(['c', 'a'])
    expect(windowWith(1, [], new Set('ac'))).toEqual([])
  })
})
