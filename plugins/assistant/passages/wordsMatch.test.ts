import { describe, expect, it } from '@jest/globals'
import { isMeaningful, stemOf, wordsOf } from './wordsMatch.ts'

describe('the words of a text', () => {
  it.each([
    ["The Council's “plan”", ['the', 'council', 'plan']],
    ['Señora Núñez', ['senora', 'nunez']],
    ['$2.5 million in 2024', ['2.5', 'million', 'in', '2024']],
    ['harbor-side', ['harbor', 'side']],
    ['夜の船', ['夜の', 'の船']],
    ['🦭 —', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('the stem', () => {
  it.each([
    ['vote', 'votes', 'voted', 'voting'],
    ['city', 'cities'],
    ['run', 'running'],
    ['approve', 'approval', 'approved'],
    ['elect', 'election', 'elections'],
    ['mayor', 'mayoral', 'mayors'],
    ['box', 'boxes'],
    ['call', 'called', 'calling'],
    ['announce', 'announcement', 'announced'],
  ])('is that of all forms of %s', (...forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1)
  })

  it.each([
    ['park', 'part'],
    ['mayor', 'may'],
    ['car', 'care'],
    ['policy', 'police'],
    ['county', 'count'],
    ['plan', 'plane'],
    ['bus', 'busy'],
    ['2024', '2023'],
  ])('tells %s from %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other))
  })
})

it('tells the subject of a question from the asking', () => {
  expect(wordsOf('What happened to the night ferry, and who said so?').filter(isMeaningful)).toEqual(['night', 'ferry'])
})
