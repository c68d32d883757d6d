import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hocuspocus, WebSocketLike } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { clientNetwork } from '#contract/clientNetwork.ts'
import { connections } from '#contract/connections.ts'
import { changeFeedPath } from '#plugins/collaboration/change-feed/changeFeed.messages.ts'
import { limits } from '../limits.ts'
import { SocketGate } from './socketGate.ts'
import { TokenBucket } from './tokenBucket.ts'

export interface SocketOptions {
  /** Origins whose pages may open a socket: a browser sends its cookies for every page that asks. */
  origins: readonly string[]
  proxies: number
  logger: Pick<Payload['logger'], 'warn' | 'error'>
  /** Has the sockets of pages that listen to the change feed. @param admit to be called once the page has shown its ticket */
  acceptChangeFeed: (socket: WebSocket, admit: () => void) => void
}

// Close event of a server that restarts.
const serviceRestart = 1012

export interface SocketServer {
  http: Server
  /** Closes all sockets. */
  closeAll(): void
}

// Context of a connection before it is authenticated.
const entering = z.object({ admit: z.custom<() => void>((value) => typeof value === 'function') })

/** Notifies the gate that the socket of a connection has shown a ticket. @param context of a hook of Hocuspocus */
export function admitSocket(context: unknown): void {
  entering.safeParse(context).data?.admit()
}

/**
 * Creates the HTTP server of the real-time server: plain requests go to the extensions, WebSockets to their rooms. The
 * messages of a socket are counted here, before any of them is parsed.
 */
export function createSocketServer(
  hocuspocus: Hocuspocus,
  { origins, proxies, logger, acceptChangeFeed }: SocketOptions,
): SocketServer {
  const server = createServer(connections, (request, response) => void answer(hocuspocus, request, response))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageSize, perMessageDeflate: false })
  const feedSockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.feedRequestSize,
    perMessageDeflate: false,
  })
  const gate = new SocketGate()
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = pathOf(request)
    if (path === null) return refuse(socket, '400 Bad Request')
    const { origin } = request.headers
    const address = clientNetwork(request, proxies)
    const reason = !origin || !origins.includes(origin) ? 'origin' : gate.refusal(address)
    if (reason) {
      logger.warn({ address, origin, reason, msg: 'A socket was refused' })
      return refuse(socket, reason === 'origin' ? '403 Forbidden' : '503 Service Unavailable')
    }
    if (path.endsWith(changeFeedPath)) {
      feedSockets.handleUpgrade(request, socket, head, (webSocket) =>
        acceptChangeFeed(webSocket, gate.enter(address, webSocket)),
      )
    } else {
      sockets.handleUpgrade(request, socket, head, (webSocket) =>
        connect(hocuspocus, webSocket, { address, admit: gate.enter(address, webSocket), logger }),
      )
    }
  }
  server.on('upgrade', (request, socket, head) => {
    // Node removes its own listener on an upgrade; without one, a reset connection ends the process.
    socket.on('error', () => socket.destroy())
    try {
      upgrade(request, socket, head)
    } catch (error) {
      logger.error({ err: error, msg: 'A request for a socket could not be handled' })
      refuse(socket, '400 Bad Request')
    }
  })
  server.on('error', (error) => logger.error({ err: error, msg: 'The real-time server cannot accept a connection' }))
  return {
    http: server,
    closeAll: () => {
      for (const client of [...sockets.clients, ...feedSockets.clients]) {
        client.close(serviceRestart)
        client.terminate()
      }
      server.closeAllConnections()
    },
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

// Returns null for a target that is not a path, such as `//` or an address with a password.
function pathOf({ url = '' }: IncomingMessage): string | null {
  const isPath = url.startsWith('/') && URL.canParse(url, placeholder)
  const { pathname, origin } = isPath ? new URL(url, placeholder) : { pathname: null, origin: placeholder }
  return origin === placeholder ? pathname : null
}

// Base address to resolve paths against.
const placeholder = 'http://localhost'

async function answer(hocuspocus: Hocuspocus, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, error: string) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify({ error }))
  }
  if (pathOf(request) === null) return send(400, 'The address of the request is malformed')
  try {
    await hocuspocus.hooks('onRequest', { request, response, instance: hocuspocus })
  } catch (error) {
    // A rejection without an error means that an extension has answered.
    if (error === undefined) return
    return send(500, 'The request could not be answered')
  }
  send(404, 'There is nothing here but /health and WebSockets')
}

function connect(
  hocuspocus: Hocuspocus,
  socket: WebSocket,
  { address, admit, logger }: { address: string; admit: () => void } & Pick<SocketOptions, 'logger'>,
): void {
  const cutOff = (why: string) => {
    logger.warn({ address, msg: `A socket was cut off: ${why}` })
    socket.terminate()
  }
  // Messages name the room, so Hocuspocus does not need the address of the request.
  const connection = hocuspocus.handleConnection(sendingWithin(socket, cutOff), new Request(placeholder), { admit })
  const messages = new TokenBucket(limits.messagesPerSecond, limits.messagesAtOnce)
  const bytes = new TokenBucket(limits.bytesPerSecond, limits.bytesAtOnce)
  socket.on('message', (data: Buffer, isBinary) => {
    if (socket.readyState !== socket.OPEN) return
    const now = performance.now()
    if (!isBinary) cutOff('it sent text')
    else if (!messages.take(1, now)) cutOff('too many messages')
    else if (!bytes.take(data.length, now)) cutOff('too much data')
    else connection.handleMessage(data)
  })
  // A message that is too large or malformed; ws closes the socket after it.
  socket.on('error', (error) => logger.warn({ address, msg: `A socket was closed: ${error.message}` }))
  socket.on('close', (code, reason) => connection.handleClose({ code, reason: reason.toString() }))
}

// The socket as Hocuspocus sees it. Closes a socket that reads too slowly, before its unsent data fills the memory.
function sendingWithin(socket: WebSocket, cutOff: (why: string) => void): WebSocketLike {
  return {
    get readyState() {
      return socket.readyState
    },
    send: (data) => {
      if (socket.bufferedAmount > limits.unsentBytes) cutOff('it does not read')
      else if (data instanceof Uint8Array) socket.send(data)
    },
    close: (code, reason) => socket.close(code, reason),
  }
}
