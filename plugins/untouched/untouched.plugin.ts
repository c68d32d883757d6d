import { createLocalReq, type Payload, type Plugin } from 'payload'
import { sharedCollections } from '#plugins/collaboration/room/documentKey.ts'
import { discardUntouched, oldUntitled } from './untouched.service.ts'

// Milliseconds between two sweeps, and after which a document counts as left by a tab that was closed. A week, because
// what was written offline is only in that browser until it is opened again.
const times = { interval: 3_600_000, left: 7 * 86_400_000 }

/** Deletes what was created and left without a word: at once when a person leaves it, here when they closed the tab. */
export function untouchedDocuments({ isSweeping }: { isSweeping: boolean }): Plugin {
  return (config) => ({
    ...config,
    onInit: async (payload) => {
      await config.onInit?.(payload)
      if (!isSweeping) return
      void sweepUntouched(payload)
      setInterval(() => void sweepUntouched(payload), times.interval).unref()
    },
  })
}

/** Discards the untouched documents of all collections that are older than a week; logs what it cannot discard. */
export async function sweepUntouched(payload: Payload, now = Date.now()): Promise<void> {
  try {
    for (const collection of sharedCollections) {
      for (const name of await oldUntitled(payload, collection, new Date(now - times.left))) {
        await discardUntouched(await createLocalReq({}, payload), name, null)
      }
    }
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Untouched documents could not be discarded' })
  }
}
