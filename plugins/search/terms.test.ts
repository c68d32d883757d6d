import { describe, expect, it } from '@jest/globals'
import { excludedAlone, termsOf, withoutExcluded, wordsOf } from './terms.ts'

const written = (text: string) =>
  termsOf(text).map(({ words, isBeginning }) => `${words.join('+')}${isBeginning ? '*' : ''}`)

describe('the parts of a search', () => {
  it.each([
    ['harbor', ['harbor*']],
    ['  ferry   harb ', ['ferry', 'harb*']],
    ['"old boats"', ['old+boats']],
    ['“old boats” harb', ['old+boats', 'harb*']],
    ['night "old boats"', ['night', 'old+boats']],
    ['"old boa', ['old', 'boa*']],
    ['"" ferry', ['ferry*']],
    ['61% covid-19', ['61', 'covid+19*']],
    ['harbor-2.jpg', ['harbor+2+jpg*']],
    ['夜の船', ['夜+の+船*']],
    ["'; DROP:* & (a|b)!", ['DROP', 'a+b*']],
    ['— %', []],
    ['', []],
  ])('of %j are %j', (text, terms) => {
    expect(written(text)).toEqual(terms)
  })
})

describe('the words of a text', () => {
  it('are its letters and digits, whatever stands between them', () => {
    expect(wordsOf('IMG_4711-final.JPG: “Núñez’s” 3.5')).toEqual([
      'IMG',
      '4711',
      'final',
      'JPG',
      'Núñez',
      's',
      '3',
      '5',
    ])
  })
})

describe('what must not occur', () => {
  it.each([
    ['boats -harbour', 'boats', null],
    ['boats -"old harbour" - ferry', 'boats', null],
    ['covid-19', 'covid-19', null],
    ['-harbour', '', 'harbour'],
    ['-harbour -"old boats"', '', 'harbour or "old boats"'],
    [' ', '', null],
  ])('of %j leaves %j', (text, rest, alone) => {
    expect([withoutExcluded(text), excludedAlone(text)]).toEqual([rest, alone])
  })
})
