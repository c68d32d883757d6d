import {
  type FeedMessage,
  maxWatched,
  readFeedMessage,
  writeFeedRequest,
} from '#plugins/collaboration/change-feed/changeFeed.messages.ts'
import { createStore, type Store } from '../kit/store.ts'

// Milliseconds between attempts: half of it to all of it by chance, so that a server that is back is not overrun.
const reconnection = { first: 500, max: 8000 }

// Milliseconds without a word after which the connection counts as lost: the server says something every ten seconds.
const idleTimeoutMs = 25_000

export interface ChangeFeedOptions {
  /** @throws Error while none can be fetched */
  ticket: () => Promise<{ token: string; url: string }>
}

export type FeedChange = Exclude<FeedMessage['type'], 'news.ready' | 'news.heartbeat'>

/** A page's connection to the change feed. */
export interface ChangeFeedConnection {
  /** Whether changes are received now; without a connection the page has to poll. */
  isLive: Store<boolean>
  /**
   * Watches the presence of documents.
   * @param ids document keys; null for all documents
   * @returns a function that removes the listener
   */
  watch(ids: readonly string[] | null): () => void
  onChange(listener: (change: FeedChange) => void): () => void
  close(): void
}

/** Connects a page to the change feed, and stays connected while the page is visible. */
export function connectChangeFeed({ ticket }: ChangeFeedOptions): ChangeFeedConnection {
  const isLive = createStore(false)
  const listeners = new Set<(change: FeedChange) => void>()
  const watched = new Map<symbol, readonly string[] | null>()
  let socket: WebSocket | null = null
  let isConnecting = false
  let isClosed = false
  let delay = reconnection.first
  let attempt: ReturnType<typeof setTimeout> | undefined
  let quiet: ReturnType<typeof setTimeout> | undefined

  const isWanted = () => !isClosed && document.visibilityState === 'visible'
  const sayWatched = () => {
    if (isLive.get()) socket?.send(writeFeedRequest('presence.watch', { ids: together([...watched.values()]) }))
  }

  const leave = () => {
    clearTimeout(quiet)
    socket?.close()
    socket = null
    isLive.set(false)
  }

  const again = () => {
    clearTimeout(attempt)
    if (!isWanted()) return
    attempt = setTimeout(() => void connect(), delay * (0.5 + Math.random() / 2))
    delay = Math.min(delay * 2, reconnection.max)
  }

  const onMessage = (text: string) => {
    clearTimeout(quiet)
    quiet = setTimeout(lose, idleTimeoutMs)
    const read = readFeedMessage(text)
    // A newer server may have more to say.
    if (read?.status !== 'ok') return
    const { type } = read.message
    if (type === 'news.ready') {
      delay = reconnection.first
      isLive.set(true)
      sayWatched()
    } else if (type !== 'news.heartbeat') {
      for (const listener of [...listeners]) listener(type)
    }
  }

  const lose = () => {
    leave()
    again()
  }

  const connect = async () => {
    if (socket || isConnecting || !isWanted()) return
    isConnecting = true
    try {
      const { token, url } = await ticket()
      if (!isWanted()) return
      const opened = new WebSocket(url)
      socket = opened
      opened.onopen = () => opened.send(writeFeedRequest('news.enter', { token }))
      opened.onmessage = ({ data }) => {
        if (socket === opened) onMessage(String(data))
      }
      opened.onclose = () => {
        if (socket === opened) lose()
      }
    } catch {
      again()
    } finally {
      isConnecting = false
    }
  }

  // A hidden page needs no connection; and the browser knows of a lost network before the socket does.
  const look = () => (isWanted() ? void connect() : leave())
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  window.addEventListener('offline', lose)
  void connect()

  return {
    isLive,
    watch(ids) {
      const key = Symbol()
      watched.set(key, ids)
      sayWatched()
      return () => {
        watched.delete(key)
        sayWatched()
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      isClosed = true
      clearTimeout(attempt)
      leave()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
      window.removeEventListener('offline', lose)
    },
  }
}

function together(all: readonly (readonly string[] | null)[]): string[] | null {
  const ids = [...new Set(all.flatMap((one) => one ?? []))]
  return all.includes(null) || ids.length > maxWatched ? null : ids
}
