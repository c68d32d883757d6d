import { describe, expect, it } from '@jest/globals'
import { clientAddress, isFromThisMachine } from './clientAddress.ts'

const request = (remoteAddress: string, forwarded?: string) => ({
  headers: { 'x-forwarded-for': forwarded },
  socket: Object.assign(Object.create(null), { remoteAddress }),
})

describe('the address of a client', () => {
  it.each([
    ['is that of its connection', request('203.0.113.7'), 0, '203.0.113.7'],
    ['is IPv4 where it is written as IPv6', request('::ffff:203.0.113.7'), 0, '203.0.113.7'],
    ['ignores X-Forwarded-For without a proxy', request('203.0.113.7', '198.51.100.1'), 0, '203.0.113.7'],
    ['is what the proxy names', request('10.0.0.1', '6.6.6.6, 198.51.100.1'), 1, '198.51.100.1'],
    [
      'is what the first of two proxies names',
      request('10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2'),
      2,
      '198.51.100.1',
    ],
    ['is the /64 network of an IPv6 address', request('2001:db8:1:2:3:4:5:6'), 0, '2001:db8:1:2::/64'],
    ['is the same network for a shortened address', request('2001:0db8:1:2::9'), 0, '2001:db8:1:2::/64'],
    ['fills in the zeros of a shortened network', request('2001:db8::9'), 0, '2001:db8:0:0::/64'],
  ])('%s', (_rule, from, proxies, expected) => {
    expect(clientAddress(from, proxies)).toBe(expected)
  })
})

describe('a program on this machine', () => {
  it('connects over loopback, without a proxy between', () => {
    expect([request('127.0.0.1'), request('::ffff:127.0.0.1'), request('::1')].every(isFromThisMachine)).toBe(true)
    expect(isFromThisMachine(request('10.0.0.1'))).toBe(false)
    expect(isFromThisMachine(request('127.0.0.1', '198.51.100.1'))).toBe(false)
  })
})
