import { Server } from '@hocuspocus/server'
import * as Y from 'yjs'
import { sharedMeta } from '#plugins/collaboration/document/fields.layout.ts'
import { clientMessage } from '#plugins/collaboration/messages/client.messages.ts'
import { type ServerPayloads, writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import type { RoomTicket } from '#plugins/collaboration/room/roomTicket.ts'
import type { Room } from './room.types.ts'

/** A room's server with nothing behind it, and the back office's answers that lead to it. */
export interface TestRooms {
  url: string
  /** The back office's answer: a ticket, or the status of a refusal; null when it does not answer. */
  answer: { ticket: RoomTicket } | { status: number } | null
  /** Returns the server's document; undefined while no client has it open. */
  documentOf(documentKey: string): Y.Doc | undefined
  close(documentKey: string, reason: string): void
  say<Type extends keyof ServerPayloads>(documentKey: string, type: Type, payload: ServerPayloads[Type]): void
  /** The id of the next message of a browser that asks to save. */
  nextSave(): Promise<string>
  stop(): Promise<void>
  start(): Promise<void>
}

export const person = { id: 7, name: 'Ada Reyes', colour: '#0f76bf' }

/** Documents live as long as the fixture, through stops and starts of the server. */
export async function startRooms(): Promise<TestRooms> {
  const listeners: ((id: string) => void)[] = []
  let server: Server
  let port = 0
  const kept = new Map<string, Y.Doc>()
  const start = async () => {
    server = new Server({
      port,
      quiet: true,
      stopOnSignals: false,
      onLoadDocument: async ({ documentName, document }) => {
        const before = kept.get(documentName)
        if (before) Y.applyUpdate(document, Y.encodeStateAsUpdate(before))
        else sharedMeta(document).set('seeded', 'first')
        kept.set(documentName, document)
      },
      onAuthenticate: async ({ token, connectionConfig }) => {
        if (token === 'read-only') connectionConfig.readOnly = true
        if (token === 'refused') throw Object.assign(new Error('refused'), { reason: 'forbidden' })
      },
      onStateless: async ({ connection, payload }) => {
        const { id, type } = clientMessage.parse(JSON.parse(payload))
        if (type === 'client.heartbeat') connection.sendStateless(writeServerMessage('server.heartbeat', {}))
        if (type !== 'document.save') return
        for (const listener of listeners.splice(0)) listener(id)
      },
    })
    await server.listen(port)
    port = server.address.port
  }
  await start()
  const rooms: TestRooms = {
    url: `ws://127.0.0.1:${port}`,
    answer: null,
    nextSave: () => new Promise((resolve) => listeners.push(resolve)),
    documentOf: (documentKey) => server.hocuspocus.documents.get(documentKey),
    close: (documentKey, reason) => {
      for (const connection of server.hocuspocus.documents.get(documentKey)?.getConnections() ?? []) {
        connection.close({ code: 4403, reason })
      }
    },
    say: (documentKey, type, payload) =>
      server.hocuspocus.documents.get(documentKey)?.broadcastStateless(writeServerMessage(type, payload)),
    stop: async () => {
      await server.destroy()
    },
    start,
  }
  rooms.answer = { ticket: ticketFor(rooms) }
  return rooms
}

export function ticketFor({ url }: { url: string }, rest: Partial<RoomTicket> = {}): RoomTicket {
  return {
    token: 'any',
    url,
    generation: 'first',
    mayWrite: true,
    mayUnlock: false,
    person,
    ...rest,
  }
}

/** Settles once a room's state matches. */
export function whenState(room: Room, isReached: (state: ReturnType<Room['state']['get']>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isReached(room.state.get())) return
      stop()
      resolve()
    }
    const stop = room.state.subscribe(look)
    look()
  })
}

/** Settles once a document's content matches. */
export function whenDocument(document: Y.Doc, isReached: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isReached()) return
      document.off('update', look)
      resolve()
    }
    document.on('update', look)
    look()
  })
}
