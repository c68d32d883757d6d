/** Test helpers that read a WordPress export with the given items. */
import type { ImportArchive, ImportDocument } from '../import.types.ts'
import { temporaryFiles, wordpressExport, wordpressItem } from './temporaryFile.fixtures.ts'
import { openWordpressExport } from './wordpress.archive.ts'

export async function openExport(channel: string): Promise<ImportArchive> {
  return openWordpressExport(await temporaryFiles({ 'export.xml': wordpressExport(channel) }))
}

export async function documentsOf(archive: ImportArchive): Promise<ImportDocument[]> {
  const documents: ImportDocument[] = []
  for await (const document of archive.documents()) documents.push(document)
  return documents
}

export async function documentOf(elements: Record<string, string>, more = '', channel = ''): Promise<ImportDocument> {
  const [document] = await documentsOf(await openExport(channel + wordpressItem(elements, more)))
  if (!document) throw new Error('the export gave no document')
  return document
}

export function category(domain: string, slug: string): string {
  return `<category domain="${domain}" nicename="${slug}">${slug}</category>`
}
export function meta(key: string, value: string): string {
  return `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`
}
