import { HocuspocusProvider } from '@hocuspocus/provider'
import WebSocket from 'ws'
import * as Y from 'yjs'
import { z } from 'zod'
import { RoomSocket } from '#cms/collaboration/roomSocket.ts'
import { sharedText } from '#plugins/collaboration/document/fields.layout.ts'
import { roomTicketOf, ticketAddress } from '#plugins/collaboration/room/roomTicket.ts'
import { schemaId } from '#plugins/collaboration/room/schemaId.ts'
import { idsOf, signIn } from './backOffice.ts'
import { expectOk } from './httpCall.ts'
import type { Subject } from './measure.types.ts'

/** A person in a room, without a browser. */
export interface RoomGuest {
  document: Y.Doc
  server: string
  /** Resolves when the server has sent them away. */
  isOut: Promise<void>
  leave(): void
}

/**
 * Creates people, each with a token of a log-in.
 * @param roles of each; all that there are when left out
 */
export async function newPeople({ cmsUrl }: Subject, count: number, roles?: number[]): Promise<string[]> {
  const admin = await signIn(cmsUrl, 'admin')
  const given = roles ?? (await idsOf(admin, 'roles'))
  const tokens: string[] = []
  for (let index = 0; index < count; index += 1) {
    const email = `writer-${Date.now()}-${index}@citydesk.test`
    const password = crypto.randomUUID()
    await admin.create('users', { email, password, name: `Writer ${index}`, roles: given, status: 'ACTIVE' })
    const answer = await expectOk(`${cmsUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    tokens.push(z.object({ token: z.string() }).parse(JSON.parse(answer.body.toString())).token)
  }
  return tokens
}

export async function join({ cmsUrl }: Subject, person: string, documentKey: string): Promise<RoomGuest> {
  const answer = await expectOk(`${cmsUrl}${ticketAddress({ guid: documentKey, schema: schemaId })}`, {
    headers: { Authorization: `JWT ${person}` },
  })
  const { token, url } = roomTicketOf(JSON.parse(answer.body.toString()))
  const fromBackOffice = class extends WebSocket {
    constructor(to: string) {
      super(to, { origin: cmsUrl })
    }
  }
  const websocketProvider = new RoomSocket({ url, WebSocketPolyfill: fromBackOffice })
  const document = new Y.Doc()
  const provider = new HocuspocusProvider({ name: documentKey, document, websocketProvider, token })
  const isOut = new Promise<void>((resolve) => provider.on('close', () => resolve()))
  provider.attach()
  await new Promise<void>((resolve) => provider.on('synced', () => resolve()))
  return {
    document,
    server: url.replace(/^ws/, 'http'),
    isOut,
    leave: () => {
      provider.destroy()
      websocketProvider.destroy()
    },
  }
}

/**
 * Writes the time into the headline once a second.
 * @param offset seconds until the first letter
 */
export async function typeInto({ document }: RoomGuest, offset: number, seconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, offset * 1000))
  for (let count = 0; count < seconds; count += 1) {
    sharedText(document, 'headline').insert(0, `${performance.now()} `)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/** Adds to `times` the milliseconds until guests have what another one in their room types. */
export function watchLetters(guests: readonly RoomGuest[], times: number[]): void {
  for (const { document } of guests) {
    sharedText(document, 'headline').observe((event) => {
      if (event.transaction.local) return
      for (const part of event.changes.delta) {
        const sent = typeof part.insert === 'string' ? Number(part.insert) : Number.NaN
        if (sent > 0) times.push(performance.now() - sent)
      }
    })
  }
}
