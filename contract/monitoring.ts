import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isFromThisMachine } from './clientNetwork.ts'

/** Returns the headers by which a process of the newsroom gets the figures of another one. */
export function monitorHeaders(secret: string) {
  return { authorization: `Bearer ${secret}` }
}

/** Returns whether a request may see the figures of a process: from this machine, or with the shared secret. */
export function mayMonitor(request: Pick<IncomingMessage, 'headers' | 'socket'>, secret: string): boolean {
  const [given, expected] = [request.headers.authorization ?? '', monitorHeaders(secret).authorization].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return (
    isFromThisMachine(request) || (given !== undefined && expected !== undefined && timingSafeEqual(given, expected))
  )
}
