import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { type Extension, Hocuspocus } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { DatabaseListener } from '#database/databaseListener.ts'
import { nameOfServer } from '#plugins/collaboration/presence/visits.store.ts'
import { unsyncedDocuments } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { DraftSaver } from './drafts/draftSaver.ts'
import { UpdateJournal } from './drafts/updateJournal.ts'
import { authentication, ticketMessages } from './extensions/authentication.extension.ts'
import { flush } from './extensions/flush.extension.ts'
import { health } from './extensions/health.extension.ts'
import { htmlGuard } from './extensions/html.extension.ts'
import { colours, keepAlive } from './extensions/keepAlive.messages.ts'
import { lifecycleMessages } from './extensions/lifecycle.messages.ts'
import { occupancy } from './extensions/limits.extension.ts'
import { lockedRooms, lockMessages, renewWhenHeld } from './extensions/locks.extension.ts'
import { messages } from './extensions/messages.extension.ts'
import { persistence } from './extensions/persistence.extension.ts'
import { RoomsOverRedis } from './extensions/redis.extension.ts'
import { closeRoom, rights } from './extensions/rights.extension.ts'
import { savingMessages, savingState } from './extensions/saving.messages.ts'
import { Peers } from './peers/peers.ts'
import { awareness } from './presence/awareness.extension.ts'
import { ChangeFeed } from './presence/changeFeed.ts'
import { PresenceRecorder } from './presence/presence.extension.ts'
import { announceInRooms } from './rooms/announcements.ts'
import { closeWhenOrdered } from './rooms/roomClosing.ts'
import { RoomLocks } from './rooms/roomLocks.ts'
import { createSocketServer, type SocketServer } from './sockets/sockets.ts'

export interface RealtimeOptions {
  payload: Payload
  /** Payload's database; notifications come over a separate connection. */
  databaseUrl: string
  origins: readonly string[]
  /** Number of trusted reverse proxies, whose `X-Forwarded-For` is used. */
  proxies: number
  monitorSecret: string
  /** Address of the Redis that connects several real-time servers; omit for a single one. */
  redisUrl?: string
}

/** The real-time server: holds the shared documents, and is their only writer. */
export class RealtimeServer {
  private readonly sockets: SocketServer
  private readonly hocuspocus: Hocuspocus
  private readonly saver: DraftSaver
  private readonly payload: Payload
  private readonly listener: DatabaseListener
  private readonly changeFeed: ChangeFeed
  private isStopping = false

  constructor({ payload, databaseUrl, origins, proxies, monitorSecret, redisUrl }: RealtimeOptions) {
    this.payload = payload
    const hocuspocus = () => this.hocuspocus
    const syncDraft = (documentKey: string) => this.syncDraft(documentKey)
    const journal = new UpdateJournal(payload)
    this.saver = new DraftSaver(payload, journal, {
      close: (documentKey) => closeRoom(this.hocuspocus, documentKey),
      release: (documentKey) => this.release(documentKey),
    })
    const server = randomUUID()
    this.listener = new DatabaseListener({ databaseUrl, name: nameOfServer(server), logger: payload.logger })
    announceInRooms(this.listener, hocuspocus, payload)
    closeWhenOrdered(this.listener, { hocuspocus, saver: this.saver, logger: payload.logger })
    this.changeFeed = new ChangeFeed(payload, this.listener)
    const locks = new RoomLocks(payload, hocuspocus)
    const presence = new PresenceRecorder({ payload, server, hocuspocus, listener: this.listener, locks })
    const peers = new Peers({ payload, server, listener: this.listener, write: () => journal.flush() })
    const redis = redisUrl ? new RoomsOverRedis(redisUrl, payload.logger) : null
    // In the order of their hooks. Those after authentication see only connections with a valid ticket.
    const extensions: Extension[] = [
      ...(redis ? [redis] : []),
      health({
        saver: this.saver,
        hocuspocus,
        redis,
        pages: () => this.changeFeed.pages,
        isStopping: () => this.isStopping,
        monitorSecret,
      }),
      flush(payload, this.saver, { syncDraft, writeAll: () => peers.writeAll() }),
      authentication(payload, hocuspocus),
      occupancy(payload, hocuspocus),
      rights({ payload, saver: this.saver, hocuspocus, listener: this.listener, locks, syncDraft }),
      persistence(payload, this.saver, hocuspocus),
      htmlGuard(payload),
      awareness,
      colours,
      presence.extension,
      lockedRooms(locks, this.listener),
      savingState(this.saver),
      messages(payload, {
        ...ticketMessages(payload),
        ...keepAlive((sender) => renewWhenHeld(payload, locks, sender)),
        ...presence.messages,
        ...lockMessages(payload, locks),
        ...savingMessages(this.saver),
        ...lifecycleMessages(payload),
      }),
    ]
    this.hocuspocus = new Hocuspocus({ quiet: true, extensions })
    this.sockets = createSocketServer(this.hocuspocus, {
      origins,
      proxies,
      logger: payload.logger,
      acceptChangeFeed: (socket, admit) => this.changeFeed.accept(socket, admit),
    })
  }

  /**
   * Listens, and then saves the drafts that a dead server left behind.
   * @param port 0: any free one
   * @throws Error when the port is taken
   */
  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.sockets.http.once('error', reject)
      this.sockets.http.listen(port, () => {
        this.sockets.http.off('error', reject)
        resolve()
      })
    })
    const { configuration } = this.hocuspocus
    await this.hocuspocus.hooks('onListen', { instance: this.hocuspocus, configuration, port: this.port })
    void this.listener.start()
    this.changeFeed.start()
    void this.syncAllDrafts()
  }

  get port(): number {
    const address: AddressInfo | string | null = this.sockets.http.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  /** Saves all drafts and stops. Browsers keep what is typed meanwhile, and send it after they reconnect. */
  async stop(): Promise<void> {
    this.isStopping = true
    const closed = new Promise((resolve) => this.sockets.http.close(resolve))
    await this.saver.saveAll()
    this.sockets.closeAll()
    this.changeFeed.stop()
    await closed
    await this.listener.stop()
    await this.hocuspocus.hooks('onDestroy', { instance: this.hocuspocus })
    await this.saver.stop()
  }

  private async syncDraft(documentKey: string): Promise<void> {
    const direct = await this.hocuspocus.openDirectConnection(documentKey)
    try {
      await this.saver.save(documentKey)
    } finally {
      await direct.disconnect()
    }
  }

  private async syncAllDrafts(): Promise<void> {
    try {
      for (const documentKey of await unsyncedDocuments({ payload: this.payload })) {
        await this.syncDraft(documentKey).catch((error: unknown) => {
          this.payload.logger.error({
            err: error,
            guid: documentKey,
            msg: 'What was written here cannot be brought into its draft yet',
          })
        })
      }
    } catch (error) {
      this.payload.logger.error({ err: error, msg: 'What a server before left behind cannot be looked for' })
    }
  }

  private release(documentKey: string): void {
    const document = this.hocuspocus.documents.get(documentKey)
    if (document && document.getConnectionsCount() === 0) void this.hocuspocus.unloadDocument(document)
  }
}
