import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { maxUploadSize } from '#collections/media/mimeTypes.ts'
import { FileRefused } from '../file/fileRefusedError.ts'
import { sizeRefusal } from '../file/unfitFileError.ts'
import { isNoSuchObject, type ObjectStore, storeRefusal } from '../storage/objectStore.ts'
import { stagedKey } from './upload.token.ts'
import { presignedFor, type UploadStaging } from './uploadStaging.types.ts'

// Staged files are stored apart from the library, so that a sweep can never touch a file of it.
const prefix = 'incoming/'

/** Files wait in the S3 store: the browser sends them there itself. */
export function s3Staging({ client, bucket }: ObjectStore, folder: string): UploadStaging {
  return {
    presign: (name, contentType) => {
      const command = new PutObjectCommand({ Bucket: bucket, Key: prefix + stagedKey(name), ContentType: contentType })
      return getSignedUrl(client, command, { expiresIn: presignedFor, signableHeaders: new Set(['content-type']) })
    },
    fetch: async (name) => {
      const object = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: prefix + stagedKey(name) }))
        .catch((error: unknown) => {
          if (isNoSuchObject(error)) return null
          throw storeRefusal(error)
        })
      if (!object || !(object.Body instanceof Readable)) return null
      // The store took whatever was sent; what is too large is not even read.
      if ((object.ContentLength ?? 0) > maxUploadSize) {
        object.Body.destroy()
        throw new FileRefused(sizeRefusal)
      }
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, `${stagedKey(name)}.${randomBytes(6).toString('hex')}`)
      try {
        await pipeline(object.Body, createWriteStream(file))
      } catch (error) {
        await rm(file, { force: true })
        throw storeRefusal(error)
      }
      const { size } = await stat(file)
      return { name: name.filename, size, tempFilePath: file, release: () => rm(file, { force: true }) }
    },
    discard: async (name) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + stagedKey(name) }))
    },
    sweep: async (before) => {
      let count = 0
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        const old = (page.Contents ?? []).filter(({ LastModified }) => LastModified && LastModified < before)
        const Objects = old.flatMap(({ Key }) => (Key ? [{ Key }] : []))
        if (Objects.length > 0) await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } }))
        count += Objects.length
      }
      return count
    },
  }
}
