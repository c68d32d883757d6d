import { z } from 'zod'
import { requireWrite } from '#plugins/collaboration/rights/roomRights.ts'
import { sharedDocumentId } from '#plugins/collaboration/room/documentKey.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { discardUntouched } from './untouched.service.ts'

/** Leaving new documents. */
export const untouchedRouter = createRouter({
  discardUntouched: procedure({
    summary:
      'Deletes a document for good that a screen created and that has no word, no comment and, besides the tab that leaves it, no reader; any other document stays.',
    permissions: [],
  })
    .input(z.object({ id: sharedDocumentId, tab: z.string().max(100) }))
    .output(z.object({ isDiscarded: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      await requireWrite(ctx.req, input.id)
      return {
        isDiscarded: await discardUntouched(ctx.req, input.id, { person: Number(ctx.req.user?.id), tab: input.tab }),
      }
    }),
})
