/** For tests: the archives that stand in files. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { ImportArchive } from '../import.types.ts'
import { openArticles } from '../read/articles.archive.ts'
import { openWordpressExport } from '../read/wordpress.archive.ts'
import { readArticlesSource, readWordpressSource, type Source } from './source.fixtures.ts'

export interface ArchiveKind {
  /** Opens it as the importer does. */
  open: (file: string) => Promise<ImportArchive>
  /** Reads it without the importer. */
  read: (file: string) => Promise<Source>
}

export const wordpressKind: ArchiveKind = { open: openWordpressExport, read: readWordpressSource }
export const articlesKind: ArchiveKind = { open: openArticles, read: readArticlesSource }

export interface ArchiveFile extends ArchiveKind {
  name: string
  file: string
}

function filesIn(folder: string, subfolder: string, ending: string, kind: ArchiveKind): ArchiveFile[] {
  const place = path.join(folder, subfolder)
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith(ending)) : []
  return names.map((name) => ({ ...kind, name: `${subfolder}/${name}`, file: path.join(place, name) }))
}

/**
 * The archives in `tests/data`; real ones are an additional run, which takes minutes: the environment variable
 * `IMPORT_ARCHIVES` names a folder with `wordpress/*.xml` and `articles/*.jsonl`.
 */
export const archiveFiles: readonly ArchiveFile[] = [
  path.resolve(import.meta.dirname, '../../../tests/data'),
  process.env.IMPORT_ARCHIVES ?? '',
]
  .filter(Boolean)
  .flatMap((folder) => [
    ...filesIn(folder, 'wordpress', '.xml', wordpressKind),
    ...filesIn(folder, 'articles', '.jsonl', articlesKind),
  ])
