import { describe, expect, it } from '@jest/globals'
import { secondsOf } from './chapterTime.ts'

describe('the time of a chapter', () => {
  it.each([
    ['0:00', 0],
    ['2:10', 130],
    ['02:10', 130],
    [' 59:59 ', 3599],
    ['1:02:10', 3730],
    ['12:00:00', 43_200],
  ])('%j is %i seconds', (time, seconds) => {
    expect(secondsOf(time)).toBe(seconds)
  })

  it.each(['', '130', '2:1', '2:60', '61:00', '1:2:3:4', '-1:00', '2.10', 'soon'])('%j is none', (time) => {
    expect(secondsOf(time)).toBeNull()
  })
})
