// Answers that wait, at most.
const mostWaiting = 50

interface Waiting {
  begin: () => void
  onPlace: (place: number) => void
}

/** Lets a number of answers be made at a time in this process; the others wait in their order. */
export class AnswerQueue {
  #running = 0
  #waiting: Waiting[] = []
  #atOnce: number

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  get isFull(): boolean {
    return this.#running >= this.#atOnce && this.#waiting.length >= mostWaiting
  }

  /**
   * Waits for its turn.
   * @param onPlace called with the place from 1 while it waits, whenever that changes
   * @returns what ends the turn; it has to be called once
   * @throws the reason of the signal when it aborts before
   */
  async enter(onPlace: (place: number) => void, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    if (this.#running < this.#atOnce) this.#running += 1
    else await this.#wait(onPlace, signal)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const [next, ...others] = this.#waiting
      this.#waiting = others
      // The turn goes from one to the other: the number of those that run stays the same.
      if (next) next.begin()
      else this.#running -= 1
      this.#notifyPlaces()
    }
  }

  #wait(onPlace: (place: number) => void, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting)
        this.#notifyPlaces()
        reject(signal.reason)
      }
      const waiting: Waiting = {
        onPlace,
        begin: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      this.#waiting.push(waiting)
      signal.addEventListener('abort', leave, { once: true })
      onPlace(this.#waiting.length)
    })
  }

  #notifyPlaces(): void {
    for (const [at, { onPlace }] of this.#waiting.entries()) onPlace(at + 1)
  }
}
