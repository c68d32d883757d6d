import type { Payload } from 'payload'
import { Client } from 'pg'

export interface ListenerOptions {
  databaseUrl: string
  /** What the connection is called in the database, which thereby knows that this server lives. */
  name: string
  logger: Pick<Payload['logger'], 'warn'>
}

/** Milliseconds until a lost connection is made anew. */
const delay = 500

/** Listens to what the database says on some channels, over a connection of its own that is made anew when it is lost. */
export class DatabaseListener {
  private client: Client | undefined
  private timer: NodeJS.Timeout | undefined
  private isStopped = false
  private readonly channels = new Map<string, ((message: string) => void)[]>()
  private readonly beginnings: (() => void)[] = []

  constructor(private readonly options: ListenerOptions) {}

  /** Before it starts: what to do with what the database says on a channel. */
  on(channel: string, listener: (message: string) => void): void {
    this.channels.set(channel, [...(this.channels.get(channel) ?? []), listener])
  }

  /** Called whenever listening begins, because what was said before that went unheard. */
  onListening(listener: () => void): void {
    this.beginnings.push(listener)
  }

  async start(): Promise<void> {
    const { databaseUrl, name, logger } = this.options
    const client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: name })
    this.client = client
    client.on('error', () => {})
    client.once('end', () => this.again())
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.channels.get(channel) ?? []) listener(payload)
    })
    try {
      await client.connect()
      for (const channel of this.channels.keys()) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
      for (const begin of this.beginnings) begin()
    } catch (error) {
      logger.warn({ err: error, msg: 'The database cannot be listened to; it is tried again' })
      await client.end().catch(() => {})
      this.again()
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.client?.end().catch(() => {})
  }

  private again(): void {
    if (this.isStopped) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.start(), delay)
  }
}
