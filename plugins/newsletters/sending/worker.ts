import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Queryable } from '#database/sql.ts'
import { Journal } from './journal.ts'
import {
  type ClaimedRow,
  claimRows,
  endLease,
  giveUpDomains,
  type Pace,
  recoverRows,
  releaseRows,
  renewLease,
} from './outbox.store.ts'
import type { MailConnection, MailTransport, Outcome, ReaderMail } from './sending.types.ts'
import { finishSends, mailOf, moveSend, noteProblem, type SentMail } from './sends.store.ts'

export interface WorkerOptions {
  transport: MailTransport
  connections: number
  /** Asked before each claim: it changes from day to day while the sender warms up. */
  pace: () => Pace
  mailFor: (mail: SentMail, reader: { subscription: number; email: string; row: number }) => Promise<ReaderMail>
  /** Called with a refusal of one reader's mail. */
  refused?: (row: number, response: string) => Promise<unknown>
  /** Milliseconds after which the rows of a worker that says nothing are taken from it. */
  leaseMs: number
  /** Milliseconds between two looks for work. */
  idleMs: number
}

// Connections in a row that broke with a mail on its way; then a person has to look.
const maxBroken = 3

/**
 * Sends what is in the outbox until `signal` aborts: one mail at a time on each connection. Any number of workers may run.
 * @throws the error of the database; what this worker held is then taken from it when its lease is over
 */
export async function runWorker(db: Queryable, options: WorkerOptions, signal: AbortSignal): Promise<void> {
  await new Worker(db, options, signal).run()
}

class Worker {
  private readonly id = randomUUID()
  private readonly journal: Journal
  private readonly held: ClaimedRow[] = []
  private readonly mails = new Map<number, Promise<SentMail | null>>()
  private claiming: Promise<void> | null = null
  private broken = 0
  private readonly ending = new AbortController()

  constructor(
    private readonly db: Queryable,
    private readonly options: WorkerOptions,
    signal: AbortSignal,
  ) {
    this.journal = new Journal(db, this.id)
    // Each connection waits for its end.
    setMaxListeners(0, this.ending.signal)
    if (signal.aborted) this.ending.abort()
    signal.addEventListener('abort', () => this.ending.abort(), { once: true })
  }

  async run(): Promise<void> {
    const { connections, leaseMs } = this.options
    await renewLease(this.db, this.id, leaseMs)
    const parts = [this.keepAlive(), ...Array.from({ length: connections }, () => this.serve())]
    try {
      await Promise.all(parts.map((part) => part.finally(() => this.ending.abort())))
    } finally {
      await Promise.allSettled(parts)
      await this.journal.drained().then(
        async () => {
          await this.giveBack(this.held.splice(0))
          await endLease(this.db, this.id)
        },
        () => undefined,
      )
    }
  }

  private async keepAlive(): Promise<void> {
    while (!this.ending.signal.aborted) {
      await renewLease(this.db, this.id, this.options.leaseMs)
      await recoverRows(this.db)
      await giveUpDomains(this.db)
      await this.pause(this.options.leaseMs / 4)
    }
  }

  // One connection: takes a row, sends its mail, records the outcome.
  private async serve(): Promise<void> {
    const connection = this.options.transport.open()
    let failures = 0
    try {
      while (!this.ending.signal.aborted) {
        const row = await this.next()
        if (!row) {
          await this.pause(this.options.idleMs)
          continue
        }
        const outcome = await this.send(connection, row)
        failures = outcome?.kind === 'unreachable' ? failures + 1 : 0
        if (failures > 0) await this.pause(Math.min(30_000, 250 * 2 ** failures))
      }
    } finally {
      await this.journal.drained().catch(() => undefined)
      connection.close()
    }
  }

  private async send(connection: MailConnection, row: ClaimedRow): Promise<Outcome | null> {
    const { id, sendId, subscription, email } = row
    const content = await this.contentOf(sendId)
    if (!content) return null
    const mail = await this.options.mailFor(content, { subscription, email, row: id })
    let isHanded = false
    const outcome = await connection.deliver(mail, async () => {
      isHanded = await this.journal.handOver(id)
      return isHanded
    })
    await this.take(outcome, row, isHanded)
    return outcome
  }

  private async take(outcome: Outcome, row: ClaimedRow, isHanded: boolean): Promise<void> {
    // The journal has released the row.
    if (outcome.kind === 'declined') return
    const { kind, response } = outcome
    const isUnsent = kind === 'unreachable' || kind === 'stopped'
    if (isHanded) this.journal.settle({ id: row.id, state: isUnsent ? 'again' : kind, response })
    else await this.giveBack([row])
    if (kind === 'refused') await this.options.refused?.(row.id, response)
    if (kind === 'stopped') await this.halt(row, response)
    if (kind === 'unreachable') await noteProblem(this.db, [row.sendId], this.delayText(response))
    else if (kind === 'accepted' && this.problems.delete(row.sendId)) await noteProblem(this.db, [row.sendId], null)
    this.broken = kind === 'unknown' ? this.broken + 1 : kind === 'accepted' ? 0 : this.broken
    if (kind === 'unreachable') this.problems.add(row.sendId)
    if (this.broken >= maxBroken) {
      this.broken = 0
      await this.halt(row, `${maxBroken} connections in a row broke while a mail was on its way. ${response}`)
    }
  }

  // Sends whose delay this worker has noted.
  private readonly problems = new Set<number>()

  private delayText = (response: string): string =>
    `${this.options.transport.name} cannot be reached. It is tried again by itself. ${response}`

  private halt({ sendId }: ClaimedRow, problem: string): Promise<unknown> {
    return moveSend(this.db, sendId, { from: ['sending'], to: 'paused', problem: problem.slice(0, 1000) })
  }

  // Returns a row to send; undefined when there is none now.
  private async next(): Promise<ClaimedRow | undefined> {
    if (this.held.length === 0) await this.claim()
    else if (this.hasMore && this.held.length <= this.options.connections) this.claim().catch(() => this.ending.abort())
    return this.held.shift()
  }

  // True when the last claim found as many rows as it may take: the next ones are then claimed ahead.
  private hasMore = false

  private claim(): Promise<void> {
    const { connections, pace, transport } = this.options
    const limit = connections * 8
    this.claiming ??= claimRows(this.db, { worker: this.id, limit, pace: pace(), isFolder: transport.isFolder })
      .then(async (rows) => {
        if (rows.length === 0) await finishSends(this.db)
        this.hasMore = rows.length === limit
        this.held.push(...rows)
      })
      .finally(() => {
        this.claiming = null
      })
    return this.claiming
  }

  private contentOf(send: number): Promise<SentMail | null> {
    if (this.mails.size > 20) this.mails.clear()
    const known = this.mails.get(send) ?? mailOf(this.db, send)
    this.mails.set(send, known)
    return known
  }

  private async giveBack(rows: ClaimedRow[]): Promise<void> {
    if (rows.length === 0) return
    await releaseRows(
      this.db,
      this.id,
      rows.map(({ id }) => id),
    )
  }

  private async pause(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { signal: this.ending.signal }).catch(() => undefined)
  }
}
