import { z } from 'zod'
import { notLockedError } from '#plugins/collaboration/locks/lockedError.ts'
import { forceUnlock } from '#plugins/collaboration/locks/locks.service.ts'
import { homepageGuid } from '#plugins/collaboration/room/guid.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { documentOrHomepageId } from './document.schema.ts'

export const requestUnlock = procedure({
  summary:
    'Takes a document from who has locked it: they are disconnected, and what they wrote is kept as a version. 409 when nobody has.',
  permissions: ['UNLOCK_DOCUMENT'],
})
  .input(z.object({ id: documentOrHomepageId }))
  .output(z.object({ holder: z.object({ id: z.string(), name: z.string() }) }))
  .mutation(async ({ ctx, input }) => {
    // Nobody can have the homepage for themselves.
    if (input.id === homepageGuid) throw notLockedError()
    const { holder } = await forceUnlock(ctx.req, input.id)
    return { holder: { id: String(holder.id), name: holder.name } }
  })
