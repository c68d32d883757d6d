import { z } from 'zod'

const passedOver = z.object({
  post: z.string(),
  // It is pinned somewhere on the page, or stands above.
  because: z.enum(['pinned', 'above']),
})

/** Why a slot holds what it holds. */
export const slotReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pinned'), until: z.string().nullable() }),
  z.object({
    kind: z.literal('autofill'),
    /** Place of the post among all that the query finds, from 1. */
    rank: z.number(),
    /** Better candidates that were passed over. */
    passedOver: z.array(passedOver),
  }),
  /** Chosen by an editor for good. */
  z.object({ kind: z.literal('chosen') }),
  z.object({ kind: z.literal('empty') }),
])

export type SlotReason = z.output<typeof slotReason>
export type PassedOver = z.output<typeof passedOver>
