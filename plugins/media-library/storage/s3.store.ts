import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import type { FileStore } from './fileStore.ts'
import { isNoSuchObject, type ObjectStore, storeRefusal } from './objectStore.ts'

const prefix = 'media/'

/** Keeps files in an S3 store. Readers get them through the back office, as from a disk. */
export function s3Store({ client, bucket }: ObjectStore): FileStore {
  const objectOf = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })
  return {
    kind: 's3',
    find: async (name) => {
      try {
        const { ContentLength, LastModified, ETag } = await client.send(new HeadObjectCommand(objectOf(name)))
        return { size: ContentLength ?? 0, modified: LastModified ?? new Date(0), etag: ETag ?? `"${name}"` }
      } catch (error) {
        if (isNoSuchObject(error)) return null
        throw storeRefusal(error)
      }
    },
    stream: async (name, range) => {
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined
      const { Body } = await client.send(new GetObjectCommand({ ...objectOf(name), Range }))
      return Body?.transformToWebStream() ?? new ReadableStream()
    },
    read: async (name) => {
      const { Body } = await client.send(new GetObjectCommand(objectOf(name)))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
    put: async ({ name, mimeType, size, body }) => {
      try {
        const object = { ...objectOf(name), ContentType: mimeType, ContentLength: size }
        await client.send(new PutObjectCommand({ ...object, Body: body() }))
      } catch (error) {
        throw storeRefusal(error)
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(objectOf(name)))
    },
    names: async (limit) => {
      const names = new Set<string>()
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
          for (const { Key } of Contents) if (Key && names.size < limit) names.add(Key.slice(prefix.length))
          if (names.size >= limit) break
        }
        return names
      } catch (error) {
        throw storeRefusal(error)
      }
    },
    space: async () => {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }))
        return null
      } catch (error) {
        throw storeRefusal(error)
      }
    },
  }
}
