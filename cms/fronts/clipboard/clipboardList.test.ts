import { describe, expect, it } from '@jest/globals'
import { withKept, withoutKept } from './clipboardList.ts'

describe('a clipboard', () => {
  it('has each story once, the newest on top', () => {
    expect(withKept(['1', '2'], '3')).toEqual(['3', '1', '2'])
    expect(withKept(['1', '2'], '2')).toEqual(['2', '1'])
    expect(withoutKept(['1', '2'], '2')).toEqual(['1'])
  })

  it('lets the oldest go beyond fifty', () => {
    const full = Array.from({ length: 50 }, (_, index) => String(index))
    expect(withKept(full, 'new')).toEqual(['new', ...full.slice(0, 49)])
  })
})
