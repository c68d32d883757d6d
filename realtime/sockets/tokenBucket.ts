/** A token bucket: allows `perSecond` on average, and bursts of `atOnce`. */
export class TokenBucket {
  private left: number
  private last: number | undefined

  /**
   * @param perSecond amount allowed per second on average
   * @param atOnce size of the bucket: the largest burst
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
   * @returns false, and takes nothing, when less than the amount is left
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
