import { describe, expect, it } from '@jest/globals'
import { Allowance } from './allowance.ts'

describe('an allowance', () => {
  it('gives what may be taken at once, and not more', () => {
    const allowance = new Allowance(10, 3)
    expect([1, 1, 1, 1].map((amount) => allowance.take(amount, 0))).toEqual([true, true, true, false])
  })

  it('fills up as time passes, to what may be taken at once', () => {
    const allowance = new Allowance(10, 3)
    allowance.take(3, 0)
    expect(allowance.take(1, 99)).toBe(false)
    expect(allowance.take(1, 100)).toBe(true)
    expect(allowance.take(3, 10_000)).toBe(true)
    expect(allowance.take(1, 10_000)).toBe(false)
  })
})
