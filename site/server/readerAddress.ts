import type { IncomingMessage } from 'node:http'

/**
 * The network address that a request came from, to hold readers to a measure.
 * @param proxies how many proxies of our own stand in front; what lies before theirs anybody could have written.
 */
export function readerAddress(req: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const named = proxies > 0 ? forwarded.at(-proxies)?.trim() : ''
  return named || req.socket.remoteAddress || 'unknown'
}
