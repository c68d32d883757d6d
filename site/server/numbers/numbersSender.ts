import { type EventSum, maxSumsPerCall, numbersPath } from '#contract/numbersCall.schema.ts'
import { type BackOffice, callBackOffice, RefusedCallError } from '../backOfficeCall.ts'
import type { SumJournal } from './sumJournal.ts'
import { addedUp } from './sums.ts'

// Milliseconds for which a batch is sent. The back office knows the batches of a longer time, and counts none twice.
const sentFor = 20 * 86_400_000

// Whether a call was refused for what it says: another one may be taken.
const isAboutTheCall = (error: unknown): boolean =>
  error instanceof RefusedCallError && error.status >= 400 && error.status < 500

/** Sends the batches of a journal to the back office; what it has stored is removed. */
export class NumbersSender {
  readonly #journal: SumJournal
  readonly #backOffice: BackOffice
  #sending: Promise<void> | null = null

  constructor(journal: SumJournal, backOffice: BackOffice) {
    this.#journal = journal
    this.#backOffice = backOffice
  }

  /**
   * Sends what was counted since the last call, and what could not be sent before. Never rejects.
   * @param now milliseconds since 1970
   */
  send(now: number): Promise<void> {
    this.#sending ??= this.#sendAll(now)
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : error
        console.warn('The back office did not take the numbers, which are kept:', reason)
      })
      .finally(() => {
        this.#sending = null
      })
    return this.#sending
  }

  // Throws the first error; a batch that the back office never takes holds up no other one.
  async #sendAll(now: number): Promise<void> {
    await this.#journal.close()
    const refusals: unknown[] = []
    for (const id of await this.#journal.batches()) {
      try {
        if (now - Number(id.slice(0, 14)) > sentFor) console.warn(`The numbers ${id} are too old to be sent`)
        else await this.#sendBatch(id, addedUp(await this.#journal.read(id)), now)
        await this.#journal.remove(id)
      } catch (error) {
        if (!isAboutTheCall(error)) throw error
        refusals.push(error)
      }
    }
    if (refusals.length > 0) throw refusals[0]
  }

  // The parts of a batch are the same at every try, so that none counts twice.
  async #sendBatch(id: string, sums: readonly EventSum[], now: number): Promise<void> {
    for (let from = 0; from < sums.length; from += maxSumsPerCall) {
      const part = { batch: `${id}-${from}`, sums: sums.slice(from, from + maxSumsPerCall) }
      await callBackOffice(this.#backOffice, numbersPath, part, now)
    }
  }
}
