export interface PictureLimits {
  /** Pictures that are made at the same time: each takes a core for a while. */
  atOnce: number
  perAddress: number
  waiting: number
  /** Bytes of the pictures that are kept; the least recently requested ones go first. */
  bytes: number
}

/** The wait for a picture would be too long: the client has to ask again later. */
export class TooManyPictures extends Error {
  override name = 'TooManyPictures'
}

/**
 * Makes pictures when they are requested, each once however many ask, and keeps the last ones. Those that have to wait
 * get their turn in the order of their coming, so that a client that asks for many delays the others only a little.
 */
export class PicturesOnDemand {
  private readonly kept = new Map<string, Buffer>()
  private readonly coming = new Map<string, Promise<Buffer | null>>()
  private readonly asking = new Map<string, number>()
  private readonly queue: (() => void)[] = []
  private keptBytes = 0
  private making = 0
  private readonly limits: PictureLimits

  constructor(limits: PictureLimits) {
    this.limits = limits
  }

  /**
   * Returns a picture, or null where there is none.
   * @param address who asks
   * @throws TooManyPictures when there are too many to wait for, and what `make` throws
   */
  async get(key: string, address: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const known = this.kept.get(key)
    if (known) {
      this.kept.delete(key)
      this.kept.set(key, known)
      return known
    }
    const before = this.coming.get(key)
    if (before) return before
    const ofAddress = this.asking.get(address) ?? 0
    if (ofAddress >= this.limits.perAddress || this.queue.length >= this.limits.waiting) throw new TooManyPictures()
    this.asking.set(address, ofAddress + 1)
    const picture = this.inTurn(make).finally(() => {
      this.coming.delete(key)
      const left = (this.asking.get(address) ?? 1) - 1
      if (left > 0) this.asking.set(address, left)
      else this.asking.delete(address)
    })
    this.coming.set(key, picture)
    const made = await picture
    if (made) this.keep(key, made)
    return made
  }

  private async inTurn<T>(make: () => Promise<T>): Promise<T> {
    if (this.making >= this.limits.atOnce) await new Promise<void>((resolve) => this.queue.push(resolve))
    else this.making += 1
    try {
      return await make()
    } finally {
      const next = this.queue.shift()
      if (next) next()
      else this.making -= 1
    }
  }

  private keep(key: string, picture: Buffer): void {
    this.kept.set(key, picture)
    this.keptBytes += picture.length
    for (const [oldest, { length }] of this.kept) {
      if (this.keptBytes <= this.limits.bytes) return
      this.kept.delete(oldest)
      this.keptBytes -= length
    }
  }
}
