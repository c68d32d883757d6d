/** Lets a number of holders in at once; others wait in the order in which they came. */
export class Turns {
  private readonly waiting: (() => void)[] = []

  constructor(private free: number) {}

  /** Resolves when there is room. Each turn is given back once. */
  take(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  giveBack(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.free += 1
  }
}
