import { describe, expect, it } from '@jest/globals'
import { findsMuchMore, type NearWord, respell, wordsToCheck } from './spelling.ts'

const near = (asked: string, word: string, more: Partial<NearWord> = {}): NearWord => ({
  asked,
  word,
  distance: 1,
  documents: 10,
  askedDocuments: 0,
  ...more,
})

describe('the words that are checked', () => {
  it.each([
    ['the night ferry', ['night', 'ferry']],
    ['"night ferry" -boats', ['night', 'ferry']],
    ['harbor-side covid19 2026', ['harbor', 'side']],
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
    expect(respell('boet', [near('boet', 'boot', { documents: 9 }), near('boet', 'boat')])).toBe('boat')
    const far = near('boatt', 'boards', { distance: 2, documents: 99 })
    expect(respell('boatt', [far, near('boatt', 'boat')])).toBe('boat')
  })

  it('leaves a word alone that is about as frequent, and a text without mistakes', () => {
    expect(respell('boet', [near('boet', 'boat', { askedDocuments: 2 })])).toBeNull()
    expect(respell('boet', [])).toBeNull()
  })

  it('is worth offering where it finds more than five times as much', () => {
    expect([findsMuchMore(0, 1), findsMuchMore(0, 0), findsMuchMore(2, 10), findsMuchMore(2, 11)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})
