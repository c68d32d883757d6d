import type { RefusalReason } from '#plugins/collaboration/room/refusal.reasons.ts'

/**
 * Thrown to refuse somebody a room: Hocuspocus tells the client what stands in `reason`. Without a message Hocuspocus
 * logs nothing; whoever refuses does that, with what is known.
 */
export class RefusedError extends Error {
  override name = 'RefusedError'

  constructor(readonly reason: RefusalReason) {
    super()
  }
}

/** How a connection is closed; codes from 4000 on are our own. */
export const closing = (reason: RefusalReason) => ({ code: 4403, reason })
