import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { type Extension, Hocuspocus } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { nameOfServer } from '#plugins/collaboration/presence/visits.store.ts'
import { documentsBehind } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { announceInRooms } from './announcements.ts'
import { authentication, ticketMessages } from './authentication.extension.ts'
import { calls } from './calls.extension.ts'
import { DatabaseListener } from './databaseListener.ts'
import { DocumentKeeper } from './documentKeeper.ts'
import { health } from './health.extension.ts'
import { htmlGuard } from './html.extension.ts'
import { colours, keepAlive } from './keepAlive.messages.ts'
import { lifecycleMessages } from './lifecycle.messages.ts'
import { occupancy } from './limits.extension.ts'
import { lockedRooms, lockMessages, renewWhenHeld } from './locks.extension.ts'
import { messages } from './messages.extension.ts'
import { News } from './news.ts'
import { Peers } from './peers.ts'
import { persistence } from './persistence.extension.ts'
import { presence } from './presence.extension.ts'
import { RoomsOverRedis } from './redis.extension.ts'
import { closeRoom, rights } from './rights.extension.ts'
import { RoomLocks } from './roomLocks.ts'
import { savingMessages, savingState } from './saving.messages.ts'
import { createSocketServer, type SocketServer } from './sockets.ts'
import { UpdateJournal } from './updateJournal.ts'
import { Visits } from './visits.extension.ts'

export interface RealtimeOptions {
  payload: Payload
  /** The same database that Payload has: what happens there is listened to over a connection of its own. */
  databaseUrl: string
  /** The addresses of the back office, from whose pages sockets may be opened. */
  origins: readonly string[]
  /** How many trusted proxies stand in front: whose word on a client's address is taken. */
  proxies: number
  /** What a monitor on another machine shows to read figures. */
  monitorSecret: string
  /** Where several real-time servers hear of each other; left out: this is the only one. */
  redisUrl?: string
}

/** The real-time server: it holds the documents that people write together, and is the only one that writes them. */
export class RealtimeServer {
  private readonly sockets: SocketServer
  private readonly hocuspocus: Hocuspocus
  private readonly keeper: DocumentKeeper
  private readonly payload: Payload
  private readonly listener: DatabaseListener
  private readonly news: News
  private isStopping = false

  constructor({ payload, databaseUrl, origins, proxies, monitorSecret, redisUrl }: RealtimeOptions) {
    this.payload = payload
    const hocuspocus = () => this.hocuspocus
    const catchUp = (guid: string) => this.catchUp(guid)
    const journal = new UpdateJournal(payload)
    this.keeper = new DocumentKeeper(payload, journal, {
      close: (guid) => closeRoom(this.hocuspocus, guid),
      release: (guid) => this.release(guid),
    })
    const server = randomUUID()
    this.listener = new DatabaseListener({ databaseUrl, name: nameOfServer(server), logger: payload.logger })
    announceInRooms(this.listener, hocuspocus, payload)
    this.news = new News(payload, this.listener)
    const locks = new RoomLocks(payload, hocuspocus)
    const visits = new Visits({ payload, server, hocuspocus, listener: this.listener, locks })
    const peers = new Peers({ payload, server, listener: this.listener, write: () => journal.flush() })
    const redis = redisUrl ? new RoomsOverRedis(redisUrl, payload.logger) : null
    // What the server does, in the order in which it is asked. Nobody gets past authentication without a ticket.
    const extensions: Extension[] = [
      ...(redis ? [redis] : []),
      health({
        keeper: this.keeper,
        hocuspocus,
        redis,
        pages: () => this.news.pages,
        isStopping: () => this.isStopping,
        monitorSecret,
      }),
      calls(payload, this.keeper, { catchUp, writeAll: () => peers.writeAll() }),
      authentication(payload, hocuspocus),
      occupancy(payload, hocuspocus),
      rights({ payload, keeper: this.keeper, hocuspocus, listener: this.listener, locks, catchUp }),
      persistence(payload, this.keeper, hocuspocus),
      htmlGuard(payload),
      presence,
      colours,
      visits.extension,
      lockedRooms(locks, this.listener),
      savingState(this.keeper),
      messages(payload, {
        ...ticketMessages(payload),
        ...keepAlive((asked) => renewWhenHeld(payload, locks, asked)),
        ...visits.messages,
        ...lockMessages(payload, locks),
        ...savingMessages(this.keeper),
        ...lifecycleMessages(payload),
      }),
    ]
    this.hocuspocus = new Hocuspocus({ quiet: true, extensions })
    this.sockets = createSocketServer(this.hocuspocus, {
      origins,
      proxies,
      logger: payload.logger,
      acceptNews: (socket, admit) => this.news.accept(socket, admit),
    })
  }

  /**
   * Listens, and then brings drafts up to date that a server which died left behind.
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
    this.news.start()
    void this.catchUpAll()
  }

  get port(): number {
    const address: AddressInfo | string | null = this.sockets.http.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  /** Brings what it holds into the drafts, and ends. Browsers keep what is typed meanwhile, and come back with it. */
  async stop(): Promise<void> {
    this.isStopping = true
    const closed = new Promise((resolve) => this.sockets.http.close(resolve))
    await this.keeper.saveAll()
    this.sockets.closeAll()
    this.news.stop()
    await closed
    await this.listener.stop()
    await this.hocuspocus.hooks('onDestroy', { instance: this.hocuspocus })
    await this.keeper.stop()
  }

  /** Opens a document that nobody has open, saves it, and lets go of it. */
  private async catchUp(guid: string): Promise<void> {
    const direct = await this.hocuspocus.openDirectConnection(guid)
    try {
      await this.keeper.save(guid)
    } finally {
      await direct.disconnect()
    }
  }

  private async catchUpAll(): Promise<void> {
    try {
      for (const guid of await documentsBehind({ payload: this.payload })) {
        await this.catchUp(guid).catch((error: unknown) => {
          this.payload.logger.error({
            err: error,
            guid,
            msg: 'What was written here cannot be brought into its draft yet',
          })
        })
      }
    } catch (error) {
      this.payload.logger.error({ err: error, msg: 'What a server before left behind cannot be looked for' })
    }
  }

  private release(guid: string): void {
    const document = this.hocuspocus.documents.get(guid)
    if (document && document.getConnectionsCount() === 0) void this.hocuspocus.unloadDocument(document)
  }
}
