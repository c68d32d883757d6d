import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Returns the network that a request came from, by which its sockets and attempts are counted: an IPv4 address, or the /64
 * network of an IPv6 address, because every customer has a whole one to take addresses from.
 * @param proxies how many trusted proxies stand in front of the server; earlier entries of X-Forwarded-For are ignored
 */
export function clientNetwork(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const named = proxies > 0 ? forwarded.at(-proxies)?.trim() : ''
  return networkOf(named || request.socket.remoteAddress || 'unknown')
}

/**
 * Returns the network of a request behind the server's own door, which writes it into `X-Forwarded-For`; null for a call
 * that came over no network.
 */
export function forwardedNetwork(headers: Headers | undefined): string | null {
  const address = headers?.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return address ? networkOf(address) : null
}

/** Returns the network of an address, as `clientNetwork` does of a request. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(?<ipv4>[\d.]+)$/i.exec(address)?.groups?.ipv4
  if (mapped) return mapped
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return address
  // The parser of addresses writes them in one spelling: lower case, without leading zeros.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

const loopback = /^(::1|(::ffff:)?127\.[\d.]+)$/i

/** Returns whether a request comes from a program on this machine, and not through a proxy on it. */
export function isFromThisMachine({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  return loopback.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded
}
