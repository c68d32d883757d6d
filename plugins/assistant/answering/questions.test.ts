import { describe, expect, it } from '@jest/globals'
import { isSameQuestion } from './questions.ts'

describe('two questions', () => {
  it.each([
    ['When does the pier open?', 'when does the  pier open'],
    ['When does the pier open?', 'When will the piers open?'],
    ['Who is Señora Núñez?', 'who is senora nunez'],
    ['How much is a ferry ticket?', 'How much are ferry tickets'],
  ])('ask the same: %s %s', (left, right) => {
    expect(isSameQuestion(left, right)).toBe(true)
  })

  it.each([
    ['When does the pier open?', 'When does the pier close?'],
    ['Who sued Lopez?', 'Who did Lopez sue?'],
    ['Why is the pier closed?', 'Why is the pier not closed?'],
    ['Where is the pier?', 'When is the pier?'],
    ['What happened in 2024?', 'What happened in 2025?'],
    ['What is it?', 'Who are you?'],
  ])('do not: %s %s', (left, right) => {
    expect(isSameQuestion(left, right)).toBe(false)
  })
})
