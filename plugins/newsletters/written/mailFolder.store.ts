import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { z } from 'zod'

export interface ListedMail {
  id: string
  to: string
  subject: string
  /** ISO 8601. */
  writtenAt: string
}

/** Name of a file: when it was written, whom it is for, what it is. */
export const mailId = /^(\d{13})-([0-9a-f]{16})-[\w-]{1,40}$/

// Mails that a list looks at, the newest first: more are none that a person goes through.
const newest = 20_000

// Bytes of a mail that have its headers.
const headSize = 4096

const readerIn = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 16)

const missing = z.object({ code: z.literal('ENOENT') })
const isMissing = (error: unknown): boolean => missing.safeParse(error).success

/** Mails as files, one each, in the place of a mail server. The name of a file never changes, nor does its content. */
export class MailFolder {
  // What was read of files, by their names.
  private readonly known = new Map<string, ListedMail>()

  constructor(readonly path: string) {}

  /** Writes a mail; a reader of the folder sees all of it or nothing. */
  async write(message: Buffer, { to, name }: { to: string; name: string }): Promise<void> {
    await mkdir(this.path, { recursive: true })
    const file = path.join(this.path, `${Date.now()}-${readerIn(to)}-${name}`)
    await writeFile(`${file}.part`, message)
    await rename(`${file}.part`, `${file}.eml`)
  }

  /** Returns mails, the newest first, whose address or subject has the words. */
  async list({ words, skip, limit }: { words: string; skip: number; limit: number }) {
    const sought = words.trim().toLowerCase()
    const ids = (await this.ids()).toSorted().reverse().slice(0, newest)
    if (sought === '') return { total: ids.length, items: await this.heads(ids.slice(skip, skip + limit)) }
    const found = (await this.heads(ids)).filter(({ to, subject }) => `${to} ${subject}`.toLowerCase().includes(sought))
    return { total: found.length, items: found.slice(skip, skip + limit) }
  }

  /** Counts the mails. */
  async count(): Promise<number> {
    return (await this.ids()).length
  }

  /** Returns the bytes of a mail; null where there is none. */
  async read(id: string): Promise<Buffer | null> {
    if (!mailId.test(id)) return null
    return readFile(this.fileOf(id)).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
  }

  /** Deletes the mails to an address. */
  async forget(email: string): Promise<void> {
    const reader = readerIn(email)
    for (const id of await this.ids()) {
      if (mailId.exec(id)?.[2] !== reader) continue
      this.known.delete(id)
      await rm(this.fileOf(id), { force: true })
    }
  }

  private fileOf = (id: string): string => path.join(this.path, `${id}.eml`)

  private async ids(): Promise<string[]> {
    const names = await readdir(this.path).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    return names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length))
  }

  // Returns the heads of mails; one that was deleted meanwhile is left out.
  private async heads(ids: string[]): Promise<ListedMail[]> {
    const heads: ListedMail[] = []
    for (const id of ids) {
      const head = this.known.get(id) ?? (await this.headOf(id))
      if (!head) continue
      this.known.set(id, head)
      heads.push(head)
    }
    return heads
  }

  private async headOf(id: string): Promise<ListedMail | null> {
    const [, at] = mailId.exec(id) ?? []
    const file = at === undefined ? null : await open(this.fileOf(id)).catch(() => null)
    if (!file) return null
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headSize), 0, headSize, 0)
      const { to, subject = '' } = await simpleParser(buffer.subarray(0, bytesRead))
      const [receiver] = Array.isArray(to) ? to : [to]
      return { id, to: receiver?.text ?? '', subject, writtenAt: new Date(Number(at)).toISOString() }
    } finally {
      await file.close()
    }
  }
}
