import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { APIError } from 'payload'
import { maxUploadSize } from '#collections/media/mimeTypes.ts'
import { sizeRefusal } from '../file/unfitFileError.ts'
import { diskRefusal } from '../storage/disk.store.ts'
import { signUpload, stagedKey } from './upload.token.ts'
import { presignedFor, type UploadStaging } from './uploadStaging.types.ts'

interface LocalStagingOptions {
  // Folder for staged files only.
  folder: string
  // Address of the back office's API, absolute.
  apiUrl: string
  secret: string
}

/** Stages files on the disk of the back office, which receives them at a signed address. */
export function localStaging({ folder, apiUrl, secret }: LocalStagingOptions): UploadStaging {
  return {
    presign: async (name, contentType) => {
      const key = stagedKey(name)
      const url = new URL(`${apiUrl}/media-uploads/${key}`)
      const expires = new Date(Date.now() + presignedFor * 1000)
      url.searchParams.set('token', await signUpload({ key, contentType }, secret, expires))
      return url.href
    },
    fetch: async (name) => {
      const file = path.join(folder, stagedKey(name))
      const found = await stat(file).catch(() => null)
      return found && { name: name.filename, size: found.size, tempFilePath: file, release: async () => {} }
    },
    discard: (name) => rm(path.join(folder, stagedKey(name)), { force: true }),
    sweep: async (before) => {
      const names = await readdir(folder).catch(() => [])
      const files = names.map((name) => path.join(folder, name))
      const ages = await Promise.all(
        files.map(async (file) => ({ file, time: (await stat(file).catch(() => null))?.mtime })),
      )
      const old = ages.filter(({ time }) => time && time < before)
      await Promise.all(old.map(({ file }) => rm(file, { force: true })))
      return old.length
    },
  }
}

/**
 * Stores a file once it has arrived whole: a broken connection leaves nothing behind.
 *
 * @throws APIError 413 when it is more than a file may have, 507 when the disk is full
 */
export async function receiveStaged(folder: string, key: string, body: ReadableStream<Uint8Array>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const part = path.join(folder, `${key}.${randomBytes(6).toString('hex')}.part`)
  try {
    await pipeline(Readable.from(chunksOf(body)), limited(maxUploadSize), createWriteStream(part))
    await rename(part, path.join(folder, key))
  } catch (error) {
    await rm(part, { force: true })
    throw diskRefusal(error)
  }
}

// The types of web streams and Node's streams do not match, although their values do.
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}

const limited = (maxBytes: number): Transform => {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) done(new APIError(sizeRefusal, 413, null, true))
      else done(null, chunk)
    },
  })
}
