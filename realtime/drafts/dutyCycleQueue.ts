/**
 * Runs jobs one at a time, and pauses after each for as long as it took: saving many drafts at once uses at most half a
 * processor, so that typing stays smooth. A job that is waiting already is not added again.
 */
export class DutyCycleQueue {
  private readonly waiting = new Map<string, () => Promise<void>>()
  private isRunning = false

  /** @param run must not reject */
  add(key: string, run: () => Promise<void>): void {
    if (!this.waiting.has(key)) this.waiting.set(key, run)
    if (!this.isRunning) void this.work()
  }

  remove(key: string): void {
    this.waiting.delete(key)
  }

  private async work(): Promise<void> {
    this.isRunning = true
    for (const [key, run] of this.waiting) {
      this.waiting.delete(key)
      const start = performance.now()
      await run()
      const took = performance.now() - start
      await new Promise((resolve) => setTimeout(resolve, took))
    }
    this.isRunning = false
  }
}
