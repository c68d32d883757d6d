import type { Payload } from 'payload'
import { Client } from 'pg'

export interface ListenerOptions {
  databaseUrl: string
  /** Name of the connection in the database: while it exists, this server is alive. */
  name: string
  logger: Pick<Payload['logger'], 'warn'>
}

// Milliseconds before a lost connection is opened again.
const delay = 500

/** Listens to PostgreSQL notifications over its own connection, and reconnects when that is lost. */
export class DatabaseListener {
  private client: Client | undefined
  private timer: NodeJS.Timeout | undefined
  private isStopped = false
  private readonly channels = new Map<string, ((message: string) => void)[]>()
  private readonly beginnings: (() => void)[] = []
  private readonly endings: (() => void)[] = []

  constructor(private readonly options: ListenerOptions) {}

  /** Registers a handler for a channel. Call it before `start`. */
  on(channel: string, listener: (message: string) => void): void {
    this.channels.set(channel, [...(this.channels.get(channel) ?? []), listener])
  }

  /** Registers a callback for every (re)connection: notifications before it were missed. */
  onListening(listener: () => void): void {
    this.beginnings.push(listener)
  }

  /** Registers a callback for every loss of the connection: what is notified until the next one is missed. */
  onLost(listener: () => void): void {
    this.endings.push(listener)
  }

  async start(): Promise<void> {
    const { databaseUrl, name, logger } = this.options
    const client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: name })
    this.client = client
    client.on('error', () => {})
    client.once('end', () => {
      for (const end of this.endings) end()
      this.again()
    })
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
