import type { Payload } from 'payload'
import { stagedFor } from './uploadStaging.types.ts'

// Milliseconds.
const hour = 3_600_000

/** Removes what was last written before a moment. Returns how many files that were. */
export type Sweep = (before: Date) => Promise<number>

/**
 * Removes what was sent and never registered, and what was being kept when a process was killed: at once, and then every
 * hour. Several processes at it do no harm.
 */
export function startCleanUp(payload: Payload, sweeps: readonly Sweep[]): void {
  const sweep = async () => {
    try {
      const before = new Date(Date.now() - stagedFor)
      const counts = await Promise.all(sweeps.map((remove) => remove(before)))
      const count = counts.reduce((sum, one) => sum + one, 0)
      if (count > 0) payload.logger.info(`${count} broken uploads were removed`)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Broken uploads could not be removed' })
    }
  }
  void sweep()
  setInterval(() => void sweep(), hour).unref()
}
