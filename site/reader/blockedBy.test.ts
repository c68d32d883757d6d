import { describe, expect, it } from '@jest/globals'
import { blockedByLink } from './blockedBy.ts'

describe('who is behind a removal', () => {
  it('is named in a header by its address', () => {
    expect(blockedByLink({ status: 451, authorityUrl: 'https://court.test/order 12' })).toBe(
      '<https://court.test/order%2012>; rel="blocked-by"',
    )
  })

  it.each([
    [451, null],
    [451, 'County Court'],
    [451, 'javascript:alert(1)'],
    [410, 'https://court.test/'],
  ] as const)('is not for %d with %j', (status, authorityUrl) => {
    expect(blockedByLink({ status, authorityUrl })).toBeNull()
  })

  it('cannot end its own address', () => {
    expect(blockedByLink({ status: 451, authorityUrl: 'https://court.test/?a=>; rel=next' })).toBe(
      '<https://court.test/?a=%3E;%20rel=next>; rel="blocked-by"',
    )
  })
})
