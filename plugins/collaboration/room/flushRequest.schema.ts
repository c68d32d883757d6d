/**
 * The request by which the back office has the real-time server write its documents: a signed call, answered when all
 * changes up to then are in the draft.
 */
import { z } from 'zod'

export const flushPath = '/documents/flush'

/** The status of the answer when a change cannot be saved; its `message` says why. */
export const cannotBeSaved = 422

export const flushRequest = z.object({
  /** One document, or all open ones of a collection. `journal`: no draft, only the updates that are in memory. */
  of: z.union([
    z.object({ guid: z.string() }),
    z.object({ collection: z.string() }),
    z.object({ journal: z.literal(true) }),
  ]),
})

export type FlushScope = z.infer<typeof flushRequest>['of']
