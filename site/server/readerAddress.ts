import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Returns the network address that a request came from, for rate limits. IPv6 networks are counted as one (the first 64
 * bits), because every customer has a whole one to take addresses from.
 *
 * @param proxies how many proxies of our own stand in front; what lies before theirs anybody could have written.
 */
export function readerAddress(req: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const named = proxies > 0 ? forwarded.at(-proxies)?.trim() : ''
  return networkOf(named || req.socket.remoteAddress || 'unknown')
}

function networkOf(address: string): string {
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address) ?? []
  if (ipv4) return ipv4
  const bare = address.replace(/%.*$/u, '')
  if (!isIPv6(bare)) return address
  // The parser of addresses writes them in one spelling: lower case, without leading zeros.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
