import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReaderAnswer } from '#contract/readerApi.schema.ts'

/** Fault of the stand-in: not listening, never answering, an error, or invalid JSON. */
export type Fault = 'slow' | 'error' | 'garbage'

/** A back office that speaks the reader API over real HTTP, with given answers. */
export class StandInBackOffice {
  /** The answers, by path. */
  readonly answers = new Map<string, ReaderAnswer>()
  /** Other calls, by path and query. */
  readonly calls = new Map<string, unknown>()
  /** Every path that was requested, in order. */
  readonly requests: string[] = []
  /** Answers a file of the library. */
  serveFile: (name: string, req: IncomingMessage, res: ServerResponse) => void = (_, __, res) =>
    res.writeHead(404).end()
  fault: Fault | null = null
  /** While set, answers wait for it: a render that is under way. */
  gate: Promise<void> | null = null
  readonly #server = http.createServer((req, res) => void this.#answer(req, res))
  #port = 0

  /** Listens, on the port it had before if there was one. */
  async start(port = this.#port): Promise<string> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
    return `http://127.0.0.1:${this.#port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    if (!this.#server.listening) return
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://localhost')
    const file = /^\/api\/media\/file\/(.+)$/u.exec(url.pathname)?.[1]
    if (file) return this.serveFile(decodeURIComponent(file), req, res)
    const path = url.searchParams.get('path') ?? url.pathname
    this.requests.push(path)
    if (this.fault === 'slow') return
    if (this.fault === 'error') return void res.writeHead(500).end('{"errors":[{"message":"Something went wrong."}]}')
    if (this.fault === 'garbage') return void res.writeHead(200).end('<html>Bad gateway')
    const answer =
      url.pathname === '/api/reader/page' ? this.answers.get(path) : this.calls.get(url.pathname + url.search)
    // What is known when the question arrives is what is answered, however long it takes: like a transaction.
    const body = JSON.stringify(answer ?? null)
    await this.gate
    res.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' }).end(body)
  }
}
