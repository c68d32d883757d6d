import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Returns what stands for one client when sockets are counted: its IPv4 address, or the /64 network of its IPv6 address,
 * which one household or machine has to itself.
 * @param proxies how many trusted proxies stand in front of the server; earlier entries of X-Forwarded-For are ignored
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const named = proxies > 0 ? forwarded.at(-proxies)?.trim() : ''
  return networkOf(named || request.socket.remoteAddress || 'unknown')
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(?<ipv4>[\d.]+)$/i.exec(address)?.groups?.ipv4
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail ?? '')]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const loopback = /^(::1|(::ffff:)?127\.[\d.]+)$/i

/** Returns whether a request comes from a program on this machine, and not through a proxy on it. */
export const isFromThisMachine = ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean =>
  loopback.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded
