import { createHash } from 'node:crypto'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  createLocalReq,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { queryInTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { mediaLibraryOf } from '../../media-library/mediaLibrary.read.ts'
import { publicationLanguage } from '../../search/publicationLanguage.ts'
import { takeText } from './document.take.ts'
import { UnreadableDocument } from './document.types.ts'
import { paragraphsOfText } from './headings.ts'
import {
  addDocuments,
  nextWaiting,
  readAgain,
  removeUnused,
  renameSource,
  storeProblem,
  storeRead,
  storeTexts,
  type WaitingDocument,
} from './sources.store.ts'

// Milliseconds between two looks for documents to read.
const interval = 5_000

// Any number of its own: the lock of those who read a document, with the document's number.
const lockOfReading = 7263

const reference = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])

const assistantDocument = z.object({
  id: z.number(),
  documents: z.array(reference).nullish(),
  texts: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })).nullish(),
})

const file = z.object({
  id: z.number(),
  filename: z.string(),
  alt: z.string().nullish(),
  mimeType: z.string().nullish(),
})

// Returns the title of a document for readers: its alternative text, or else its file name.
const titleOf = ({ alt, filename }: z.output<typeof file>): string => alt?.trim() || filename

/** Returns the collection with hooks that keep what assistants answer from up to date, in the transactions that change it. */
export function readSourcesOf(collection: CollectionConfig): CollectionConfig {
  const own = hooksOf[collection.slug]
  if (!own) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), own.afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), own.afterDelete],
    },
  }
}

const takeSources: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id, documents, texts } = assistantDocument.parse(doc)
  await addDocuments(req, documents ?? [])
  await removeUnused(req)
  const own = (texts ?? []).map(({ id, title, text }) => ({
    id,
    title,
    content: hashOf(Buffer.from(JSON.stringify([title, text]))),
    text: { pages: 0, paragraphs: paragraphsOfText(text) },
  }))
  await storeTexts(req, id, own, await publicationLanguage(req))
  return doc
}

const readReplaced: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const now = file.safeParse(doc).data
  const before = file.safeParse(previousDoc).data
  // A file that is replaced gets another name, or is one that just came.
  if (operation !== 'update' || !now) return doc
  if (req.file || now.filename !== before?.filename) await readAgain(req, now.id, titleOf(now))
  else if (before && titleOf(now) !== titleOf(before)) await renameSource(req, now.id, titleOf(now))
  return doc
}

const forgetUnused: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await removeUnused(req)
  return doc
}

const hooksOf: Readonly<
  Record<string, { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook }>
> = {
  assistants: { afterChange: takeSources, afterDelete: forgetUnused },
  media: { afterChange: readReplaced, afterDelete: forgetUnused },
}

/** Reads documents that wait for it, while the process runs. What waits is in the database: a restart loses nothing. */
export function startReadingSources(payload: Payload): void {
  let isBusy = false
  const round = async () => {
    if (isBusy) return
    isBusy = true
    try {
      await readWaiting(payload)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The documents of assistants could not be read' })
    } finally {
      isBusy = false
    }
  }
  void round()
  setInterval(() => void round(), interval).unref()
}

/** Reads all documents that wait now. Several processes may do it at once; each document is read by one of them. */
export async function readWaiting(payload: Payload): Promise<void> {
  const tried: string[] = []
  for (;;) {
    const req = await createLocalReq({}, payload)
    const waiting = await nextWaiting(req, tried)
    if (!waiting) return
    tried.push(waiting.id)
    await inTransaction(req, async () => {
      const statement = sql`SELECT pg_try_advisory_xact_lock(${lockOfReading}, ${waiting.id}::int) AS "isMine"`
      const [lock] = await queryInTransaction(req, statement, z.object({ isMine: z.boolean() }))
      if (lock?.isMine) await readOne(req, waiting)
    })
  }
}

async function readOne(req: PayloadRequest, waiting: WaitingDocument): Promise<void> {
  const { payload } = req
  const found = await payload.db.findOne({ collection: 'media', where: { id: { equals: waiting.mediaId } }, req })
  const media = file.safeParse(found).data
  if (!media) return
  try {
    const { filename, mimeType } = media
    if (mimeType !== 'application/pdf' && mimeType !== 'text/plain') {
      throw new UnreadableDocument('This file is no PDF and no text file.')
    }
    const bytes = await fetchFile(payload, filename)
    const text = await takeText(bytes, mimeType)
    await storeRead(req, waiting, { text, content: hashOf(bytes), language: await publicationLanguage(req) })
  } catch (error) {
    if (error instanceof UnreadableDocument) {
      await storeProblem(req, waiting, { problem: error.message, isFinal: true })
    } else if (error instanceof NotFetched) {
      payload.logger.error({ err: error.cause, msg: `The file ${path.basename(media.filename)} could not be fetched` })
      await storeProblem(req, waiting, { problem: error.message, isFinal: false })
    } else throw error
  }
}

// The store of the library did not give a file; it may do so later.
class NotFetched extends Error {
  override name = 'NotFetched'
}

const fetchFile = (payload: Payload, filename: string): Promise<Buffer> =>
  mediaLibraryOf(payload)
    .readFile(filename)
    .catch((error: unknown) => {
      throw new NotFetched('The file could not be fetched. This is tried again every minute.', { cause: error })
    })

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
