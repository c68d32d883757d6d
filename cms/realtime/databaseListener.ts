import type { Payload } from 'payload'
import { Client } from 'pg'

export interface ListenerOptions {
  databaseUrl: string
  /** By channel: what to do with what the database says on it. */
  channels: Readonly<Record<string, (message: string) => void>>
  /** Called whenever listening begins, because what was said before that went unheard. */
  onListening: () => void
  logger: Pick<Payload['logger'], 'warn'>
}

/** Milliseconds until a lost connection is made anew. */
const delay = 500

/** Listens to what the database says on some channels, over a connection of its own that is made anew when it is lost. */
export class DatabaseListener {
  private client: Client | undefined
  private timer: NodeJS.Timeout | undefined
  private isStopped = false

  constructor(private readonly options: ListenerOptions) {}

  async start(): Promise<void> {
    const { databaseUrl, channels, onListening } = this.options
    const client = new Client({ connectionString: databaseUrl, keepAlive: true })
    this.client = client
    client.on('error', () => {})
    client.once('end', () => this.again())
    client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload))
    try {
      await client.connect()
      for (const channel of Object.keys(channels)) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
      onListening()
    } catch (error) {
      this.options.logger.warn({ err: error, msg: 'The database cannot be listened to; it is tried again' })
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
