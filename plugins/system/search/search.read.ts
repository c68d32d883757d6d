import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { missingDocuments } from '#plugins/search/postgres/documents.store.ts'
import { searchedIndexOf } from '#plugins/search/searchedIndex.ts'
import { allSearchedKinds } from '#plugins/search/searchedKinds.ts'
import { broken, counted, type Finding, look, moment, part } from '../part.schema.ts'
import { countQueues } from '../queues/queues.store.ts'
import { indexCounts, newest, newestRebuild } from './rebuild.store.ts'

export const searchPart = part.extend({
  engine: z.enum(['PostgreSQL', 'Meilisearch']),
  kinds: z.array(
    z.object({
      kind: z.enum(allSearchedKinds),
      indexed: z.number(),
      // Documents that readers see and do not find; at most 1,000.
      missing: z.number(),
    }),
  ),
  // Documents whose words are not learned, and those that the engine does not have yet.
  waiting: z.number(),
  rebuild: z
    .object({
      beganAt: moment,
      beganBy: z.string(),
      done: z.number(),
      total: z.number(),
      finishedAt: moment.nullable(),
      error: z.string().nullable(),
    })
    .nullable(),
})

const countedUpTo = 1_000

/** Returns what readers find, what they miss, and how far a rebuild is. */
export async function searchOf(req: PayloadRequest): Promise<z.infer<typeof searchPart>> {
  const { payload } = req
  const stored = await indexCounts({ payload })
  const kinds = []
  for (const kind of allSearchedKinds) {
    const missing = await missingDocuments(req, kind, { below: newest, limit: countedUpTo })
    const indexed = stored.find((one) => one.kind === kind)?.count ?? 0
    kinds.push({ kind, indexed, missing: missing.length })
  }
  const { words, engine: behind } = await countQueues({ payload })
  const rebuild = await newestRebuild({ payload })
  const findings: Finding[] = []
  const missing = kinds.reduce((sum, kind) => sum + kind.missing, 0)
  if (missing > 0 && (!rebuild || rebuild.finishedAt !== null))
    findings.push(look(`Readers do not find ${counted(missing, 'document')}.`, 'Rebuild the index below.'))
  if (rebuild?.error)
    findings.push(broken(`The rebuild stopped: ${rebuild.error}`, 'It goes on by itself; look into the log.'))
  return {
    summary: `${counted(
      kinds.reduce((sum, { indexed }) => sum + indexed, 0),
      'document',
    )} in the index`,
    findings,
    engine: searchedIndexOf(payload.config).engine,
    kinds,
    waiting: words + behind,
    rebuild,
  }
}
