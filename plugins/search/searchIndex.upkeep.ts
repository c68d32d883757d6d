import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { queryInTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { fillMissing } from './fillMissing.ts'
import { learnWords, missingDocuments, reconfigure } from './postgres/documents.store.ts'
import { publicationLanguage } from './publicationLanguage.ts'
import type { Retriever } from './retriever.types.ts'
import { allSearchedKinds, searchedKinds } from './searchedKinds.ts'
import { refreshDocument } from './searchIndex.hooks.ts'

// Documents in one transaction.
const atOnce = 100

// Milliseconds between two rounds of upkeep.
const interval = 5_000

// Any number of its own: the lock of those who do a round.
const lockOfUpkeep = 7262

/** Fills the index with what it lacks, and then keeps it, its vocabulary and its languages up to date while the process runs. */
export function startUpkeep(payload: Payload, retriever: Retriever): void {
  let isFilled = false
  let isBusy = false
  const round = async () => {
    if (isBusy) return
    isBusy = true
    try {
      if (!isFilled) await fillIndex(payload, retriever)
      isFilled = true
      await tidyIndex(payload)
      await retriever.keepUp?.(payload)
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
export async function fillIndex(payload: Payload, retriever: Retriever): Promise<void> {
  for (const kind of allSearchedKinds) {
    await fillMissing(payload, {
      collection: searchedKinds[kind].collection,
      missing: (req, range) => missingDocuments(req, kind, range),
      refresh: (req, id) => refreshDocument(req, retriever, kind, id),
    })
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
