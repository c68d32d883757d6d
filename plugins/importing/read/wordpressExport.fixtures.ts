/** Test helpers that read a WordPress export with the given items. */
import type { ImportArchive, ImportDocument } from '../import.types.ts'
import { temporaryFiles, wordpressExport, wordpressItem } from './temporaryFile.fixtures.ts'
import { openWordpressExport } from './wordpress.archive.ts'

export const openExport = async (channel: string): Promise<ImportArchive> =>
  openWordpressExport(await temporaryFiles({ 'export.xml': wordpressExport(channel) }))

export const documentsOf = async (archive: ImportArchive): Promise<ImportDocument[]> => {
  const documents: ImportDocument[] = []
  for await (const document of archive.documents()) documents.push(document)
  return documents
}

export const documentOf = async (
  elements: Record<string, string>,
  more = '',
  channel = '',
): Promise<ImportDocument> => {
  const [document] = await documentsOf(await openExport(channel + wordpressItem(elements, more)))
  if (!document) throw new Error('the export gave no document')
  return document
}

export const category = (domain: string, slug: string): string =>
  `<category domain="${domain}" nicename="${slug}">${slug}</category>`
export const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`
