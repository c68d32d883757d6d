import { createReadStream } from 'node:fs'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { fileAnswer } from './fileAnswer.ts'
import type { FileStore, FileToStore } from './fileStore.ts'

/**
 * Keeps the files of a collection in a store, and serves them out of it. Payload itself would write to the disk without
 * an error when it is full, and serve what lies there whether a document names it or not.
 * @param cmsUrl the address of the back office: Payload fetches a file from there that is duplicated
 */
export function inStore(collection: CollectionConfig, store: FileStore, cmsUrl: string): CollectionConfig {
  const { upload, hooks } = collection
  if (typeof upload !== 'object') return collection
  const { protocol, hostname, port } = new URL(cmsUrl)
  return {
    ...collection,
    upload: {
      ...upload,
      disableLocalStorage: true,
      skipSafeFetch: [
        { protocol: protocol === 'https:' ? 'https' : 'http', hostname, port, pathname: '/api/media/file/*' },
      ],
      handlers: [
        ...(upload.handlers ?? []),
        async (req, { params }) => {
          const answer = await serve(store, req, params.filename)
          upload.modifyResponseHeaders?.({ headers: answer.headers })
          return answer
        },
      ],
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), bringEdited(store)],
      afterChange: [...(hooks?.afterChange ?? []), storeFiles(store)],
      afterDelete: [...(hooks?.afterDelete ?? []), eraseFiles(store)],
    },
  }
}

const sized = z.looseObject({ filename: z.string().nullish(), mimeType: z.string().nullish() })
const fileDocument = sized.extend({ sizes: z.record(z.string(), sized.nullish()).nullish() })

// Every file of a document: the one that was uploaded, and the smaller ones made of it.
const filesOf = (document: unknown): { name: string; mimeType: string }[] => {
  const { sizes, ...own } = fileDocument.parse(document ?? {})
  return [own, ...Object.values(sizes ?? {})].flatMap((file) =>
    file?.filename ? [{ name: file.filename, mimeType: file.mimeType ?? 'application/octet-stream' }] : [],
  )
}

const serve = async (store: FileStore, req: PayloadRequest, filename: string): Promise<Response> => {
  const file = await heldFile(req, filename)
  const stored = file && (await store.find(filename))
  if (!stored) return Response.json({ errors: [{ message: 'There is no such file.' }] }, { status: 404 })
  const { status, headers, range } = fileAnswer(req.headers, stored)
  headers.set('Content-Type', file.mimeType)
  const hasBody = status === 200 || status === 206
  return new Response(hasBody ? await store.stream(filename, range) : null, { status, headers })
}

// A file that a document names. What else lies in the store is not served.
const heldFile = async (req: PayloadRequest, filename: string) => {
  if (/[\0/\\]/.test(filename)) return undefined
  const named = { equals: filename }
  const sizes = req.payload.collections.media.config.upload.imageSizes ?? []
  const where = { or: [{ filename: named }, ...sizes.map(({ name }) => ({ [`sizes.${name}.filename`]: named }))] }
  const document = await req.payload.db.findOne({ collection: 'media', where, req })
  return document ? filesOf(document).find(({ name }) => name === filename) : undefined
}

const uploadEdits = z.looseObject({
  crop: z.unknown().optional(),
  widthInPixels: z.unknown().optional(),
  heightInPixels: z.unknown().optional(),
  focalPoint: z.object({ x: z.coerce.number(), y: z.coerce.number() }).optional(),
})

// Brings the stored file of a picture that is cut, so that the result gets a new name: readers' browsers keep a file
// for as long as its name is the same. A picture whose focal point is moved keeps its file.
const bringEdited =
  (store: FileStore): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const edits = uploadEdits.safeParse(req.query.uploadEdits).data
    if (operation !== 'update' || req.file || !edits || !('id' in args) || !args.id) return args
    if (!edits.crop && !edits.widthInPixels && !edits.heightInPixels) {
      delete req.query.uploadEdits
      const { focalPoint } = edits
      const moved = focalPoint && { focalX: Math.round(focalPoint.x), focalY: Math.round(focalPoint.y) }
      return { ...args, data: { ...args.data, ...moved } }
    }
    const found = await req.payload.db.findOne({ collection: 'media', where: { id: { equals: args.id } }, req })
    const [file] = found ? filesOf(found) : []
    if (!file) return args
    const data = await store.read(file.name)
    req.file = { name: file.name, mimetype: file.mimeType, data, size: data.length }
    return args
  }

// Works within the transaction: a file that the store does not take leaves no document behind.
const storeFiles =
  (store: FileStore): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const files = incomingFiles(req, doc)
    if (files.length === 0) return doc
    try {
      for (const file of files) await store.put(file)
    } catch (error) {
      req.payload.logger.error({ err: error, msg: 'The store did not take a file' })
      await removeAll(store, files, req)
      throw error
    }
    const kept = new Set(filesOf(doc).map(({ name }) => name))
    const replaced = filesOf(previousDoc).filter(({ name }) => !kept.has(name))
    await removeAll(store, replaced, req)
    return doc
  }

const incomingFiles = ({ file, payloadUploadSizes }: PayloadRequest, doc: unknown): FileToStore[] => {
  const { sizes, ...own } = fileDocument.parse(doc)
  if (!file || !own.filename) return []
  const { tempFilePath, data } = file
  const isOnDisk = Boolean(tempFilePath) && !data.length
  const original: FileToStore = {
    name: own.filename,
    mimeType: own.mimeType ?? file.mimetype,
    size: isOnDisk ? file.size : data.length,
    body: () => (isOnDisk && tempFilePath ? createReadStream(tempFilePath) : data),
  }
  const smaller = Object.entries(payloadUploadSizes ?? {}).flatMap(([size, bytes]) => {
    const made = sizes?.[size]
    if (!made?.filename) return []
    return [{ name: made.filename, mimeType: String(made.mimeType), size: bytes.length, body: () => bytes }]
  })
  return [original, ...smaller]
}

const eraseFiles =
  (store: FileStore): CollectionAfterDeleteHook =>
  ({ doc, req }) =>
    removeAll(store, filesOf(doc), req)

// Removes files, ignoring failures: a superfluous file is harmless, a document without its file is not.
const removeAll = async (store: FileStore, files: readonly { name: string }[], req: PayloadRequest): Promise<void> => {
  for (const { name } of files) {
    await store.remove(name).catch((error: unknown) => {
      req.payload.logger.error({ err: error, msg: `The store did not remove ${name}` })
    })
  }
}
