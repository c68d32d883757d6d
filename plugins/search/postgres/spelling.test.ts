import { describe, expect, it } from '@jest/globals'
import { type NearWord, respell, wordsToCheck } from './spelling.ts'

const near = (written: string, word: string, more: Partial<NearWord> = {}): NearWord => ({
  written,
  word,
  distance: 1,
  documents: 10,
  ...more,
})

describe('the words that are checked', () => {
  it.each([
    ['the night ferry', ['night', 'ferry']],
    ['"night ferry" -boats', ['night', 'ferry']],
    ['harbor-side covid19 2026 café', ['harbor']],
    ['Núñez', ['Núñez']],
    ['שלום', ['שלום']],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsToCheck(text).map(({ word }) => word)).toEqual(words)
  })
})

describe('another spelling', () => {
  it('changes only the words that are misspelled, wherever they stand', () => {
    const words = [near('feryr', 'ferry'), near('nihgt', 'night', { distance: 2 })]
    expect(respell('"nihgt feryr" or feryr -feryr', words)).toBe('"night ferry" or ferry -feryr')
  })

  it('takes the nearest word, then the most frequent one', () => {
    expect(
      respell('boets', [near('boets', 'boots', { documents: 9 }), near('boets', 'boats', { documents: 99 })]),
    ).toBe('boats')
    const far = near('lookkout', 'lockout', { distance: 2, documents: 99 })
    expect(respell('lookkout', [far, near('lookkout', 'lookout')])).toBe('lookout')
    expect(respell('urgent', [near('urgent', 'rent', { distance: 2, documents: 99 })])).toBeNull()
  })

  it('takes two letters in the wrong order for one mistake', () => {
    const swapped = near('dregding', 'dredging', { distance: 2, documents: 2 })
    expect(
      respell('Dregding', [
        near('Dregding', 'reading', { distance: 2, documents: 99 }),
        { ...swapped, written: 'Dregding' },
      ]),
    ).toBe('dredging')
  })

  it('leaves a word alone without a near one that documents have, and a text without mistakes', () => {
    expect(respell('boets', [near('boets', 'boats', { documents: 0 })])).toBeNull()
    expect(respell('boets', [])).toBeNull()
    expect(respell('boet', [near('boet', 'boat')])).toBeNull()
  })
})
