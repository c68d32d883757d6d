import type { Payload } from 'payload'
import type { RawData, WebSocket } from 'ws'
import type { DatabaseListener } from '#database/databaseListener.ts'
import {
  changeFeedKey,
  type FeedRequest,
  readFeedRequest,
  writeFeedMessage,
} from '#plugins/collaboration/change-feed/changeFeed.messages.ts'
import {
  changedBetween,
  type PresenceDigest,
  presenceDigest,
} from '#plugins/collaboration/change-feed/presenceDigest.ts'
import { verifyRoomToken } from '#plugins/collaboration/room/room.token.ts'
import { channels } from '#plugins/collaboration/storage/notifications.ts'
import { limits, times } from '../limits.ts'
import { policyViolation } from '../sockets/socketGate.ts'
import { TokenBucket } from '../sockets/tokenBucket.ts'

interface Listening {
  person: number
  // Ids of the documents it shows; null for all documents in use.
  ids: ReadonlySet<string> | null
  send: (type: Parameters<typeof writeFeedMessage>[0]) => void
}

/**
 * Notifies pages of the back office of changes in presence and locks. Each server compares the state in the database
 * with that of a moment ago, once for all of its pages and only while there are any. So an expired lease or a dead server
 * is noticed without a notification.
 */
export class ChangeFeed {
  private readonly listening = new Set<Listening>()
  private digest: PresenceDigest = new Map()
  private refreshing: Promise<void> | null = null
  private isAway = false
  private haveListsChanged = false
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly payload: Payload,
    listener: DatabaseListener,
  ) {
    listener.on(channels.locks, () => void this.refresh())
    listener.on(channels.notices, (person) => this.notifyUser(Number(person)))
    listener.on(channels.lists, () => {
      this.haveListsChanged = true
    })
    listener.onListening(() => {
      this.notifyAll('notices.changed')
      this.notifyAll('lists.changed')
    })
  }

  /** Number of listening pages. */
  get pages(): number {
    return this.listening.size
  }

  start(): void {
    this.timer = setInterval(() => {
      void this.refresh()
      this.notifyOfLists()
    }, times.feed)
  }

  stop(): void {
    clearInterval(this.timer)
  }

  /**
   * Serves the socket of a page, which must show a ticket first and a new one from time to time.
   * @param admit called once it has shown a ticket
   */
  accept(socket: WebSocket, admit: () => void): void {
    let page: Listening | null = null
    let isAlive = true
    const bucket = new TokenBucket(limits.feedRequestsPerSecond, limits.feedRequestsAtOnce)
    const close = (why: string) => socket.close(policyViolation, why)
    const send: Listening['send'] = (type) => {
      if (socket.bufferedAmount > limits.maxUnsentFeedBytes) socket.terminate()
      else socket.send(writeFeedMessage(type))
    }
    let age: NodeJS.Timeout | undefined
    const beat = setInterval(() => {
      if (!isAlive) return socket.terminate()
      isAlive = false
      socket.ping()
      if (page) send('news.heartbeat')
    }, times.feedHeartbeat)
    socket.on('pong', () => {
      isAlive = true
    })
    const handle = async (request: FeedRequest) => {
      if (request.type === 'news.enter') {
        const person = await this.personOf(request.payload.token)
        if (socket.readyState !== socket.OPEN) return
        if (person === null || page || this.countOf(person) >= limits.feedsPerPerson) return close('token')
        page = { person, ids: new Set(), send }
        this.listening.add(page)
        admit()
        // The back office issues no ticket to a person without an account or log-in.
        age = setTimeout(() => close('token'), times.authorization)
        send('news.ready')
      } else if (page) {
        page.ids = request.payload.ids && new Set(request.payload.ids)
      }
    }
    // One after another: verifying a ticket takes a moment.
    let handled: Promise<void> = Promise.resolve()
    socket.on('message', (data) => {
      const request = bucket.take(1, performance.now()) ? requestOf(data) : null
      if (!request) return close('malformed')
      handled = handled
        .then(() => handle(request))
        .catch((error: unknown) => {
          this.payload.logger.error({ err: error, msg: 'A request for news could not be handled' })
          socket.terminate()
        })
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(age)
      clearInterval(beat)
      if (page) this.listening.delete(page)
    })
  }

  private async personOf(token: string): Promise<number | null> {
    const claims = await verifyRoomToken(token, this.payload.config.secret, new Date())
    return claims?.guid === changeFeedKey ? claims.person : null
  }

  private countOf(person: number): number {
    return [...this.listening].filter((page) => page.person === person).length
  }

  private notifyAll(type: Parameters<typeof writeFeedMessage>[0]): void {
    for (const page of this.listening) page.send(type)
  }

  // Combines the changes of an interval into one message, since each makes every page read its list again.
  private notifyOfLists(): void {
    if (this.haveListsChanged) this.notifyAll('lists.changed')
    this.haveListsChanged = false
  }

  private notifyUser(person: number): void {
    for (const page of this.listening) if (page.person === person) page.send('notices.changed')
  }

  // One comparison at a time; the next one sees what changes meanwhile.
  private async refresh(): Promise<void> {
    if (this.listening.size === 0) return
    if (this.refreshing) await this.refreshing
    this.refreshing ??= this.compare().finally(() => {
      this.refreshing = null
    })
    await this.refreshing
  }

  private async compare(): Promise<void> {
    try {
      const digest = await presenceDigest({ payload: this.payload })
      const changed = changedBetween(this.digest, digest)
      this.digest = digest
      this.isAway = false
      if (changed.size === 0) return
      for (const { ids, send } of this.listening) {
        if (ids === null || [...changed].some((documentKey) => ids.has(documentKey))) send('presence.changed')
      }
    } catch (error) {
      if (!this.isAway)
        this.payload.logger.warn({ err: error, msg: 'Who is where could not be asked; it is tried again' })
      this.isAway = true
    }
  }
}

function requestOf(data: RawData): FeedRequest | null {
  const read = readFeedRequest(data.toString())
  return read?.status === 'ok' ? read.message : null
}
