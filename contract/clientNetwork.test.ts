import { describe, expect, it } from '@jest/globals'
import { clientNetwork, isFromThisMachine } from './clientNetwork.ts'

const from = (forwarded: string | undefined, proxies: number) => {
  const socket = { remoteAddress: '10.0.0.1' } as Parameters<typeof clientNetwork>[0]['socket']
  return clientNetwork({ headers: { 'x-forwarded-for': forwarded }, socket }, proxies)
}

describe('the network of a client', () => {
  it.each([
    ['is that of the connection where no proxy stands in front', '1.2.3.4', 0, '10.0.0.1'],
    ['is what our proxy saw', '1.2.3.4', 1, '1.2.3.4'],
    ['is not what a client wrote before our proxy', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['is what the outer one of two proxies saw', '6.6.6.6, 1.2.3.4, 10.0.0.9', 2, '1.2.3.4'],
    ['is that of the connection where no proxy said anything', undefined, 1, '10.0.0.1'],
    ['is that of the whole network with IPv6', '2001:DB8:1:2:aaaa::1', 1, '2001:db8:1:2::/64'],
    ['is that of the whole network however it is written', '2001:0db8::2:0:0:0:1', 1, '2001:db8:0:2::/64'],
    ['is that of this machine', '::1', 1, '0:0:0:0::/64'],
    ['is that of IPv4 within IPv6', '::ffff:1.2.3.4', 1, '1.2.3.4'],
  ])('%s', (_rule, forwarded, proxies, expected) => {
    expect(from(forwarded, proxies)).toBe(expected)
  })
})

const request = (remoteAddress: string, forwarded?: string) => ({
  headers: { 'x-forwarded-for': forwarded },
  socket: Object.assign(Object.create(null), { remoteAddress }),
})

describe('a program on this machine', () => {
  it('connects over loopback, without a proxy between', () => {
    expect([request('127.0.0.1'), request('::ffff:127.0.0.1'), request('::1')].every(isFromThisMachine)).toBe(true)
    expect(isFromThisMachine(request('10.0.0.1'))).toBe(false)
    expect(isFromThisMachine(request('127.0.0.1', '198.51.100.1'))).toBe(false)
  })
})
