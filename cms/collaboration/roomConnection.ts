import { HocuspocusProvider, WebSocketStatus } from '@hocuspocus/provider'
import type { Awareness } from 'y-protocols/awareness'
import type * as Y from 'yjs'
import { type SentPayloads, writeClientMessage } from '#plugins/collaboration/messages/client.messages.ts'
import { readServerMessage, type ServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import { type RefusalReason, refusalReasons } from '#plugins/collaboration/room/refusalReasons.ts'
import type { RoomTicket } from '#plugins/collaboration/room/roomTicket.ts'
import { onGapClosed } from './documentGaps.ts'
import { RoomSocket } from './roomSocket.ts'
import { requestTicket } from './roomTicket.ts'

// Milliseconds between attempts: back within three seconds of the server's return.
const reconnection = { delay: 300, minDelay: 300, maxDelay: 1500, factor: 1.5 }

// Milliseconds before a room that was closed by the server is entered again.
const pause = { again: 300, busy: 5000 }

export interface ConnectionOptions {
  documentKey: string
  document: Y.Doc
  awareness: Awareness
  /** The first way in; it is used once. */
  ticket: RoomTicket
  onSynced(): void
  onAway(): void
  onUnsynced(count: number): void
  onRights(mayWrite: boolean): void
  /** The server does not let this browser in. Tried again only where that may change by itself. */
  onRefused(reason: RefusalReason): void
  onMessage(message: ServerMessage): void
}

export type Say = <Type extends keyof SentPayloads>(type: Type, payload: SentPayloads[Type]) => string

export interface Connection {
  /** @returns the id of the message, which an answer to it names */
  say: Say
  close(): void
}

// Milliseconds between signs of life, and how many of them may go unanswered before the server counts as away.
const heartbeat = { interval: 5000, unanswered: 3 }

// Close code of Hocuspocus for a silent socket.
const lostNetwork = 4408

const reasonOf = (text: string): RefusalReason | null => refusalReasons.find((reason) => reason === text) ?? null

export function wait(milliseconds: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
}

export function connect(options: ConnectionOptions): Connection {
  const { documentKey, document, awareness, ticket } = options
  const { generation } = ticket
  let unused: string | null = ticket.token
  let isClosed = false
  let failures = 0
  let unanswered = 0

  // A token opens the room within a minute: each attempt takes a new one.
  const token = async (): Promise<string> => {
    const first = unused
    unused = null
    if (first) return first
    while (!isClosed) {
      const answer = await requestTicket(documentKey, generation)
      if (answer === 'unreachable') await wait(reconnection.maxDelay)
      else if ('refusal' in answer) throw new RefusedError(answer.refusal)
      else if (answer.ticket.generation !== generation) throw new RefusedError('reload')
      else return answer.ticket.token
    }
    return ''
  }

  const socket = new RoomSocket({ url: ticket.url, ...reconnection })
  const provider = new HocuspocusProvider({ name: documentKey, document, awareness, websocketProvider: socket, token })

  const say: Say = <Type extends keyof SentPayloads>(type: Type, payload: SentPayloads[Type]) => {
    const { id, text } = writeClientMessage(type, payload)
    provider.sendStateless(text)
    return id
  }

  const renewTicket = async () => {
    const answer = await requestTicket(documentKey, generation)
    if (isClosed || answer === 'unreachable') return
    if ('ticket' in answer) say('auth.client', { token: answer.ticket.token })
    else refuse(answer.refusal)
  }

  const receive = (text: string) => {
    const read = readServerMessage(text)
    if (read?.status !== 'ok') {
      console.warn('The real-time server said something that is not understood here', read?.envelope.type)
    } else if (read.message.type === 'server.heartbeat') {
      unanswered = 0
    } else if (read.message.type === 'auth.requested') {
      void renewTicket()
    } else {
      options.onMessage(read.message)
    }
  }

  const enterAgain = async (delay: number) => {
    await wait(delay)
    if (isClosed || socket.status !== WebSocketStatus.Connected) return
    provider.detach()
    provider.attach()
  }

  const refuse = (reason: RefusalReason) => {
    failures += 1
    // A token may have expired on its way. A user who logs in again in another window is let in again.
    if (reason === 'token' && failures === 1) return void enterAgain(pause.again)
    options.onRefused(reason)
    if (reason === 'busy' || reason === 'token') return void enterAgain(pause.busy)
    socket.disconnect()
  }

  provider.on('synced', () => {
    failures = 0
    unanswered = 0
    say('client.synced', {})
    options.onSynced()
  })
  provider.on('unsyncedChanges', ({ number }: { number: number }) => options.onUnsynced(number))
  let mayWrite = true
  provider.on('authenticated', ({ scope }: { scope: string }) => {
    const isGivenBack = !mayWrite && scope !== 'readonly'
    mayWrite = scope !== 'readonly'
    options.onRights(mayWrite)
    // What was refused meanwhile counts as unsaved, and nothing else would be said of it.
    if (isGivenBack && provider.synced) provider.forceSync()
  })
  provider.on('stateless', ({ payload }: { payload: string }) => receive(payload))
  provider.on('authenticationFailed', ({ reason }: { reason: string }) => {
    // What the token's own request failed with comes as a sentence around it.
    const known = reasonOf(reason) ?? refusalReasons.find((one) => reason.endsWith(`${refusedPrefix}${one}`))
    refuse(known ?? 'token')
  })
  provider.on('close', ({ event }: { event: { reason: string } }) => {
    options.onAway()
    const reason = reasonOf(event.reason)
    if (reason) refuse(reason)
    else void enterAgain(pause.again)
  })
  provider.attach()
  // What this browser kept may stand behind something that only comes from a colleague: the provider does not pass on what
  // came in by it, and both states are compared once more.
  const ignoreGaps = onGapClosed(document, () => provider.synced && provider.forceSync())

  // A socket takes half a minute to notice that the network is gone; the browser knows at once.
  const leave = () => {
    unanswered = 0
    provider.onClose()
    socket.onClose({ event: { code: lostNetwork, reason: '' } })
    options.onAway()
  }
  globalThis.addEventListener?.('offline', leave)

  const beat = setInterval(() => {
    if (!provider.synced) return
    if (unanswered >= heartbeat.unanswered) return leave()
    unanswered += 1
    say('client.heartbeat', {})
  }, heartbeat.interval)

  return {
    say,
    close() {
      isClosed = true
      clearInterval(beat)
      ignoreGaps()
      globalThis.removeEventListener?.('offline', leave)
      provider.destroy()
      socket.destroy()
    },
  }
}

const refusedPrefix = 'refused: '

// The back office does not give a ticket. Its message is how the provider passes the reason on.
class RefusedError extends Error {
  constructor(reason: RefusalReason) {
    super(`${refusedPrefix}${reason}`)
  }
}
