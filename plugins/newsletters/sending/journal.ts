import { setTimeout as wait } from 'node:timers/promises'
import type { Queryable } from '#database/sql.ts'
import { recordSteps, releaseRows, type Settlement } from './outbox.store.ts'

interface Waiting {
  id: number
  resolve: (mayLeave: boolean) => void
  reject: (error: unknown) => void
}

// Milliseconds that an outcome waits for a hand-over that it can be written with.
const outcomeDelayMs = 25

/**
 * Writes the steps of all connections of a worker to the outbox, in as few commits as possible: what arrives during a
 * commit goes into the next one, and outcomes go with the next hand-over. An outcome is never written later than the
 * hand-over that follows it, so that each connection has at most one row without a known outcome.
 */
export class Journal {
  private settled: Settlement[] = []
  private handed: Waiting[] = []
  private isWriting = false
  private writing: Promise<void> = Promise.resolve()
  private timer: NodeJS.Timeout | null = null
  private failure: unknown = null

  constructor(
    private readonly db: Queryable,
    private readonly worker: string,
  ) {}

  /** Commits that a row is about to leave. Resolves to false where it must not; the row is then released. */
  handOver(id: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.handed.push({ id, resolve, reject })
      this.write()
    })
  }

  settle(settlement: Settlement): void {
    this.settled.push(settlement)
    this.writeSoon()
  }

  /** Resolves when everything is written. @throws the error of the database that ended this journal */
  async drained(): Promise<void> {
    while (this.isWriting || this.settled.length > 0) {
      this.write()
      await this.writing
    }
    if (this.failure) throw this.failure
  }

  private writeSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null
      this.write()
    }, outcomeDelayMs)
  }

  private write(): void {
    if (this.isWriting) return
    this.isWriting = true
    this.writing = this.writeAll()
  }

  private async writeAll(): Promise<void> {
    // What other connections do in this turn of the event loop is part of the same commit.
    await new Promise((resolve) => setImmediate(resolve))
    do await this.writeOnce(this.settled.splice(0), this.handed.splice(0))
    while (this.handed.length > 0)
    this.isWriting = false
    if (this.settled.length > 0) this.writeSoon()
  }

  private async writeOnce(settled: Settlement[], handed: Waiting[]): Promise<void> {
    try {
      // A statement that failed may have been committed: what it handed over must not leave, now or later.
      if (this.failure) throw this.failure
      const ids = handed.map(({ id }) => id)
      const mayLeave = await recordSteps(this.db, this.worker, { settled, handed: ids })
      const declined = ids.filter((id) => !mayLeave.has(id))
      if (declined.length > 0) await releaseRows(this.db, this.worker, declined)
      for (const { id, resolve } of handed) resolve(mayLeave.has(id))
    } catch (error) {
      this.failure = error
      for (const { reject } of handed) reject(error)
      await this.saveOutcomes(settled)
    }
  }

  // Writes outcomes after a failure of the database. What cannot be written becomes unknown when the lease is over.
  private async saveOutcomes(settled: Settlement[]): Promise<void> {
    for (let attempt = 1; settled.length > 0 && attempt <= 5; attempt += 1) {
      await wait(200 * attempt)
      const isWritten = await recordSteps(this.db, this.worker, { settled, handed: [] }).then(
        () => true,
        () => false,
      )
      if (isWritten) return
    }
  }
}
