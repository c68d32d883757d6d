import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { isNoSuchObject, type ObjectStore, storeRefusal } from './objectStore.ts'

const keyOf = (filename: string): string => `media/${filename}`

/** The library's files in an S3 store instead of on the disk. They are served through the back office, as always. */
export const inObjectStore = (collection: CollectionConfig, store: ObjectStore): CollectionConfig => {
  const { upload, hooks } = collection
  if (typeof upload !== 'object') return collection
  return {
    ...collection,
    upload: {
      ...upload,
      disableLocalStorage: true,
      handlers: [
        ...(upload.handlers ?? []),
        async (req, { params }) => {
          const answer = await serve(store, params.filename, req.headers.get('range') ?? undefined)
          upload.modifyResponseHeaders?.({ headers: answer.headers })
          return answer
        },
      ],
    },
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), storeFiles(store)],
      afterDelete: [...(hooks?.afterDelete ?? []), eraseFiles(store)],
    },
  }
}

const serve = async ({ client, bucket }: ObjectStore, filename: string, range?: string): Promise<Response> => {
  try {
    const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(filename), Range: range }))
    const headers = new Headers({
      'Content-Type': found.ContentType ?? 'application/octet-stream',
      'Accept-Ranges': 'bytes',
    })
    if (found.ContentLength !== undefined) headers.set('Content-Length', String(found.ContentLength))
    if (found.ContentRange) headers.set('Content-Range', found.ContentRange)
    if (found.ETag) headers.set('ETag', found.ETag)
    return new Response(found.Body?.transformToWebStream() ?? null, { status: found.ContentRange ? 206 : 200, headers })
  } catch (error) {
    if (isNoSuchObject(error)) return new Response(null, { status: 404 })
    if (error instanceof Error && error.name === 'InvalidRange') return new Response(null, { status: 416 })
    throw error
  }
}

/** All bytes of one file. @throws when the store does not have it */
export const readObject = async ({ client, bucket }: ObjectStore, filename: string): Promise<Buffer> => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(filename) }))
  return Buffer.from((await Body?.transformToByteArray()) ?? [])
}

/** Every file of a document: the one that was uploaded, and the smaller ones made of it. */
const filesOf = (document: Record<string, unknown>): string[] => {
  const sizes: object[] = typeof document.sizes === 'object' && document.sizes ? Object.values(document.sizes) : []
  return [document, ...sizes.filter(Boolean)]
    .map((holder): unknown => Reflect.get(holder, 'filename'))
    .filter((name) => typeof name === 'string' && name !== '')
    .map(String)
}

/** Within the transaction: a file that the store does not take leaves no document behind. */
const storeFiles =
  ({ client, bucket }: ObjectStore): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const files = incomingFiles(req, doc)
    if (files.length === 0) return doc
    try {
      for (const { name, body, size, mimeType } of files) {
        const object = { Bucket: bucket, Key: keyOf(name), ContentType: mimeType }
        await client.send(new PutObjectCommand({ ...object, Body: body(), ContentLength: size }))
      }
    } catch (error) {
      req.payload.logger.error({ err: error, msg: 'The store did not take a file' })
      throw storeRefusal(error)
    }
    const kept = new Set(filesOf(doc))
    const replaced = filesOf(previousDoc ?? {}).filter((name) => !kept.has(name))
    await Promise.all(
      replaced.map((name) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) }))),
    )
    return doc
  }

interface IncomingFile {
  name: string
  mimeType: string
  size: number
  body(): Buffer | Readable
}

const incomingFiles = ({ file, payloadUploadSizes }: PayloadRequest, doc: Record<string, unknown>): IncomingFile[] => {
  const name = doc.filename
  if (!file || typeof name !== 'string') return []
  const { tempFilePath } = file
  const isOnDisk = Boolean(tempFilePath) && !file.data.length
  const original: IncomingFile = {
    name,
    mimeType: typeof doc.mimeType === 'string' ? doc.mimeType : file.mimetype,
    size: isOnDisk ? file.size : file.data.length,
    body: () => (isOnDisk && tempFilePath ? createReadStream(tempFilePath) : file.data),
  }
  const smaller = Object.entries(payloadUploadSizes ?? {}).flatMap(([size, data]) => {
    const made: unknown = typeof doc.sizes === 'object' && doc.sizes ? Reflect.get(doc.sizes, size) : null
    if (typeof made !== 'object' || !made) return []
    const [sizeName, mimeType]: unknown[] = [Reflect.get(made, 'filename'), Reflect.get(made, 'mimeType')]
    if (typeof sizeName !== 'string') return []
    return [{ name: sizeName, mimeType: String(mimeType), size: data.length, body: () => data }]
  })
  return [original, ...smaller]
}

/** What cannot be removed stays; a file too many harms nobody, a document without its file would. */
const eraseFiles =
  ({ client, bucket }: ObjectStore): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    for (const name of filesOf(doc)) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) })).catch((error: unknown) => {
        req.payload.logger.error({ err: error, msg: `The store did not remove ${name}` })
      })
    }
  }
