import { Forbidden, NotFound } from 'payload'
import { z } from 'zod'
import { roomRights } from '#plugins/collaboration/rights/roomRights.ts'
import { guidOf } from '#plugins/collaboration/room/guid.ts'
import { keptVersions } from '#plugins/collaboration/storage/versions.store.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { documentId } from './document.schema.ts'

export const getKeptVersions = procedure({
  summary:
    'The versions of a document that have a name, such as what somebody had written when it was taken from them.',
  permissions: [],
})
  .input(z.object({ id: documentId }))
  .output(z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), keptAt: z.string() })) }))
  .query(async ({ ctx, input }) => {
    const rights = await roomRights(ctx.req, input.id)
    if (!rights) throw new NotFound(ctx.req.t)
    if (rights === 'none') throw new Forbidden(ctx.req.t)
    const versions = await keptVersions(ctx.req, guidOf(input.id.collection, input.id.id))
    return {
      items: versions.map(({ version, name, keptAt }) => ({
        id: String(version),
        name,
        keptAt: keptAt.toISOString(),
      })),
    }
  })
