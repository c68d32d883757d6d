import { describe, expect, it } from '@jest/globals'
import { bytesText, spanText, stateOf } from './system.words.ts'

const finding = (level: 'look' | 'broken') => ({ level, text: '', todo: '' })

describe('the state of a part', () => {
  it.each([
    ['loading', null, null],
    ['unknown', null, new Error('No answer')],
    ['unknown', [], new Error('No answer any more')],
    ['well', [], null],
    ['look', [finding('look')], null],
    ['broken', [finding('look'), finding('broken')], null],
  ])('is %s', (state, findings, error) => {
    expect(stateOf({ answer: findings && { summary: '', findings }, error })).toBe(state)
  })
})

describe('sizes and spans', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1536, '1.5 kB'],
    [250 * 1024 ** 2, '250 MB'],
    [1.4 * 1024 ** 3, '1.4 GB'],
  ])('%s bytes are %s', (bytes, text) => expect(bytesText(bytes)).toBe(text))

  it.each([
    [1_000, '1 second'],
    [89_000, '89 seconds'],
    [120_000, '2 minutes'],
    [7_200_000, '2 hours'],
    [3 * 86_400_000, '3 days'],
  ])('%s ms are %s', (span, text) => expect(spanText(span)).toBe(text))
})
