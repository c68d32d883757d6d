import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { queryInTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { renewBylines } from '../postgres/documents.store.ts'
import { postgresRetriever } from '../postgres/postgres.retriever.ts'
import type { Retriever } from '../retriever.types.ts'
import type { MeilisearchOptions } from './meilisearch.client.ts'
import { findInMeilisearch } from './meilisearch.find.ts'
import { ensureIndex, sendChanges } from './meilisearch.index.ts'
import { forgetChanges, noteAll, noteChange, takeChanges } from './outbox.store.ts'

// Documents that are sent at once.
const atOnce = 100

// Any number of its own: the lock of the process that sends.
const lockOfSender = 7266

/**
 * Search by Meilisearch. PostgreSQL keeps the documents, names and spelling all the same: a change is noted in its own
 * transaction, and `keepUp` notifies the engine of it. So nothing is lost while the engine is down, and nothing waits
 * for it.
 */
export function meilisearchRetriever(options: MeilisearchOptions): Retriever {
  return {
    ...postgresRetriever,
    put: async (req, document) => {
      await postgresRetriever.put(req, document)
      await noteChange(req, document.kind, document.id)
    },
    remove: async (req, kind, id) => {
      await postgresRetriever.remove(req, kind, id)
      await noteChange(req, kind, id)
    },
    renewBylines: async (req, author) => {
      for (const { kind, id } of await renewBylines(req, author)) await noteChange(req, kind, id)
    },
    find: (_req, search) => findInMeilisearch(options, search),
    keepUp: (payload) => sendNoted(options, payload),
  }
}

// Notifies the engine of all changes that are noted; of all documents, when it has no index yet. One process at a time
// does it. Throws SearchUnavailableError; what was not carried out stays noted.
async function sendNoted(options: MeilisearchOptions, payload: Payload): Promise<void> {
  for (let isFull = true; isFull; ) {
    const req = await createLocalReq({}, payload)
    isFull = await inTransaction(req, async () => {
      const statement = sql`SELECT pg_try_advisory_xact_lock(${lockOfSender}) AS "isMine"`
      const [lock] = await queryInTransaction(req, statement, z.object({ isMine: z.boolean() }))
      if (!lock?.isMine) return false
      if (await ensureIndex(options)) await noteAll(req)
      const { changes, places } = await takeChanges(req, atOnce)
      await sendChanges(options, changes)
      await forgetChanges(req, places)
      return places.length === atOnce
    })
  }
}
