import type { Payload, Plugin } from 'payload'
import { createLocalReq } from 'payload'
import { fillMissing } from '../search/fillMissing.ts'
import { publicationLanguage } from '../search/publicationLanguage.ts'
import { deskCollections } from './deskCollections.ts'
import { indexForDesk, refreshDeskDocument } from './deskIndex.hooks.ts'
import { missingDeskDocuments } from './deskIndex.store.ts'

// Milliseconds between two looks at the language of the publication.
const interval = 60_000

/** Keeps the words of what the newsroom works on for the searches of lists, pickers, the library and the command menu. */
export function deskSearch({ isKeepingUp }: { isKeepingUp: boolean }): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map(indexForDesk),
    onInit: async (payload) => {
      await config.onInit?.(payload)
      if (isKeepingUp) startDeskUpkeep(payload)
    },
  })
}

// Fills the index with what it lacks while the process runs: an archive from before, and all after the language has
// changed.
function startDeskUpkeep(payload: Payload): void {
  let filledIn: string | null = null
  let isBusy = false
  const round = async () => {
    if (isBusy) return
    isBusy = true
    try {
      const language = await publicationLanguage(await createLocalReq({}, payload))
      if (language !== filledIn) await fillDeskIndex(payload)
      filledIn = language
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The search index of the back office could not be filled' })
    } finally {
      isBusy = false
    }
  }
  void round()
  setInterval(() => void round(), interval).unref()
}

/** Adds what the index lacks, the newest documents first. Several processes may do it at once. */
export async function fillDeskIndex(payload: Payload): Promise<void> {
  const ofPublication = await publicationLanguage(await createLocalReq({}, payload))
  for (const collection of deskCollections) {
    await fillMissing(payload, {
      collection,
      missing: (req, range) => missingDeskDocuments(req, collection, { ...range, ofPublication }),
      refresh: (req, id) => refreshDeskDocument(req, collection, id),
    })
  }
}
