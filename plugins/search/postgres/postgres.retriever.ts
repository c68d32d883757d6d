import { writeTogether } from '#database/batchedWrites.ts'
import type { InTransaction, Queryable } from '#database/sql.ts'
import { inReadTransaction } from '#database/transaction.ts'
import { type Hit, type Retriever, SearchTooSlowError } from '../retriever.types.ts'
import { changeDocuments, renewBylines } from './documents.store.ts'
import { findHits, findNames, findSnippets } from './hits.find.ts'
import { findSpelling, isTooCommon } from './spelling.find.ts'

// Milliseconds after which PostgreSQL stops a statement of a search.
const maxDuration = '3000'

// The code of PostgreSQL for a statement that was stopped.
const stopped = '57014'

/** Search in the publication's own PostgreSQL: what a transaction changes is found, or not, as soon as it is committed. */
export const postgresRetriever: Retriever = {
  put: (req, document) => writeTogether(req, changeDocuments, { kind: document.kind, id: document.id, document }),
  remove: (req, kind, id) => writeTogether(req, changeDocuments, { kind, id, document: null }),
  renewBylines: async (req, author) => void (await renewBylines(req, author)),
  find: async (req, search) => {
    const found = await limited(req, (within) => findHits(within, search))
    return {
      ...found,
      snippets: async () => {
        const snippets = halvesOf(found.hits).map((hits) =>
          limited(req, (within) => findSnippets(within, search, hits)),
        )
        return (await Promise.all(snippets)).flat()
      },
    }
  },
  findNames: (req, search) => limited(req, (within) => findNames(within, search)),
  suggest: (req, search) => limited(req, (within) => findSpelling(within, search)),
  isTooCommon,
}

/**
 * Runs reads in a transaction, each of which may take only so long: a search must not keep the database from its work.
 * Several may run at once for one request.
 * @throws SearchTooSlowError
 */
export async function limited<Result>(
  req: InTransaction,
  work: (within: Queryable) => Promise<Result>,
): Promise<Result> {
  try {
    return await inReadTransaction(req, { statement_timeout: maxDuration }, work)
  } catch (error) {
    if (isStopped(error)) throw new SearchTooSlowError('The search took too long.')
    throw error
  }
}

// To read twenty texts takes a quarter of the time of a search: two connections read ten each.
const halvesOf = (hits: readonly Hit[]): (readonly Hit[])[] => {
  const middle = Math.ceil(hits.length / 2)
  return [hits.slice(0, middle), hits.slice(middle)].filter((half) => half.length > 0)
}

const isStopped = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === stopped) || isStopped(error.cause))
