import { Redis } from '@hocuspocus/extension-redis'
import type {
  afterLoadDocumentPayload,
  afterUnloadDocumentPayload,
  beforeBroadcastStatelessPayload,
  onAwarenessUpdatePayload,
  onChangePayload,
} from '@hocuspocus/server'
import type { Payload } from 'payload'
import { times } from '../limits.ts'

// Status of a usable connection in ioredis.
const ready = 'ready'

/**
 * Sends updates to the other real-time servers at once. Every save merges them through the database as well: while Redis is
 * down, people go on writing and see the changes of other servers later.
 */
export class RoomsOverRedis extends Redis {
  private readonly loaded = new Map<string, afterLoadDocumentPayload>()

  /** @param url redis:// or rediss:// */
  constructor(
    url: string,
    private readonly logger: Pick<Payload['logger'], 'warn' | 'info'>,
  ) {
    const { hostname, port, username, password, pathname, protocol } = new URL(url)
    super({
      host: hostname,
      port: Number(port || 6379),
      prefix: 'citydesk',
      options: {
        username: decodeURIComponent(username) || undefined,
        password: decodeURIComponent(password) || undefined,
        db: Number(pathname.slice(1) || 0),
        ...(protocol === 'rediss:' && { tls: {} }),
        // Requests during an outage are repeated after it.
        maxRetriesPerRequest: null,
      },
    })
    let isAway = false
    for (const client of [this.pub, this.sub]) {
      client.on('error', (error) => {
        if (!isAway) logger.warn({ err: error, msg: 'Redis is away; other servers hear of changes at the next save' })
        isAway = true
      })
    }
    this.pub.on(ready, () => {
      if (isAway) logger.info({ msg: 'Redis is back' })
      isAway = false
      for (const documentKey of this.loaded.keys()) void this.loadMissed(documentKey)
    })
  }

  /** Returns whether other servers receive updates at once. */
  get isReady(): boolean {
    return this.pub.status === ready && this.sub.status === ready
  }

  /** Settles when another server with this document has sent its state, or after a timeout. */
  async loadMissed(documentKey: string): Promise<void> {
    const document = this.loaded.get(documentKey)
    if (!document) return
    let timer: NodeJS.Timeout | undefined
    const asking = super.afterLoadDocument(document)
    await Promise.race([
      asking.catch((error: unknown) =>
        this.logger.warn({ err: error, guid: documentKey, msg: 'Redis did not answer' }),
      ),
      new Promise((resolve) => {
        timer = setTimeout(resolve, times.peers)
      }),
    ])
    clearTimeout(timer)
  }

  override async afterLoadDocument(data: afterLoadDocumentPayload): Promise<void> {
    this.loaded.set(data.documentName, data)
    await this.loadMissed(data.documentName)
  }

  override async afterUnloadDocument(data: afterUnloadDocumentPayload): Promise<void> {
    if (!data.instance.documents.has(data.documentName)) this.loaded.delete(data.documentName)
    await super.afterUnloadDocument(data)
  }

  override async onChange(data: onChangePayload): Promise<void> {
    if (this.isReady) await super.onChange(data)
  }

  override async onAwarenessUpdate(data: onAwarenessUpdatePayload): Promise<void> {
    if (this.isReady) await super.onAwarenessUpdate(data)
  }

  override async beforeBroadcastStateless(data: beforeBroadcastStatelessPayload): Promise<number> {
    return this.isReady ? super.beforeBroadcastStateless(data) : 0
  }

  /** Does nothing: the persistence extension stores documents, and coordinates servers in the database. */
  override async onStoreDocument(): Promise<void> {}

  override async afterStoreDocument(): Promise<void> {}
}
