import { BlockList, isIP, isIPv6 } from 'node:net'
import { networkOf } from '#contract/clientNetwork.ts'

interface Network {
  address: string
  prefix: number
  family: 'ipv4' | 'ipv6'
}

// Requests are known by the /64 network of an IPv6 address; nothing smaller is distinguished.
const smallest = { ipv4: 32, ipv6: 64 } as const

/**
 * Returns a network in the one way to write it: `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/48`; null for what is none. An IPv6
 * address stands for its /64 network.
 */
export function networkFrom(text: string): string | null {
  const network = parsed(text.trim())
  if (!network) return null
  const { address, prefix, family } = network
  if (family === 'ipv6') return prefix >= smallest.ipv6 ? networkOf(address) : `${address.toLowerCase()}/${prefix}`
  return prefix === smallest.ipv4 ? address : `${address}/${prefix}`
}

/**
 * Returns whether a client is within one of the networks; none at all admit everybody.
 * @param client its network, as requests are known by; null where it is unknown
 */
export function isWithin(networks: readonly string[], client: string | null): boolean {
  if (networks.length === 0) return true
  const from = client === null ? null : parsed(client)
  return from !== null && networks.some((network) => contains(network, from))
}

/** Returns whether networks admit no client that the ones before did not. */
export function isNarrower(networks: readonly string[], before: readonly string[]): boolean {
  if (before.length === 0) return true
  return networks.length > 0 && networks.every((network) => isWithin(before, network))
}

function contains(network: string, inner: Network): boolean {
  const outer = parsed(network)
  if (!outer || outer.family !== inner.family || outer.prefix > inner.prefix) return false
  const list = new BlockList()
  list.addSubnet(outer.address, outer.prefix, outer.family)
  return list.check(inner.address, inner.family)
}

function parsed(text: string): Network | null {
  const { address = '', prefix } = /^(?<address>[^/%]+)(?:\/(?<prefix>\d{1,3}))?$/.exec(text)?.groups ?? {}
  if (isIP(address) === 0) return null
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  const bits = family === 'ipv6' ? 128 : 32
  const length = prefix === undefined ? bits : Number(prefix)
  return length <= bits ? { address, prefix: Math.min(length, smallest[family]), family } : null
}
