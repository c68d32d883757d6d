import { describe, expect, it } from '@jest/globals'
import { dollarsText, secondsText } from './assistants.words.ts'

describe('numbers on the screens of an assistant', () => {
  it('are seconds and dollars', () => {
    expect([secondsText(2449), secondsText(null)]).toEqual(['2.4 s', '—'])
    expect([dollarsText(0), dollarsText(0.0012), dollarsText(1234.5)]).toEqual(['$0.00', '$0.0012', '$1,234.50'])
  })
})
