import type { Payload } from 'payload'
import type { ReaderTeaser } from '#contract/reader.schema.ts'
import { shapeTeaser } from './post.shape.ts'
import { PublicReads } from './publicReads.ts'
import { loadRelated, referencesOfTeasers } from './related.load.ts'
import { sources } from './sources.ts'

/**
 * Returns posts as readers find them in lists, by their ids. Posts that readers may not see are missing. At most four
 * queries.
 */
export async function teasersOf(payload: Payload, ids: readonly string[]): Promise<Map<string, ReaderTeaser>> {
  const reads = await PublicReads.open(payload)
  const rows = [...(await reads.byIds(sources.teasers, ids)).values()]
  const related = await loadRelated(reads, referencesOfTeasers(rows))
  return new Map(rows.map((row) => [row.id, shapeTeaser(row, related)]))
}
