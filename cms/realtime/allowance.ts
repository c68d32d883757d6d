/** So much a second, and more at once after a while of less: a bucket that fills up evenly. */
export class Allowance {
  private left: number
  private last: number | undefined

  /**
   * @param perSecond what may be taken in the long run
   * @param atOnce what may be taken at most when nothing was taken for a while
   */
  constructor(
    private readonly perSecond: number,
    private readonly atOnce: number,
  ) {
    this.left = atOnce
  }

  /**
   * Takes an amount.
   * @param now milliseconds, of any clock that does not go back
   * @returns false when there is not as much left; nothing is taken then
   */
  take(amount: number, now: number): boolean {
    const passed = now - (this.last ?? now)
    this.last = now
    this.left = Math.min(this.atOnce, this.left + (passed / 1000) * this.perSecond)
    if (amount > this.left) return false
    this.left -= amount
    return true
  }
}
