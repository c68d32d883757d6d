import type { RefusalReason } from '#plugins/collaboration/room/refusalReasons.ts'

/**
 * Thrown to refuse access to a room: Hocuspocus sends `reason` to the client. It logs nothing for an error without a
 * message, so the thrower logs.
 */
export class RefusedError extends Error {
  override name = 'RefusedError'

  constructor(readonly reason: RefusalReason) {
    super()
  }
}

/** Close event of a refused connection; codes from 4000 on are free for applications. */
export function closing(reason: RefusalReason) {
  return { code: 4403, reason }
}
