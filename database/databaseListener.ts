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

// Milliseconds in which the connection has to answer.
const answerTimeoutMs = 1_000

/** Listens to PostgreSQL notifications over its own connection, and reconnects when that is lost. */
export class DatabaseListener {
  private client: Client | undefined
  private timer: NodeJS.Timeout | undefined
  private isStopped = false
  private readonly channels = new Map<string, ((message: string) => void)[]>()
  private readonly beginnings: (() => void)[] = []
  private readonly endings: (() => void)[] = []
  private isListening = false
  private next: Promise<boolean> | undefined
  private underway: Promise<boolean> = Promise.resolve(false)

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

  /**
   * Resolves once the handlers have had every notification of commits before this call: PostgreSQL hands over those that
   * wait before it ends a query. Calls that wait share one query.
   * @returns false while nothing is listened to
   */
  caughtUp(): Promise<boolean> {
    this.next ??= this.underway.then(() => {
      this.next = undefined
      this.underway = this.catchUp()
      return this.underway
    })
    return this.next
  }

  async start(): Promise<void> {
    const { databaseUrl, name, logger } = this.options
    const client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: name,
      query_timeout: answerTimeoutMs,
    })
    this.client = client
    client.on('error', () => {})
    client.once('end', () => {
      this.isListening = false
      for (const end of this.endings) end()
      this.again()
    })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.channels.get(channel) ?? []) listener(payload)
    })
    try {
      await client.connect()
      for (const channel of this.channels.keys()) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
      this.isListening = true
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

  private async catchUp(): Promise<boolean> {
    const { client } = this
    if (!this.isListening || !client) return false
    try {
      await client.query('SELECT 1')
      return this.isListening
    } catch {
      // A connection that does not answer is lost.
      await client.end().catch(() => {})
      return false
    }
  }

  private again(): void {
    if (this.isStopped) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.start(), delay)
  }
}
