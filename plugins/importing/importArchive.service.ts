import type { Payload } from 'payload'
import type { FetchLimits } from '../outside/fileFetch.ts'
import { asOfNow } from './asOfNow.ts'
import type { ImportArchive, ImportDocument } from './import.types.ts'
import { type DocumentImport, importBatch } from './write/documentBatch.write.ts'
import { ImportedEmbeds } from './write/embeds.write.ts'
import { ImportReport } from './write/importReport.ts'
import { ImportedMedia, limitsByDefault } from './write/mediaLibrary.write.ts'
import { inParallel } from './write/parallel.ts'
import { writeRoles } from './write/roles.write.ts'
import { writeShows } from './write/shows.write.ts'
import { writeTerms } from './write/terms.write.ts'

export interface ImportProgress {
  phase: 'terms' | 'media' | 'documents'
  done: number
  total: number
}

export interface ImportOptions {
  /** Stops the import after the batches that are under way; what they wrote stays, and the next run goes on from there. */
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
  fetching?: Partial<FetchLimits>
}

// Documents in one transaction: enough to share its questions, few enough to be quick to repeat when one of them fails.
const batchSize = 50
// Batches at once: PostgreSQL works on one while another is converted.
const batchesAtOnce = 2
const filesAtOnce = 6

async function* batchesOf(documents: AsyncIterable<ImportDocument>, now: Date): AsyncGenerator<ImportDocument[]> {
  let batch: ImportDocument[] = []
  for await (const document of documents) {
    batch.push(asOfNow(document, now))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * Writes an archive into the newsroom, through Payload's Local API. What is there already and unchanged is left alone,
 * so that it can be repeated and, after an interruption, goes on where it stopped. Nothing is dropped without a line
 * in the report.
 *
 * @throws what the database throws when it cannot be reached; a document that cannot be written is a line instead.
 */
export async function importArchive(
  payload: Payload,
  archive: ImportArchive,
  { signal = new AbortController().signal, onProgress = () => {}, fetching = {} }: ImportOptions = {},
): Promise<ImportReport> {
  const report = new ImportReport()
  for (const { count, ...remark } of archive.remarks) report.remark(remark, '', count)

  for (const { collection, label, why } of archive.unreadable) report.lose(collection, label, why)
  const { terms, library, total } = archive
  const termsTotal = terms.sections.length + terms.tags.length + terms.authors.length + terms.sources.length
  onProgress({ phase: 'terms', done: 0, total: termsTotal })
  const ids = await writeTerms(payload, terms, report, signal)
  onProgress({ phase: 'terms', done: termsTotal, total: termsTotal })

  const limits = { ...limitsByDefault, ...fetching }
  const media = new ImportedMedia(payload, report, limits)
  await writeShows(payload, terms.sections, ids, media, report)
  const roles = await writeRoles(payload, archive.roles ?? [])
  await media.prefetch(library)
  let files = 0
  await inParallel(library[Symbol.iterator](), filesAtOnce, signal, async (file) => {
    await media.resolve(file)
    files += 1
    onProgress({ phase: 'media', done: files, total: library.length })
  })

  const embeds = new ImportedEmbeds(payload, report)
  const { language: publicationLanguage } = await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    overrideAccess: true,
  })
  const shared = { payload, archive, ids, roles, media, embeds, report, publicationLanguage, fetching: limits }
  const work: DocumentImport = { ...shared, slugs: new Map() }
  let documents = 0
  await inParallel(batchesOf(archive.documents(), new Date()), batchesAtOnce, signal, async (batch) => {
    await importBatch(batch, work)
    documents += batch.length
    onProgress({ phase: 'documents', done: documents, total })
  })
  report.isInterrupted = signal.aborted
  return report
}
