import { describe, expect, it } from '@jest/globals'
import { addressesIn, faultOfAddresses } from './testAddresses.ts'

describe('the addresses of a test', () => {
  it('are separated by commas, semicolons or spaces, and taken once', () => {
    expect(addressesIn(' a@x.test, b@x.test;a@x.test\nc@x.test ')).toEqual(['a@x.test', 'b@x.test', 'c@x.test'])
  })

  it.each<[string, string | null]>([
    ['', 'Enter an address.'],
    ['ines', 'ines is no e-mail address.'],
    ['a@x.test b@x.test c@x.test d@x.test e@x.test f@x.test', 'Enter at most 5 addresses.'],
    ['a@x.test b@x.test c@x.test d@x.test e@x.test', null],
  ])('"%s": %s', (text, fault) => {
    expect(faultOfAddresses(addressesIn(text))).toBe(fault)
  })
})
