import { describe, expect, it } from '@jest/globals'
import { addressed, stemsOfQuestion } from './candidateQuestion.ts'

describe('a question that names the candidate', () => {
  it.each([
    ['Does Dev Okonjo support the levy?', 'Does you support the levy?'],
    ['does dev okonjo support the levy?', 'does you support the levy?'],
    ['What is Mr. Okonjo’s plan?', 'What is you’s plan?'],
    ['Okonjo or Trent?', 'you or Trent?'],
    ['Is development good?', 'Is development good?'],
  ])('is put to them: %s', (question, expected) => {
    expect(addressed(question, 'Dev Okonjo')).toBe(expected)
  })

  it('keeps words that are a part of the name in small letters', () => {
    expect(addressed('What will Will Banks do for banks?', 'Will Banks')).toBe('What will you do for banks?')
    expect(addressed('What is this?', '')).toBe('What is this?')
    expect(addressed('Is (a)+ here?', 'A (a)+')).toBe('Is (a)+ here?')
  })
})

describe('words that need not stand in an answer', () => {
  it.each([
    ['Do you support the library levy?', ['support']],
    ['What are your plans for the harbor?', ['plan']],
    ['Would you raise the property tax?', ['rais']],
    ['Are you going to close the library on Sundays?', ['close', 'going']],
    ['does okonjo oppose the bond?', ['okonjo', 'oppos']],
    ['Would you raise taxes?', []],
    ['What is your plan?', []],
    ['', []],
  ])('are those that ask for a position: %s', (question, expected) => {
    expect([...stemsOfQuestion(question, 'Dev Okonjo').optional].toSorted()).toEqual(expected)
  })
})
