import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { holdRow } from '#collections/lifecycle/ownRow.ts'
import { inTransaction } from '#database/transaction.ts'
import { searchedIndexOf } from '#plugins/search/searchedIndex.ts'
import { allSearchedKinds, type SearchedKind, searchedKinds } from '#plugins/search/searchedKinds.ts'
import { refreshDocument } from '#plugins/search/searchIndex.hooks.ts'
import {
  endRebuild,
  goneFrom,
  idsBelow,
  newest,
  noteRebuild,
  type RebuildPlace,
  rebuildFailed,
  takeRebuild,
} from './rebuild.store.ts'

// Documents between two notes of how far it is.
const atOnce = 50

// Milliseconds between two looks for a rebuild that a process left.
const interval = 10_000

/** Works on the rebuild that was ordered, unless another process does. It never rejects: a failure is noted, and shown. */
export async function workOnRebuild(payload: Payload): Promise<void> {
  try {
    const found = await takeRebuild({ payload })
    if (!found) return
    await rebuildFrom(payload, found)
    await endRebuild({ payload })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The search index could not be rebuilt' })
    await rebuildFailed({ payload }, error instanceof Error ? error.message : String(error)).catch(() => undefined)
  }
}

async function rebuildFrom(payload: Payload, { kind: first, below: firstBelow, done: before }: RebuildPlace) {
  let done = before
  for (const kind of allSearchedKinds.slice(allSearchedKinds.indexOf(first))) {
    for (let below = kind === first ? firstBelow : newest; ; ) {
      const ids = await idsBelow({ payload }, kind, below, atOnce)
      for (const id of ids) await within(payload, (req) => renew(req, kind, id))
      done += ids.length
      below = ids.at(-1) ?? below
      await noteRebuild({ payload }, { kind, below, done })
      if (ids.length < atOnce) break
    }
    await removeGone(payload, kind)
  }
}

// Held, or it could change between being read and being stored.
async function renew(req: PayloadRequest, kind: SearchedKind, id: number): Promise<void> {
  await holdRow(req, searchedKinds[kind].collection, id)
  await refreshDocument(req, searchedIndexOf(req.payload.config).retriever, kind, id)
}

async function removeGone(payload: Payload, kind: SearchedKind): Promise<void> {
  const { retriever } = searchedIndexOf(payload.config)
  for (let ids = await goneFrom({ payload }, kind, atOnce); ids.length > 0; ) {
    for (const id of ids) await within(payload, (req) => retriever.remove(req, kind, id))
    ids = await goneFrom({ payload }, kind, atOnce)
  }
}

async function within(payload: Payload, work: (req: PayloadRequest) => Promise<void>): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () => work(req))
}

/** Goes on with rebuilds that a process left, for as long as this one runs. */
export function startRebuilding(payload: Payload): void {
  setInterval(() => void workOnRebuild(payload), interval).unref()
}
