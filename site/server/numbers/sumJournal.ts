import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type EventSum, eventSum } from '#contract/numbersCall.schema.ts'

// Milliseconds after which a file that is still open was left by a process that has ended: each closes its own sooner.
const abandonedAfter = 60_000

const [opened, closed] = ['.open', '.batch']

interface Waiting {
  line: string
  done: (isKept: boolean) => void
}

export interface SumJournalOptions {
  /** Maximum bytes of all files; what comes beyond them is not accepted. */
  maxBytes: number
  now(): number
}

/**
 * Keeps what was counted in files until the back office has stored it. What `append` has accepted survives the end of the
 * process at any moment. Several processes may share a folder.
 */
export class SumJournal {
  readonly #folder: string
  readonly #options: SumJournalOptions
  #bytes = 0
  #file: { handle: FileHandle; id: string } | null = null
  #waiting: Waiting[] = []
  #isWriting = false
  // The end of the last work on the file: writing and closing take turns.
  #turn: Promise<unknown> = Promise.resolve()

  private constructor(folder: string, options: SumJournalOptions) {
    this.#folder = folder
    this.#options = options
  }

  static async open(folder: string, options: SumJournalOptions): Promise<SumJournal> {
    await mkdir(folder, { recursive: true })
    const journal = new SumJournal(folder, options)
    for (const name of await readdir(folder)) journal.#bytes += await journal.#sizeOf(name)
    return journal
  }

  /**
   * Writes sums down. All that wait are written at once, so that one slow write does not make a queue.
   * @returns false where the folder or the disk is full; they are not kept then, and no reader is kept waiting
   */
  append(sums: readonly EventSum[]): Promise<boolean> {
    return new Promise((done) => {
      this.#waiting.push({ line: `${JSON.stringify(sums)}\n`, done })
      if (this.#isWriting) return
      this.#isWriting = true
      void this.#inTurn(() => this.#writeWaiting())
    })
  }

  /** Ends the current file, which becomes a batch. */
  close(): Promise<void> {
    return this.#inTurn(() => this.#end())
  }

  /** Returns the ids of all batches, the oldest first; files that another process has left are taken over. */
  async batches(): Promise<string[]> {
    const found: string[] = []
    for (const name of await readdir(this.#folder)) {
      if (name.endsWith(closed)) found.push(name.slice(0, -closed.length))
      else if (name.endsWith(opened) && (await this.#takeOver(name))) found.push(name.slice(0, -opened.length))
    }
    return found.sort()
  }

  /** Returns the sums of a batch, always in the same order. A line that was not written whole is left out. */
  async read(id: string): Promise<EventSum[]> {
    const text = await readFile(this.#path(id + closed), 'utf8')
    return text.split('\n').flatMap((line) => z.array(eventSum).safeParse(parseJson(line)).data ?? [])
  }

  async remove(id: string): Promise<void> {
    const size = await this.#sizeOf(id + closed)
    await rm(this.#path(id + closed), { force: true })
    this.#bytes -= size
  }

  async #writeWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0)
      const text = batch.map(({ line }) => line).join('')
      const isKept = this.#bytes + text.length <= this.#options.maxBytes && (await this.#isWritten(text))
      for (const { done } of batch) done(isKept)
    }
    this.#isWriting = false
  }

  async #isWritten(text: string): Promise<boolean> {
    try {
      await this.#write(text)
      return true
    } catch (error) {
      console.error('What was counted could not be written down:', error instanceof Error ? error.message : error)
      // The file may end in half a line: what comes behind it would be lost with it.
      await this.#end().catch(() => undefined)
      return false
    }
  }

  async #write(text: string): Promise<void> {
    if (!this.#file) {
      const id = `${String(this.#options.now()).padStart(14, '0')}-${randomUUID()}`
      this.#file = { id, handle: await open(this.#path(id + opened), 'a') }
    }
    await this.#file.handle.appendFile(text)
    this.#bytes += Buffer.byteLength(text)
  }

  async #end(): Promise<void> {
    const file = this.#file
    if (!file) return
    this.#file = null
    await file.handle.sync()
    await file.handle.close()
    await rename(this.#path(file.id + opened), this.#path(file.id + closed))
  }

  async #takeOver(name: string): Promise<boolean> {
    if (this.#file && name === this.#file.id + opened) return false
    try {
      const { mtimeMs } = await stat(this.#path(name))
      if (this.#options.now() - mtimeMs < abandonedAfter) return false
      await rename(this.#path(name), this.#path(name.slice(0, -opened.length) + closed))
      return true
    } catch {
      // Another process was faster.
      return false
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#turn.then(work)
    this.#turn = next.catch(() => undefined)
    return next
  }

  async #sizeOf(name: string): Promise<number> {
    return stat(this.#path(name)).then(
      ({ size }) => size,
      () => 0,
    )
  }

  #path(name: string): string {
    return path.join(this.#folder, name)
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
