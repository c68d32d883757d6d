import { HocuspocusProvider } from '@hocuspocus/provider'
import type { Config, Payload } from 'payload'
import WebSocket from 'ws'
import * as Y from 'yjs'
import { RoomSocket } from '#cms/collaboration/roomSocket.ts'
import { collaboration } from '#plugins/collaboration/collaboration.plugin.ts'
import { sharedText } from '#plugins/collaboration/document/fields.layout.ts'
import { type SentPayloads, writeClientMessage } from '#plugins/collaboration/messages/client.messages.ts'
import { type RoomClaims, signRoomToken } from '#plugins/collaboration/room/room.token.ts'
import { schemaId } from '#plugins/collaboration/room/schemaId.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { generationOf } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { RealtimeServer } from '#realtime/server.ts'
import { freePort } from '#scripts/start/ports.ts'
import { until } from '#tests/until.ts'
import { bootTestPayload, type TestPayload } from './bootPayload.ts'
import { makeTablesIn } from './ownTables.ts'
import { type Person, sessionOf } from './people.ts'

/** The address whose pages may open sockets. */
export const backOffice = 'http://back-office.test'

/** Bearer token of a monitor for the real-time server. */
export const monitorSecret = 'only for tests'

export interface SharedNewsroom extends TestPayload {
  databaseUrl: string
  port: number
  /** Does nothing while it runs. */
  startRealtime: () => Promise<void>
  stopRealtime: () => Promise<void>
}

/**
 * Boots a Payload whose documents are written together, with a real-time server beside it.
 * @param overrides what the test needs beside the content model
 */
export async function bootSharedNewsroom(overrides: Partial<Config> = {}): Promise<SharedNewsroom> {
  const port = await freePort()
  const plugins = [
    ...(overrides.plugins ?? []),
    collaboration({
      realtimeUrl: `ws://127.0.0.1:${port}`,
      realtimeCallUrl: `http://127.0.0.1:${port}`,
    }),
  ]
  const app = await bootTestPayload({ ...overrides, plugins }, { beforeDecision: holdForDecision })
  const { payload } = app
  await makeTablesIn(payload)
  // As the process of the real-time server does: a connection that is cut is no reason to end.
  const databaseUrl = String(payload.db.poolOptions.connectionString)
  let server: RealtimeServer | undefined
  const stopRealtime = async () => {
    await server?.stop()
    server = undefined
  }
  const startRealtime = async () => {
    if (server) return
    server = new RealtimeServer({ payload, databaseUrl, origins: [backOffice], proxies: 0, monitorSecret })
    await server.listen(port)
  }
  await startRealtime()
  return {
    ...app,
    databaseUrl,
    port,
    startRealtime,
    stopRealtime,
    stop: async () => {
      await stopRealtime()
      await app.stop()
    },
  }
}

/** Claims of a ticket that a test replaces; `expires` in milliseconds since 1970. */
export type WrongClaims = Partial<RoomClaims & { expires: number }>

/** Makes a ticket as the back office does, with some claims replaced. */
export async function ticketFor(
  { payload }: { payload: Payload },
  person: Person,
  documentKey: string,
  { expires = Date.now() + 60_000, session, ...wrong }: WrongClaims = {},
): Promise<string> {
  const claims = {
    guid: documentKey,
    person: person.id,
    session: session ?? (await sessionOf(payload, person)),
    by: null,
    schema: schemaId,
    generation: await generationOf({ payload }, documentKey),
    ...wrong,
  }
  return signRoomToken(claims, payload.config.secret, new Date(expires))
}

/** A browser in a room. */
export interface RoomGuest {
  provider: HocuspocusProvider
  document: Y.Doc
  /** Messages of the server other than the document. */
  messages: { type: string; payload: Record<string, unknown> }[]
  /** Why it was refused or sent away. */
  refusals: string[]
  /** Types into the headline, at its end. */
  type: (text: string, path?: string) => void
  text: (path?: string) => string
  leave: () => void
}

/** Returns a socket as a browser opens it from a page. */
export function socketFrom(origin: string | undefined) {
  return class extends WebSocket {
    constructor(address: string) {
      super(address, origin === undefined ? {} : { origin })
      // A client that gives up on a connection stops to listen to it; browsers ignore its errors then.
      this.on('error', () => {})
    }
  }
}

/** Goes into a room, as a browser does; settles at once, whether or not it is let in. */
export function enterRoom(
  { port }: Pick<SharedNewsroom, 'port'>,
  documentKey: string,
  token: () => Promise<string>,
  { document = new Y.Doc(), origin = backOffice }: { document?: Y.Doc; origin?: string } = {},
): RoomGuest {
  const refusals: string[] = []
  const messages: RoomGuest['messages'] = []
  const websocketProvider = new RoomSocket({
    url: `ws://127.0.0.1:${port}`,
    WebSocketPolyfill: socketFrom(origin),
    delay: 50,
    minDelay: 50,
    maxDelay: 200,
    factor: 1,
  })
  const provider = new HocuspocusProvider({
    name: documentKey,
    document,
    websocketProvider,
    token,
    onAuthenticationFailed: ({ reason }) => refusals.push(reason),
    onClose: ({ event }) => refusals.push(event.reason),
    onStateless: ({ payload }) => messages.push(JSON.parse(payload)),
  })
  provider.attach()
  return {
    provider,
    document,
    messages,
    refusals,
    type: (text, path = 'headline') => {
      const shared = sharedText(document, path)
      shared.insert(shared.length, text)
    },
    text: (path = 'headline') => sharedText(document, path).toString(),
    leave: () => {
      provider.destroy()
      websocketProvider.destroy()
    },
  }
}

/** Says something in a room, and settles with what it was answered. */
export async function ask<Type extends keyof SentPayloads>(
  { provider, messages }: RoomGuest,
  type: Type,
  payload: SentPayloads[Type],
): Promise<Record<string, unknown>> {
  const { id, text } = writeClientMessage(type, payload)
  const answer = () => messages.find((message) => message.payload.responseToId === id)?.payload
  provider.sendStateless(text)
  await until(`${type} is answered`, () => answer() !== undefined)
  return answer() ?? {}
}

/** Enters a room as a user, and settles when the document is there. */
export async function joinRoom(
  room: SharedNewsroom,
  person: Person,
  documentKey: string,
  options: { document?: Y.Doc } = {},
): Promise<RoomGuest> {
  const guest = enterRoom(room, documentKey, () => ticketFor(room, person, documentKey), options)
  await until('the document is there', () => guest.provider.synced)
  return guest
}
