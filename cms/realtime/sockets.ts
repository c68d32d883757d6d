import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Hocuspocus, WebSocketLike } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { type WebSocket, WebSocketServer } from 'ws'
import { newsPath } from '#plugins/collaboration/news/news.messages.ts'
import { Allowance } from './allowance.ts'
import { limits } from './realtime.limits.ts'

export interface SocketOptions {
  /** Addresses whose pages may open a socket: browsers send a log-in's cookies, and say here whose page asked. */
  origins: readonly string[]
  logger: Pick<Payload['logger'], 'warn' | 'error'>
  /** Has the sockets of pages that listen to news. */
  acceptNews: (socket: WebSocket) => void
}

/** What a WebSocket is told by a server that will be back. */
const serviceRestart = 1012

export interface SocketServer {
  http: Server
  /** Cuts everybody off. */
  closeAll(): void
}

/**
 * The HTTP server of the real-time server: plain requests go to the extensions, WebSockets to their rooms. What comes in
 * through a socket is counted here, before anything looks into it.
 */
export function createSocketServer(
  hocuspocus: Hocuspocus,
  { origins, logger, acceptNews }: SocketOptions,
): SocketServer {
  const server = createServer((request, response) => void answer(hocuspocus, request, response))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageSize, perMessageDeflate: false })
  const newsSockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.newsRequestSize,
    perMessageDeflate: false,
  })
  const all = () => [...sockets.clients, ...newsSockets.clients]
  server.on('upgrade', (request, socket, head) => {
    const { origin } = request.headers
    const isFull = all().length >= limits.sockets
    if (isFull || !origin || !origins.includes(origin)) {
      logger.warn({ origin, isFull, msg: 'A socket was refused' })
      socket.end(`HTTP/1.1 ${isFull ? '503 Service Unavailable' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`)
      return
    }
    if (new URL(request.url ?? '/', 'http://localhost').pathname.endsWith(newsPath)) {
      newsSockets.handleUpgrade(request, socket, head, acceptNews)
      return
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => connect(hocuspocus, webSocket, request, logger))
  })
  return {
    http: server,
    closeAll: () => {
      for (const client of all()) {
        client.close(serviceRestart)
        client.terminate()
      }
      server.closeAllConnections()
    },
  }
}

async function answer(hocuspocus: Hocuspocus, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await hocuspocus.hooks('onRequest', { request, response, instance: hocuspocus })
  } catch (error) {
    // Without an error it is an extension that has answered.
    if (error === undefined) return
    response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
    return
  }
  response.writeHead(404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ error: 'There is nothing here but /health and WebSockets' }))
}

function connect(
  hocuspocus: Hocuspocus,
  socket: WebSocket,
  request: IncomingMessage,
  logger: SocketOptions['logger'],
): void {
  const address = request.socket.remoteAddress
  const cutOff = (why: string) => {
    logger.warn({ address, msg: `A socket was cut off: ${why}` })
    socket.terminate()
  }
  const connection = hocuspocus.handleConnection(
    sendingWithin(socket, cutOff),
    new Request(new URL(request.url ?? '/', 'http://localhost')),
  )
  const messages = new Allowance(limits.messagesPerSecond, limits.messagesAtOnce)
  const bytes = new Allowance(limits.bytesPerSecond, limits.bytesAtOnce)
  socket.on('message', (data: Buffer, isBinary) => {
    if (socket.readyState !== socket.OPEN) return
    const now = performance.now()
    if (!isBinary) cutOff('it sent text')
    else if (!messages.take(1, now)) cutOff('too many messages')
    else if (!bytes.take(data.length, now)) cutOff('too much data')
    else connection.handleMessage(data)
  })
  // Of a message that is too large or no message at all; the socket is closed after it.
  socket.on('error', (error) => logger.warn({ address, msg: `A socket was closed: ${error.message}` }))
  socket.on('close', (code, reason) => connection.handleClose({ code, reason: reason.toString() }))
}

/** The socket as Hocuspocus sees it. Who does not read what is sent would fill the memory with it. */
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
