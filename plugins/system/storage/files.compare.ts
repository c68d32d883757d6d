import type { Payload } from 'payload'
import { z } from 'zod'
import { mediaLibraryOf } from '#plugins/media-library/mediaLibrary.read.ts'
import { namedFiles } from './storage.store.ts'

export const comparedFiles = z.object({
  message: z.string(),
  /** Files that no document names: they do no harm, and take room. */
  withoutDocument: z.object({ count: z.number(), names: z.array(z.string()) }),
  /** Documents whose file is gone: readers see no picture. */
  withoutFile: z.object({ count: z.number(), documents: z.array(z.object({ id: z.number(), filename: z.string() })) }),
})

// Files that are compared at most, rows that are read at once, and names that are listed.
const maxFiles = 500_000
const atOnce = 5_000
const listed = 100

/**
 * Compares the files of the store with those that documents name.
 * @throws Error in words when the store does not answer
 */
export async function compareFiles(payload: Payload): Promise<z.infer<typeof comparedFiles>> {
  const { files } = mediaLibraryOf(payload)
  const unnamed = await files.names(maxFiles)
  const stored = new Set(unnamed)
  const missing: { id: number; filename: string }[] = []
  let documents = 0
  for (let after = 0; ; ) {
    const rows = await namedFiles({ payload }, { after, limit: atOnce })
    for (const { id, filename, preview } of rows) {
      for (const name of [filename, preview]) {
        if (name === null) continue
        unnamed.delete(name)
        if (!stored.has(name)) missing.push({ id, filename: name })
      }
    }
    documents += rows.length
    after = rows.at(-1)?.id ?? 0
    if (rows.length < atOnce) break
  }
  // A file that came while the others were listed is there now.
  const gone = []
  for (const one of missing.slice(0, listed)) if (!(await files.find(one.filename))) gone.push(one)
  const count = missing.length > listed ? missing.length : gone.length
  return {
    message: `${stored.size.toLocaleString('en-US')} files and ${documents.toLocaleString('en-US')} documents compared`,
    withoutDocument: { count: unnamed.size, names: [...unnamed].slice(0, listed) },
    withoutFile: { count, documents: gone },
  }
}
