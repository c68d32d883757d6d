import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
  }),
})

const checksumOf = (bodies: Buffer) => createHash('sha256').update(bodies).digest('base64url')

/**
 * Pages on disk, so that a restart while the back office is down still serves the paper. One file a page: a line of
 * JSON, then the bodies. A folder belongs to one build, because pages name the style sheets of their build.
 */
export class PageFiles implements PageArchive {
  readonly #folder: string
  readonly #waiting = new Map<string, CachedPage | null>()
  #writing: Promise<void> = Promise.resolve()

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** Opens the folder of a build below `parent` and removes those of other builds. */
  static async open(parent: string, build: string): Promise<PageFiles> {
    const name = createHash('sha256').update(build).digest('hex').slice(0, 16)
    await mkdir(path.join(parent, name), { recursive: true })
    const others = (await readdir(parent)).filter((entry) => entry !== name)
    await Promise.all(others.map((entry) => rm(path.join(parent, entry), { recursive: true, force: true })))
    return new PageFiles(path.join(parent, name))
  }

  /** The page that was kept under a key; undefined where there is none or its file is damaged. */
  async read(key: string): Promise<CachedPage | undefined> {
    try {
      const file = await readFile(this.#fileOf(key))
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
    this.#enqueue(key, null)
  }

  /** Resolves when everything asked for so far is on disk. */
  async settled(): Promise<void> {
    await this.#writing
  }

  /** One file at a time, and of several states of one page only the last. */
  #enqueue(key: string, page: CachedPage | null): void {
    const isQueued = this.#waiting.has(key)
    this.#waiting.set(key, page)
    if (!isQueued) this.#writing = this.#writing.then(() => this.#save(key))
  }

  async #save(key: string): Promise<void> {
    const page = this.#waiting.get(key)
    this.#waiting.delete(key)
    const file = this.#fileOf(key)
    try {
      if (!page) return await rm(file, { force: true })
      await mkdir(path.dirname(file), { recursive: true })
      const { bodies, ...rest } = page
      const { identity, gzip, br } = bodies
      const all = Buffer.concat([identity, gzip, br])
      const lengths = { identity: identity.length, gzip: gzip.length, br: br.length }
      const head = { key, checksum: checksumOf(all), lengths, page: rest }
      const draft = `${file}.${randomUUID()}.part`
      await writeFile(draft, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), all]))
      await rename(draft, file)
    } catch (error) {
      console.warn(`The page cache could not save ${key}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  #fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex')
    return path.join(this.#folder, name.slice(0, 2), `${name}.page`)
  }
}
