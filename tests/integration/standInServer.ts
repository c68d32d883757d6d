import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'

/** Answers one request of a stand-in for an outside service. */
export type StandInAnswer = (req: IncomingMessage, res: ServerResponse, url: URL) => void

export interface StandIn {
  /** Without a slash at the end. */
  url: string
  /** The paths and queries that were asked, in order. */
  requests: string[]
  /** The answer from now on. */
  answer: StandInAnswer
  stop(): Promise<void>
}

/** Starts a server on a free port of this machine that stands in for an outside service. */
export async function startStandIn(answer: StandInAnswer): Promise<StandIn> {
  const standIn: StandIn = { url: '', requests: [], answer, stop: async () => {} }
  const server = createServer((req, res) => {
    standIn.requests.push(req.url ?? '')
    standIn.answer(req, res, new URL(req.url ?? '/', standIn.url))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  standIn.url = `http://127.0.0.1:${port}`
  standIn.stop = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return standIn
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): StandInAnswer {
  return (_req, res) =>
    res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** The faults that every service has to be expected to have. */
export const faults: Record<string, StandInAnswer> = {
  '401': json({ error: 'unauthorized' }, 401),
  '404': json({ error: 'not found' }, 404),
  '429': json({ error: 'slow down' }, 429, { 'Retry-After': '7' }),
  '500': json({ error: 'broken' }, 500),
  malformed: (_req, res) => res.writeHead(200, { 'Content-Type': 'application/json' }).end('{"half":'),
  'of another form': json({ surprise: true }),
  'cut off': (_req, res) => {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' }).write('{"half":')
    res.socket?.destroySoon()
  },
}

/**
 * Returns a service that never answers. Its clients' timeouts expire as soon as it was called, so that no test waits.
 * To be undone with `jest.restoreAllMocks()`.
 */
export function neverAnswers(): StandInAnswer {
  const controller = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
  return () => controller.abort(new DOMException('The time is up', 'TimeoutError'))
}
