import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { APIError } from 'payload'
import type { FileStore } from './fileStore.ts'

// Returns whether an error of the file system means that there is no space, or none for this user.
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** Returns an error in words for the person who sent a file, 507, where the disk is full; any other as it is. */
export function diskRefusal(error: unknown): unknown {
  return isFull(error)
    ? new APIError('The file could not be kept: the disk of this newsroom is full.', 507, null, true)
    : error
}

const ifMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value
    throw error
  }

const partName = (name: string) => `${name}.${randomBytes(6).toString('hex')}.part`
const isPart = (name: string) => /\.[0-9a-f]{12}\.part$/.test(name)

/**
 * Removes the parts of files that a process was killed over.
 * @param before how old they are at least: what is younger may be written at this moment
 * @returns how many there were
 */
export async function sweepParts(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const removed = await Promise.all(
    names.filter(isPart).map(async (name) => {
      const place = path.join(folder, name)
      const found = await stat(place).catch(() => null)
      if (!found || found.mtime >= before) return false
      await rm(place, { force: true })
      return true
    }),
  )
  return removed.filter(Boolean).length
}

/** Keeps files in a folder. A file has its name as soon as all of it is on the disk, and not before. */
export function diskStore(
  folder: string,
  write: (place: string) => Writable = (place) => createWriteStream(place, { flush: true }),
): FileStore {
  const placeOf = (name: string) => path.join(folder, path.basename(name))
  return {
    kind: 'disk',
    find: async (name) => {
      const found = await stat(placeOf(name)).catch(() => null)
      if (!found?.isFile()) return null
      const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`
      return { size: found.size, modified: found.mtime, etag }
    },
    stream: async (name, range) => {
      const file = await open(placeOf(name))
      return Readable.toWeb(file.createReadStream(range ?? {})) as ReadableStream
    },
    read: (name) => readFile(placeOf(name)),
    put: async ({ name, body }) => {
      await mkdir(folder, { recursive: true })
      const part = partName(placeOf(name))
      try {
        const bytes = body()
        await pipeline(Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes, write(part))
        await rename(part, placeOf(name))
      } catch (error) {
        await rm(part, { force: true })
        throw diskRefusal(error)
      }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
    names: async (limit) => {
      const entries = await readdir(folder, { withFileTypes: true }).catch(ifMissing([]))
      return new Set(
        entries
          .filter((entry) => entry.isFile() && !isPart(entry.name))
          .slice(0, limit)
          .map(({ name }) => name),
      )
    },
    // Before the first file, the folder is not there.
    space: async () => {
      const { bavail, bsize } = await statfs(folder).catch(() => statfs(path.dirname(folder)))
      return bavail * bsize
    },
  }
}
