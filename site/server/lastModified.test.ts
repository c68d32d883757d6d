import { describe, expect, it } from '@jest/globals'
import { isUnchangedSince, lastModified } from './lastModified.ts'

const changedAt = Date.parse('2026-01-09T12:00:00.400Z')

describe('the date of a page', () => {
  it('is told from the second after its change on', () => {
    expect(lastModified(changedAt, changedAt + 500)).toBeUndefined()
    expect(lastModified(changedAt, changedAt + 600)).toBe('Fri, 09 Jan 2026 12:00:00 GMT')
  })

  it.each([
    ['Fri, 09 Jan 2026 12:00:00 GMT', true],
    ['Fri, 09 Jan 2026 13:00:00 GMT', true],
    ['Fri, 09 Jan 2026 11:59:59 GMT', false],
    ['yesterday', false],
    ['', false],
    [undefined, false],
  ])('compared with %s: unchanged is %s', (date, isUnchanged) => {
    expect(isUnchangedSince(date, changedAt)).toBe(isUnchanged)
  })
})
