/** Restricts the network addresses that an import may request. A foreign file must not make us read our own servers. */
import { BlockList, isIP } from 'node:net'

// Two lists: in one, an IPv4 address would be held against the IPv6 networks as ::ffff:… too.
const refused4 = new BlockList()
const refused6 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  refused4.addSubnet(network, prefix, 'ipv4')
}
// Everything but global unicast (2000::/3), and in it what carries IPv4 addresses or is for documentation.
for (const [network, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  refused6.addSubnet(network, prefix, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refused4.check(address, 'ipv4')
  return family === 6 && !refused6.check(address, 'ipv6')
}
