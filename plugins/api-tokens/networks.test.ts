import { describe, expect, it } from '@jest/globals'
import { isNarrower, isWithin, networkFrom } from './networks.ts'

describe('a network of a token', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.0/24 ', '192.0.2.0/24'],
    ['192.0.2.7/32', '192.0.2.7'],
    ['2001:DB8::/48', '2001:db8::/48'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['2001:db8::7/128', '2001:db8:0:0::/64'],
    ['192.0.2.300', null],
    ['192.0.2.0/33', null],
    ['2001:db8::/129', null],
    ['192.0.2.0/-1', null],
    ['192.0.02.7', null],
    ['paper.test', null],
    ['', null],
  ])('%s is kept as %s', (text, kept) => expect(networkFrom(text)).toBe(kept))

  it('admits who is within it', () => {
    const networks = ['192.0.2.0/24', '2001:db8::/48']
    expect(isWithin(networks, '192.0.2.200')).toBe(true)
    expect(isWithin(networks, '192.0.3.1')).toBe(false)
    expect(isWithin(networks, '2001:db8:0:7::/64')).toBe(true)
    expect(isWithin(networks, '2001:db8:1:0::/64')).toBe(false)
    expect(isWithin(networks, 'unknown')).toBe(false)
    expect(isWithin(networks, null)).toBe(false)
    expect(isWithin(['2001:db8:0:0::/64'], '2001:db8:0:0::/64')).toBe(true)
  })

  it('admits everybody where none is named', () => {
    expect(isWithin([], null)).toBe(true)
    expect(isWithin([], '192.0.2.7')).toBe(true)
  })

  it('is narrower when everybody within it was admitted before', () => {
    expect(isNarrower(['192.0.2.7'], [])).toBe(true)
    expect(isNarrower(['192.0.2.7', '192.0.2.0/25'], ['192.0.2.0/24'])).toBe(true)
    expect(isNarrower(['192.0.2.0/23'], ['192.0.2.0/24'])).toBe(false)
    expect(isNarrower(['192.0.2.7', '198.51.100.1'], ['192.0.2.0/24'])).toBe(false)
    expect(isNarrower([], ['192.0.2.0/24'])).toBe(false)
  })
})
