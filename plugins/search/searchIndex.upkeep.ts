import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { holdRow } from '#collections/lifecycle/documentLock.ts'
import { queryInTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { learnWords, missingDocuments, reconfigure } from './postgres/documents.store.ts'
import { postgresRetriever } from './postgres/postgres.retriever.ts'
import { publicationLanguage } from './publicationLanguage.ts'
import { allSearchedKinds, searchedKinds } from './searchedKinds.ts'
import { refreshDocument } from './searchIndex.hooks.ts'

/** Documents in one transaction. */
const atOnce = 100

/** Milliseconds between two rounds of upkeep. */
const interval = 5_000

/** Above every id. */
const newest = 2_147_483_647

/** Any number of its own: the lock of those who do a round. */
const lockOfUpkeep = 7262

/** Fills the index with what it lacks, and then keeps its vocabulary and languages up to date while the process runs. */
export function startUpkeep(payload: Payload): void {
  let isFilled = false
  let isBusy = false
  const round = async () => {
    if (isBusy) return
    isBusy = true
    try {
      if (!isFilled) await fillIndex(payload)
      isFilled = true
      await tidyIndex(payload)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The search index could not be kept up to date' })
    } finally {
      isBusy = false
    }
  }
  void round()
  setInterval(() => void round(), interval).unref()
}

/** Adds what readers see and the index lacks: documents from before there was one. Several processes may do it at once. */
export async function fillIndex(payload: Payload): Promise<void> {
  for (const kind of allSearchedKinds) {
    let below = newest
    while (below > 0) {
      const missing = await missingDocuments(await createLocalReq({}, payload), kind, below, atOnce)
      for (const id of missing) {
        const req = await createLocalReq({}, payload)
        await inTransaction(req, async () => {
          // Held, or it could leave the site between being read and being stored.
          await holdRow(req, searchedKinds[kind].collection, id)
          await refreshDocument(req, postgresRetriever, kind, id)
        })
      }
      below = missing.at(-1) ?? 0
    }
  }
}

/** Adds new words to the vocabulary, and follows the language of the publication. One process at a time does it. */
export async function tidyIndex(payload: Payload): Promise<void> {
  for (let isFull = true; isFull; ) {
    const req = await createLocalReq({}, payload)
    isFull = await inTransaction(req, async () => {
      const statement = sql`SELECT pg_try_advisory_xact_lock(${lockOfUpkeep}) AS "isMine"`
      const [lock] = await queryInTransaction(req, statement, z.object({ isMine: z.boolean() }))
      if (!lock?.isMine) return false
      const learned = await learnWords(req, atOnce)
      const changed = await reconfigure(req, await publicationLanguage(req), atOnce)
      return learned === atOnce || changed === atOnce
    })
  }
}
