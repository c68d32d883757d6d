import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
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

// Milliseconds between two rounds of upkeep, and at most between two looks at the language of each document, which reads
// all of them.
const interval = 5_000
const languageInterval = 60_000

// Any number of its own: the lock of those who do a round.
const lockOfUpkeep = 7262

/** Fills the index with what it lacks, and then keeps it, its vocabulary and its languages up to date while the process runs. */
export function startUpkeep(payload: Payload, retriever: Retriever): void {
  let isFilled = false
  let isBusy = false
  let followed = { language: '', at: 0 }
  const round = async () => {
    if (isBusy) return
    isBusy = true
    try {
      if (!isFilled) await fillIndex(payload, retriever)
      isFilled = true
      await untilDone(payload, learnWords)
      const language = await publicationLanguage(await createLocalReq({}, payload))
      if (language !== followed.language || Date.now() - followed.at >= languageInterval) {
        await untilDone(payload, followLanguage)
        followed = { language, at: Date.now() }
      }
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
  await untilDone(payload, learnWords)
  await untilDone(payload, followLanguage)
}

const followLanguage = async (req: PayloadRequest, limit: number) =>
  reconfigure(req, await publicationLanguage(req), limit)

// Takes some documents at a time, each in a transaction of its own, until there are no more.
async function untilDone(
  payload: Payload,
  work: (req: PayloadRequest, limit: number) => Promise<number>,
): Promise<void> {
  for (let isFull = true; isFull; ) {
    const req = await createLocalReq({}, payload)
    isFull = await inTransaction(req, async () => {
      const statement = sql`SELECT pg_try_advisory_xact_lock(${lockOfUpkeep}) AS "isMine"`
      const [lock] = await queryInTransaction(req, statement, z.object({ isMine: z.boolean() }))
      return lock?.isMine === true && (await work(req, atOnce)) === atOnce
    })
  }
}
