/** Sends tags; settles when the sites have answered for the first time. */
export type SendTags<Context> = (tags: string[], context: Context) => Promise<void>

/**
 * Milliseconds that a write waits for the sites, so that an editor who follows the link after publishing sees the
 * change.
 */
export const maxWaitMs = 1000

/** Milliseconds over which the many changes of an import become one call. */
export const coalescing = 500

interface Pending {
  tags: Set<string>
  isImport: boolean
}

/**
 * Holds changed tags until the transaction that changed them is committed: a site that is notified earlier would read
 * the old state and keep it. Discards tags of rolled-back changes.
 */
export class PurgeQueue<Context> {
  private readonly pending = new Map<string | number, Pending>()
  private readonly coalesced = new Set<string>()
  private timer: NodeJS.Timeout | null = null
  private readonly underway = new Set<Promise<void>>()

  constructor(private readonly send: SendTags<Context>) {}

  /**
   * Notes a change.
   * @param transaction undefined when the change is not part of one and holds already.
   */
  async collect(
    change: { transaction: string | number | undefined; tags: string[]; isImport: boolean },
    context: Context,
  ): Promise<void> {
    const { transaction, tags, isImport } = change
    if (tags.length === 0) return
    if (transaction === undefined) return this.flush({ tags: new Set(tags), isImport }, context)
    const pending = this.pending.get(transaction) ?? { tags: new Set(), isImport }
    for (const tag of tags) pending.tags.add(tag)
    this.pending.set(transaction, pending)
  }

  /** The transaction holds: purges the sites, and waits up to `maxWaitMs` for their answers. */
  async committed(transaction: string | number, context: Context): Promise<void> {
    const pending = this.pending.get(transaction)
    this.pending.delete(transaction)
    if (pending) await this.flush(pending, context)
  }

  /** The transaction came to nothing, and so does what was noted under it. */
  rolledBack(transaction: string | number): void {
    this.pending.delete(transaction)
  }

  /** Sends what still waits to be sent, and waits for the calls that are under way: before the process ends. */
  async drain(context: Context): Promise<void> {
    this.sendCoalesced(context)
    await Promise.all(this.underway)
  }

  private async flush({ tags, isImport }: Pending, context: Context): Promise<void> {
    if (!isImport) return withinWait(this.start([...tags], context))
    for (const tag of tags) this.coalesced.add(tag)
    this.timer ??= setTimeout(() => this.sendCoalesced(context), coalescing)
  }

  private sendCoalesced(context: Context): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const tags = [...this.coalesced]
    this.coalesced.clear()
    if (tags.length > 0) void this.start(tags, context)
  }

  private start(tags: string[], context: Context): Promise<void> {
    const call = this.send(tags, context).finally(() => this.underway.delete(call))
    this.underway.add(call)
    return call
  }
}

async function withinWait(call: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxWaitMs)
  })
  await Promise.race([call, timeout])
  clearTimeout(timer)
}
