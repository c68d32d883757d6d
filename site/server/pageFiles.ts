import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { CachedPage } from './cachedPage.ts'
import type { PageArchive } from './pageCache.ts'

const headSchema = z.object({
  key: z.string(),
  checksum: z.string(),
  lengths: z.object({ identity: z.int().min(0), gzip: z.int().min(0), br: z.int().min(0) }),
  page: z.object({
    status: z.int(),
    headers: z.record(z.string(), z.string()),
    tags: z.array(z.string()),
    freshFor: z.number(),
    staleFor: z.number(),
    etag: z.string(),
    renderedAt: z.number(),
    changedAt: z.number(),
  }),
})

const checksumOf = (bodies: Buffer) => createHash('sha256').update(bodies).digest('base64url')

type Change = CachedPage | 'remove' | 'touch'

const suffix = '.page'

/**
 * Pages on disk, so that a restart while the back office is down still serves the paper. One file a page: a line of
 * JSON, then the bodies. A folder belongs to one build, because pages name the style sheets of their build. It has room
 * for a number of bytes; the least recently requested pages go first.
 */
export class PageFiles implements PageArchive {
  readonly #folder: string
  readonly #limit: number
  // Bytes of each file, in the order in which their pages were last requested.
  readonly #sizes = new Map<string, number>()
  readonly #waiting = new Map<string, Change>()
  #bytes = 0
  #writing: Promise<void> = Promise.resolve()

  private constructor(folder: string, limit: number) {
    this.#folder = folder
    this.#limit = limit
  }

  /**
   * Opens the folder of a build below `parent`. Removes those of other builds, files that were half written, and what
   * there is no room for.
   *
   * @param limit bytes
   */
  static async open(parent: string, build: string, limit: number): Promise<PageFiles> {
    const name = createHash('sha256').update(build).digest('hex').slice(0, 16)
    await mkdir(path.join(parent, name), { recursive: true })
    const others = (await readdir(parent)).filter((entry) => entry !== name)
    await Promise.all(others.map((entry) => rm(path.join(parent, entry), { recursive: true, force: true })))
    const files = new PageFiles(path.join(parent, name), limit)
    await files.#sweep()
    return files
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#sizes.size, bytes: this.#bytes }
  }

  async #sweep(): Promise<void> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true })
    const found: { file: string; bytes: number; usedAt: number }[] = []
    for (const entry of entries.filter((candidate) => candidate.isFile())) {
      const file = path.join(entry.parentPath, entry.name)
      if (!file.endsWith(suffix)) await rm(file, { force: true })
      else {
        const { size, mtimeMs } = await stat(file)
        found.push({ file, bytes: size, usedAt: mtimeMs })
      }
    }
    for (const { file, bytes } of found.sort((a, b) => a.usedAt - b.usedAt)) this.#note(file, bytes)
    await this.#makeRoom()
  }

  /** The page that was kept under a key; undefined where there is none or its file is damaged. */
  async read(key: string): Promise<CachedPage | undefined> {
    const name = this.#fileOf(key)
    if (!this.#sizes.has(name)) return undefined
    try {
      const file = await readFile(name)
      const lineEnd = file.indexOf('\n')
      const head = headSchema.parse(JSON.parse(file.toString('utf8', 0, lineEnd)))
      const bodies = file.subarray(lineEnd + 1)
      const { identity, gzip, br } = head.lengths
      const isWhole = bodies.length === identity + gzip + br && checksumOf(bodies) === head.checksum
      if (!isWhole || head.key !== key) return undefined
      return {
        ...head.page,
        bodies: {
          identity: bodies.subarray(0, identity),
          gzip: bodies.subarray(identity, identity + gzip),
          br: bodies.subarray(identity + gzip),
        },
      }
    } catch {
      return undefined
    }
  }

  write(key: string, page: CachedPage): void {
    this.#enqueue(key, page)
  }

  remove(key: string): void {
    if (this.#waiting.has(key) || this.#sizes.has(this.#fileOf(key))) this.#enqueue(key, 'remove')
  }

  touch(key: string): void {
    if (!this.#waiting.has(key)) this.#enqueue(key, 'touch')
  }

  /** Resolves when everything requested so far is on disk. */
  async settled(): Promise<void> {
    await this.#writing
  }

  // One file at a time, and of several states of one page only the last.
  #enqueue(key: string, change: Change): void {
    const isQueued = this.#waiting.has(key)
    this.#waiting.set(key, change)
    if (!isQueued) this.#writing = this.#writing.then(() => this.#save(key))
  }

  async #save(key: string): Promise<void> {
    const change = this.#waiting.get(key)
    this.#waiting.delete(key)
    const file = this.#fileOf(key)
    try {
      if (change === 'remove') await this.#drop(file)
      else if (change === 'touch') await this.#markUsed(file)
      else if (change) await this.#writePage(file, key, change)
    } catch (error) {
      console.warn(`The page cache could not save ${key}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  async #writePage(file: string, key: string, page: CachedPage): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true })
    const { bodies, ...rest } = page
    const { identity, gzip, br } = bodies
    const all = Buffer.concat([identity, gzip, br])
    const lengths = { identity: identity.length, gzip: gzip.length, br: br.length }
    const head = { key, checksum: checksumOf(all), lengths, page: rest }
    const content = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), all])
    const draft = `${file}.${randomUUID()}.part`
    try {
      await writeFile(draft, content)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    this.#note(file, content.length)
    await this.#makeRoom()
  }

  async #markUsed(file: string): Promise<void> {
    const bytes = this.#sizes.get(file)
    if (bytes === undefined) return
    this.#note(file, bytes)
    const now = new Date()
    await utimes(file, now, now)
  }

  #note(file: string, bytes: number): void {
    this.#bytes += bytes - (this.#sizes.get(file) ?? 0)
    this.#sizes.delete(file)
    this.#sizes.set(file, bytes)
  }

  async #drop(file: string): Promise<void> {
    this.#bytes -= this.#sizes.get(file) ?? 0
    this.#sizes.delete(file)
    await rm(file, { force: true })
  }

  async #makeRoom(): Promise<void> {
    for (const file of this.#sizes.keys()) {
      if (this.#bytes <= this.#limit) return
      await this.#drop(file)
    }
  }

  #fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex')
    return path.join(this.#folder, name.slice(0, 2), `${name}${suffix}`)
  }
}
