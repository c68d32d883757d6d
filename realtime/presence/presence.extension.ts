import type { Connection, Extension, Hocuspocus } from '@hocuspocus/server'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import type { DatabaseListener } from '#database/databaseListener.ts'
import type { InTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import type { Registering } from '#plugins/collaboration/presence/registration.ts'
import {
  addVisit,
  followingOf,
  type PresenceState,
  recordPresence,
  registerVisit,
  removeVisit,
  removeVisitsOf,
  renewVisits,
} from '#plugins/collaboration/presence/visits.store.ts'
import { documentNamed, invalidDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import { channels, notifyVisits } from '#plugins/collaboration/storage/notifications.ts'
import type { MessageHandlers } from '../extensions/messages.extension.ts'
import { times } from '../limits.ts'
import { applyAccess } from '../rooms/roomAccess.ts'
import { connectionsOf, contextOf, type RoomContext } from '../rooms/roomContext.ts'
import type { RoomLocks } from '../rooms/roomLocks.ts'

export interface PresenceRecorderOptions {
  payload: Payload
  /** Id of this server process. */
  server: string
  hocuspocus: () => Hocuspocus
  listener: DatabaseListener
  locks: RoomLocks
}

// A browser's report of its user's activity.
const reportedState = z.object({ field: z.string().max(500).nullish(), isActive: z.boolean().optional() })

async function withTransaction<Result>(
  payload: Payload,
  work: (req: InTransaction) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, () => work(req))
}

/** Records in the database who is in which room, for lists and for the tabs of one browser. */
export class PresenceRecorder {
  private readonly states = new Map<string, PresenceState>()
  // Visits by id, with the write of each to the database.
  private readonly arrivals = new Map<string, Promise<void>>()
  // Visits that ended and are not removed from the database yet.
  private readonly departed = new Map<string, { documentKey: string; person: number }>()
  private isRemovingDeparted = false
  private readonly timers: NodeJS.Timeout[] = []

  constructor(private readonly options: PresenceRecorderOptions) {
    options.listener.on(channels.visits, (documentKey) => this.logErrors(this.refresh(documentKey)))
    options.listener.onListening(() => {
      for (const documentKey of options.hocuspocus().documents.keys()) this.logErrors(this.refresh(documentKey))
    })
  }

  get extension(): Extension {
    const { payload } = this.options
    return {
      extensionName: 'presence',
      onListen: async () => {
        this.timers.push(
          setInterval(() => this.logErrors(this.renew()), times.visits),
          setInterval(() => this.logErrors(this.writeStates()), times.presence),
          setInterval(() => this.logErrors(this.removeDeparted()), times.presence),
          setInterval(() => this.logErrors(this.retryRegistration()), times.presence),
        )
      },
      connected: async ({ context, documentName: documentKey }) => {
        const known = contextOf(context)
        if (!known) return
        // A failed record must not keep people out.
        await this.arrive(documentKey, known).catch((error: unknown) => this.warn(error))
      },
      onDisconnect: async ({ context, documentName: documentKey }) => {
        const known = contextOf(context)
        if (!known) return
        this.states.delete(known.visit)
        this.departed.set(known.visit, { documentKey, person: known.person.id })
        this.logErrors(this.removeDeparted())
      },
      onAwarenessUpdate: async ({ states, document }) => {
        for (const connection of document.getConnections()) {
          const visit = contextOf(connection.context)?.visit
          const clients = document.getClients(connection)
          const said = states.find(({ clientId }) => clients.has(clientId))
          const { data } = reportedState.safeParse(said)
          if (visit && said && data) {
            this.states.set(visit, { id: visit, field: data.field ?? null, isActive: data.isActive ?? true })
          }
        }
      },
      onDestroy: async () => {
        for (const timer of this.timers) clearInterval(timer)
        await removeVisitsOf({ payload }, this.options.server).catch(() => {})
      },
    }
  }

  get messages(): Pick<MessageHandlers, 'document.register'> {
    return {
      'document.register': async (
        { documentId, clientId, tabId, isTakingOver },
        { documentKey, connection, context },
      ) => {
        if (documentId !== documentKey) {
          return documentNamed(documentId)
            ? { status: 'error', message: 'This is another document.', error: 'document.other' }
            : { status: 'error', message: invalidDocumentKey, error: 'document.guid' }
        }
        const tab = { id: context.visit, client: clientId, tab: tabId, isTakingOver }
        try {
          // Hocuspocus delivers what a browser has already sent before `connected` has ended.
          await this.arrive(documentKey, context)
          const registration = await this.register(documentKey, context.person.id, tab)
          connection.context.tab = { client: clientId, tab: tabId }
          this.follow(documentKey, connection, registration === 'duplicate')
          return { status: 'ok', data: { registration } }
        } catch (error) {
          this.warn(error)
          return { status: 'aborted', message: 'The database does not answer. Try again.', error: 'unavailable' }
        }
      },
    }
  }

  // Adds the visit of a connection, once; a failed one again at the next call.
  private arrive(documentKey: string, { visit: id, writer }: Pick<RoomContext, 'visit' | 'writer'>): Promise<void> {
    const known = this.arrivals.get(id)
    if (known) return known
    const { payload, server } = this.options
    const arrival = addVisit({ payload }, { id, server, documentKey, writer })
    this.arrivals.set(id, arrival)
    arrival.catch(() => this.arrivals.delete(id))
    return arrival
  }

  private register(documentKey: string, person: number, tab: Registering): Promise<'ok' | 'duplicate'> {
    return withTransaction(this.options.payload, async (req) => {
      const { registration, following, gone } = await registerVisit(req, documentKey, person, tab)
      if (following.length + gone.length > 0) await notifyVisits(req, documentKey)
      return registration
    })
  }

  // Removes ended visits; retries when the database is unreachable.
  private async removeDeparted(): Promise<void> {
    if (this.isRemovingDeparted) return
    this.isRemovingDeparted = true
    try {
      for (const [visit, { documentKey, person }] of this.departed) {
        // Removed before it is added, it would stay.
        await this.arrivals.get(visit)?.catch(() => {})
        await withTransaction(this.options.payload, async (req) => {
          if (await removeVisit(req, documentKey, person, visit)) await notifyVisits(req, documentKey)
        })
        this.departed.delete(visit)
        this.arrivals.delete(visit)
      }
    } finally {
      this.isRemovingDeparted = false
    }
  }

  private async refresh(documentKey: string): Promise<void> {
    const { payload, hocuspocus } = this.options
    const here = connectionsOf(hocuspocus()).filter((one) => one.documentKey === documentKey)
    const following = await followingOf(
      { payload },
      here.map(({ context }) => context.visit),
    )
    for (const { connection, context } of here) {
      const isFollowing = following.has(context.visit)
      if (isFollowing === context.isFollowing) continue
      this.follow(documentKey, connection, isFollowing)
      const registration = isFollowing ? 'duplicate' : 'ok'
      connection.sendStateless(writeServerMessage('document.registration', { registration }))
    }
  }

  // Registers following tabs again: the writing tab may have been on a server that died.
  private async retryRegistration(): Promise<void> {
    for (const { documentKey, connection, context } of connectionsOf(this.options.hocuspocus())) {
      if (!context.isFollowing || !context.tab) continue
      const tab = { id: context.visit, ...context.tab, isTakingOver: false }
      if ((await this.register(documentKey, context.person.id, tab)) === 'duplicate') continue
      this.follow(documentKey, connection, false)
      connection.sendStateless(writeServerMessage('document.registration', { registration: 'ok' }))
    }
  }

  private follow(documentKey: string, connection: Connection, isFollowing: boolean): void {
    connection.context.isFollowing = isFollowing
    applyAccess(connection, this.options.locks.holderOf(documentKey))
  }

  private async renew(): Promise<void> {
    const { payload, hocuspocus } = this.options
    await renewVisits(
      { payload },
      connectionsOf(hocuspocus()).map(({ context }) => context.visit),
    )
  }

  private async writeStates(): Promise<void> {
    if (this.states.size === 0) return
    const states = [...this.states.values()]
    this.states.clear()
    await recordPresence({ payload: this.options.payload }, states)
  }

  private logErrors(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.warn(error))
  }

  private warn(error: unknown): void {
    this.options.payload.logger.warn({ err: error, msg: 'Who is where could not be written down' })
  }
}
