import { z } from 'zod'
import type { Block } from '#blocks/core/block.types.ts'
import { pin } from '#blocks/core/collectionQuery.schema.ts'
import { createRouter, procedure } from '#plugins/rpc/rpc.base.ts'
import { processedBlocks } from './processedBlocks.ts'

const name = z.string().max(200)
const slot = z
  .object({ id: name, type: name, props: z.record(z.string(), z.unknown()) })
  .transform((block): Block => ({ ...block, children: [], content: [] }))

/** A block with places for episodes, and those; or a list of posts. */
const holder = z
  .object({ id: name, type: name, props: z.record(z.string(), z.unknown()), children: z.array(slot).max(20) })
  .transform((block): Block => ({ ...block, content: [] }))

/** Procedures that fill the slots of a story. */
export const slotsRouter = createRouter({
  processBlocks: procedure({
    summary: 'The posts that readers would find in places for episodes and in lists of posts now, by the ids of those.',
    permissions: [],
  })
    .input(z.object({ blocks: z.array(holder).max(100), sectionForMostPopular: name.nullable().default(null) }))
    .output(
      z.object({
        flattenedBlocks: z.record(
          z.string(),
          z.object({
            props: z.object({ post: z.string().nullable(), pinned: pin.nullable(), posts: z.array(z.string()) }),
          }),
        ),
      }),
    )
    .mutation(async ({ ctx, input }) => ({
      flattenedBlocks: await processedBlocks(ctx.req.payload, input.blocks, new Date(), input.sectionForMostPopular),
    })),
})
